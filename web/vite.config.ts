import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress, entry, icon, licences, pocket, serviceWorker, texts } from "./plugins.js";

const server = process.env.TUSCH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    texts("../src/tusch/i18n"),
    icon("../src/tusch/art/icon.svg"),
    serviceWorker("src/sw.js"),
    pocket("src/pocket/worker.ts", "node_modules/pyodide", "stdlib.py", "../build/pocket"),
    licences(["node_modules/pyodide"], "licences"),
    compress(),
  ],
  build: {
    outDir: "../src/tusch/page",
    emptyOutDir: true,
    // Drawings stay files: each is fetched once and kept.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        entryFileNames: entry,
        chunkFileNames: entry,
        // What several screens need is one file: many small ones cost more in headers than they save.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /\/src\/(app|media|net|table|ui)\/|\/node_modules\/(?!@noble)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    // Drawings and texts are read from the Python package.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, ws: true, changeOrigin: true },
      "/pocket": { target: server, changeOrigin: true },
    },
  },
});
