import { readdirSync } from "node:fs";
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

const folders = readdirSync("src/games", { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const games = folders.map(({ name }) => name).filter((name) => name !== "board");

export default defineConfig(
  // Written by the server.
  { ignores: ["src/net/protocol.ts"] },
  js.configs.recommended,
  typescript.configs.strict,
  typescript.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // The compiler holds every indexed value for missing; where we know better, we say so.
      "@typescript-eslint/no-non-null-assertion": "off",
      // State is replaced as a whole, never changed: no Map has to be watched.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    files: ["src/**"],
    ignores: ["src/games/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: `Literal[value=/^(${games.join("|")})$/]`,
          message: "Ask the list of games (src/games/index.ts).",
        },
      ],
    },
  },
  {
    files: ["src/sw.js"],
    languageOptions: {
      globals: { ...globals.serviceworker, __FILES__: "readonly", __VERSION__: "readonly" },
    },
  },
);
