// What the build does beside bundling: texts from the Python package, the service worker's list
// of files, the licences of what is bundled, and compressed copies for the server.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Not for the page: what the command line and the arena say.
const ELSEWHERE = /^(cli.*|arena)\.ftl$/;
// What the coach says has a part of its own, which is loaded with it.
const COACH = /^(page-)?coach(-hints)?\.ftl$/;
// Of the rules, which the server sends, only what a table can choose.
const RULES = /^rules-/;
const CHOICES = /^(edition|option)-/;

/** `virtual:texts/fr` is the Fluent source of one language, without comments; `…/fr/coach` a part. */
export function texts(folder) {
  const prefix = "virtual:texts/";
  return {
    name: "tusch-texts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [name, part] = id.slice(prefix.length + 1).split("/");
      const language = join(folder, name);
      const files = readdirSync(language).filter(
        (name) =>
          name.endsWith(".ftl") && !ELSEWHERE.test(name) && COACH.test(name) === (part === "coach"),
      );
      const source = files
        .sort()
        .map((name) => {
          this.addWatchFile(resolve(language, name));
          const text = readFileSync(join(language, name), "utf-8");
          return RULES.test(name)
            ? messages(text)
                .filter((entry) => CHOICES.test(entry))
                .join("")
            : text;
        })
        .join("\n")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n");
      return `export default ${JSON.stringify(source)};`;
    },
  };
}

/** The single messages of a Fluent source. */
function messages(source) {
  return source.split(/^(?=[a-z#])/m).filter((entry) => !entry.startsWith("#"));
}

/** Puts the icon, one of the drawings, where browsers and the manifest look for it. */
export function icon(source) {
  return {
    name: "tusch-icon",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icon.svg", source: readFileSync(source) });
    },
  };
}

/** Writes sw.js with the list of the files that make the shell. */
export function serviceWorker(source) {
  return {
    name: "tusch-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      // The page itself is not among the files yet.
      const built = Object.keys(bundle).filter((name) => /\.(js|css|svg|bin|woff2)$/.test(name));
      const files = ["/", ...built.map((name) => `/${name}`).sort()];
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const worker = readFileSync(source, "utf-8")
        .replace("__FILES__", JSON.stringify(files))
        .replace("__VERSION__", JSON.stringify(version));
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
    },
  };
}

/** Writes licences.txt: the licences of all packages that ended up in the page. */
export function licences() {
  return {
    name: "tusch-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const folders = new Set();
      for (const id of this.getModuleIds()) {
        const found = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id);
        if (found) folders.add(found[1]);
      }
      // A font comes by a style, and is no module.
      for (const { originalFileNames = [] } of Object.values(bundle))
        for (const name of originalFileNames) {
          const found = /(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(name);
          if (found) folders.add(found[1]);
        }
      const parts = [...folders].sort().map((folder) => {
        const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
        const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
        const text = file ? readFileSync(join(folder, file), "utf-8").trim() : "";
        return `${about.name} ${about.version} (${about.license})\n\n${text}\n`;
      });
      this.emitFile({
        type: "asset",
        fileName: "licences.txt",
        source: parts.join(`\n${"-".repeat(72)}\n\n`),
      });
    },
  };
}

/** Writes a .br and a .gz beside every text file, for servers that cannot spend time on it. */
export function compress() {
  return {
    name: "tusch-compress",
    apply: "build",
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg|txt|webmanifest)$/.test(name)) continue;
        const path = join(options.dir ?? dirname(options.file), name);
        const body = readFileSync(path);
        if (body.length < 512) continue;
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(body, { params: quality }));
      }
    },
  };
}
