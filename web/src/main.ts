import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepShell } from "./app/shell.svelte";
import { speak, wanted } from "./app/text.svelte";
import { openPocketBy } from "./net/place.svelte";
import { begin } from "./app/journey";

openPocketBy(async (told) => (await import("./pocket/pocket")).openPocket(told));
await Promise.all([speak(wanted()), begin()]);
mount(App, { target: document.getElementById("app")! });
keepShell();
