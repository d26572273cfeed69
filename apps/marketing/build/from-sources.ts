import { join } from "node:path";
import { createServer } from "vite";
import type { CreateSite, Site, SiteOptions } from "../src/server-contract.ts";

const root = join(import.meta.dirname, "..");

/** The names in a build's manifest, with addresses of the development server. */
const manifest: SiteOptions["manifest"] = {
  "src/entry-client.ts": { file: "src/entry-client.ts", isEntry: true, css: ["src/styles.css"] },
};

/** What a development server needs of this app. Each page is rendered from the current sources. */
export async function openSources() {
  const vite = await createServer({
    root,
    appType: "custom",
    // The other loaders write and remove a file, which the API's process would watch.
    configLoader: "runner",
    // Only renders: another server, with its own cache, serves the browser.
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    cacheDir: "node_modules/.vite-rendering",
  });
  const createSite =
    (options: Omit<SiteOptions, "manifest">): Site =>
    async (url, request) => {
      const entry: { createSite?: CreateSite } = await vite.ssrLoadModule("/src/entry-server.ts");
      if (!entry.createSite) throw new Error("src/entry-server.ts exports no createSite.");
      return entry.createSite({ ...options, manifest })(url, request);
    };
  return { folder: join(root, "public"), createSite };
}
