// What the build does beside bundling: texts from the Python package, the service worker's list
// of files, the licences of what is bundled, and compressed copies for the server.

import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { basename, dirname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Not for the page: what the command line and the arena say.
const ELSEWHERE = /^(cli.*|arena)\.ftl$/;
// What the coach says has a part of its own, which is loaded with it.
const COACH = /^(page-)?coach(-hints)?\.ftl$/;
// Of the rules, which the server sends, only what a table can choose.
const RULES = /^rules-/;
const CHOICES = /^(edition|option)-/;
// Of bytes; what is larger is not compressed as well as it could be.
const LARGE = 1_000_000;

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
      const built = Object.keys(bundle).filter(
        (name) => /\.(js|css|svg|bin|woff2)$/.test(name) && !name.startsWith(POCKET),
      );
      const files = ["/", ...built.map((name) => `/${name}`).sort()];
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const worker = readFileSync(source, "utf-8")
        .replace("__FILES__", JSON.stringify(files))
        .replace("__VERSION__", JSON.stringify(version));
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
    },
  };
}

/** The files of Pyodide that the pocket runs; it needs none of the packages that Pyodide knows. */
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const PYODIDE_LIBRARY = "python_stdlib.zip";
const PYODIDE_LOCK = "pyodide-lock.json";

/** Puts what the pocket runs under pocket/, in a folder named by what is in it; and its worker beside it. */
export function pocket(worker, pyodide, library, gathered) {
  return {
    name: "tusch-pocket",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: worker, name: WORKER });
    },
    async generateBundle() {
      const { info } = JSON.parse(readFileSync(join(pyodide, PYODIDE_LOCK), "utf-8"));
      const wheels = readdirSync(gathered, { recursive: true }).filter((name) =>
        name.endsWith(".whl"),
      );
      const files = [
        ...PYODIDE.map((name) => [name, readFileSync(join(pyodide, name))]),
        ...wheels.map((name) => [basename(name), readFileSync(join(gathered, name))]),
        [PYODIDE_LIBRARY, await packed(library)],
        [PYODIDE_LOCK, JSON.stringify({ info, packages: {} })],
      ];
      const version = createHash("sha256");
      for (const [name, source] of files) version.update(name).update(source);
      const folder = `${POCKET}${version.digest("hex").slice(0, 12)}/`;
      for (const [name, source] of files)
        this.emitFile({ type: "asset", fileName: folder + name, source });
    },
  };
}

/** The standard library of Pyodide, as a script in it packs it. */
async function packed(script) {
  const { loadPyodide } = await import("pyodide");
  const python = await loadPyodide();
  return python.FS.readFile(python.runPython(readFileSync(script, "utf-8")));
}

const POCKET = "pocket/";
const WORKER = "pocket-worker";

/** Where an entry of the build goes. */
export const entry = ({ name }) =>
  name === WORKER ? `${POCKET}worker-[hash].js` : "assets/[name]-[hash].js";

/**
 * Writes licences.txt: the licences of all packages that ended up in the page or lie beside it, and of what comes with
 * them without a licence of its own: `texts` is a folder of those.
 */
export function licences(beside, texts) {
  return {
    name: "tusch-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const folders = new Set(beside);
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
        const source = text || `The source is at ${about.homepage}`;
        return `${about.name} ${about.version} (${about.license})\n\n${source}\n`;
      });
      for (const name of readdirSync(texts).sort())
        parts.push(`${name.replace(/\.txt$/, "")}\n\n${readFileSync(join(texts, name), "utf-8")}`);
      this.emitFile({
        type: "asset",
        fileName: "licences.txt",
        source: parts.join(`\n${"-".repeat(72)}\n\n`),
      });
    },
  };
}

/**
 * Writes a .br and a .gz beside every text file, for servers that cannot spend time on it; in place of every file of
 * the pocket, which is large.
 */
export function compress() {
  return {
    name: "tusch-compress",
    apply: "build",
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        const carried = name.startsWith(POCKET);
        if (!carried && !/\.(js|css|html|svg|txt|webmanifest)$/.test(name)) continue;
        const path = join(options.dir ?? dirname(options.file), name);
        const body = readFileSync(path);
        if (!carried && body.length < 512) continue;
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
        const params = {
          // The best for ten megabytes takes half a minute.
          [constants.BROTLI_PARAM_QUALITY]: body.length < LARGE ? 11 : 9,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
        if (carried) rmSync(path);
      }
    },
  };
}
