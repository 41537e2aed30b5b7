import { defineConfig } from "vitest/config";

// What is tested here is plain TypeScript: pages are tested in a browser, by tests/page.
export default defineConfig({
  assetsInclude: ["**/*.bin"],
  test: { include: ["tests/**/*.test.ts"], pool: "threads", isolate: false },
});
