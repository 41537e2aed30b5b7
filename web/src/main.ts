import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepShell } from "./app/shell.svelte";
import { speak, wanted } from "./app/text.svelte";
import { checkProtocol } from "./net/server.svelte";

await speak(wanted());
mount(App, { target: document.getElementById("app")! });
keepShell();
void checkProtocol();
