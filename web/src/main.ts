import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak, wanted } from "./app/text.svelte";
import { checkProtocol, keepShell } from "./app/shell.svelte";

await speak(wanted());
mount(App, { target: document.getElementById("app")! });
keepShell();
void checkProtocol();
