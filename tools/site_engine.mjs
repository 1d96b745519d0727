// Runs site_engine.py in the Python of the browser: node site_engine.mjs PYODIDE SOURCES PARTS PLACE
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, sources, parts, place] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(join(pyodide, "pyodide.mjs")).href
);
// Without what a page never shows: assertions and documentation.
const python = await loadPyodide({ env: { PYTHONOPTIMIZE: "2" } });
for (const [name, root] of Object.entries({ sources, parts, place })) {
  python.FS.mkdirTree(`/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${name}`);
}
await python.runPythonAsync(
  await readFile(new URL("site_engine.py", import.meta.url), "utf8"),
);
