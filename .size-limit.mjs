// The size of our scripts that a browser loads before it shows the first screen, gzipped, from the builds' manifests.
import { readFileSync } from "node:fs";

/** These modules and their static imports; dynamic imports do not count. */
function firstLoad(folder, ...entries) {
  const manifest = JSON.parse(
    readFileSync(new URL(`${folder}/.vite/manifest.json`, import.meta.url), "utf8"),
  );
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...seen].map((key) => `${folder}/${manifest[key].file}`);
}

/** A dynamically imported module and its static imports, without what the page has already loaded. */
function laterLoad(folder, { entry, after }) {
  const there = firstLoad(folder, ...after);
  return firstLoad(folder, entry).filter((file) => !there.includes(file));
}

/** What a browser loads before it shows a screen of the portal. */
const portalScreen = (...screens) => [
  ...firstLoad("./apps/portal/dist", "index.html", ...screens),
  "./apps/portal/dist/boot.js",
];

export default [
  {
    name: "Portal, first load: the sign-in",
    path: portalScreen("src/routes/signed-out-route.tsx"),
    limit: "170 kB",
    gzip: true,
  },
  {
    // Fetched ahead while a visitor signs in; all of it at once only where a session outlives the browser's cache.
    name: "Portal, the wizard's first screen with all that",
    path: portalScreen(
      "src/routes/signed-in.tsx",
      "src/routes/wizard-route.tsx",
      "src/features/welcome/welcome-step.tsx",
    ),
    limit: "202.5 kB",
    gzip: true,
  },
  {
    // Loaded only when a post is opened.
    name: "Admin, the source editor of a post",
    path: laterLoad("./apps/admin/dist", {
      entry: "src/features/posts/source-editor.tsx",
      after: ["index.html", "src/routes/post-editor.tsx"],
    }),
    limit: "120 kB",
    gzip: true,
  },
  {
    name: "Home page of the public site",
    path: firstLoad("./apps/marketing/dist/client", "src/entry-client.ts"),
    limit: "10 kB",
    gzip: true,
  },
  {
    // Comes when its launcher is pressed, with all that it is drawn by.
    name: "The chat on the public site, opened",
    path: laterLoad("./apps/marketing/dist/client", {
      entry: "../../packages/chat-widget/src/widget/mount.tsx",
      after: ["src/entry-client.ts"],
    }),
    limit: "40 kB",
    gzip: true,
  },
];
