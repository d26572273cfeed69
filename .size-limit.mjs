// What a browser fetches of our scripts before the first screen stands, from the manifests of the builds. gzip.
import { readFileSync } from "node:fs";

/** The entry and everything that it imports at once; what is fetched later, when it is wanted, does not count. */
function firstLoad(folder, entry) {
  const manifest = JSON.parse(
    readFileSync(new URL(`${folder}/.vite/manifest.json`, import.meta.url), "utf8"),
  );
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
  };
  visit(entry);
  return [...seen].map((key) => `${folder}/${manifest[key].file}`);
}

export default [
  {
    name: "Portal, first load",
    path: [...firstLoad("./apps/portal/dist", "index.html"), "./apps/portal/dist/theme.js"],
    limit: "170 kB",
    gzip: true,
  },
  {
    name: "Home page of the public site",
    path: firstLoad("./apps/marketing/dist/client", "src/entry-client.ts"),
    limit: "10 kB",
    gzip: true,
  },
];
