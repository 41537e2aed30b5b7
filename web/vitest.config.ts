import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// What is tested here is plain TypeScript, with runes where it has them: pages are tested in a browser,
// by tests/page.
export default defineConfig({
  plugins: [svelte()],
  assetsInclude: ["**/*.bin"],
  test: { include: ["tests/**/*.test.ts"], pool: "threads", isolate: false },
});
