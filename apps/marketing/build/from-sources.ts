import { join } from "node:path";
import { createServer } from "vite";
import type { CreateSite, Site, SiteOptions } from "../src/server-contract.ts";

const root = join(import.meta.dirname, "..");

/** What a build's manifest names, under the addresses of the development server. */
const manifest: SiteOptions["manifest"] = {
  "src/entry-client.ts": { file: "src/entry-client.ts", isEntry: true, css: ["src/styles.css"] },
};

/** What a server in development needs of this app. Each page is rendered by the sources as they are then. */
export async function openSources() {
  const vite = await createServer({
    root,
    appType: "custom",
    // The others write a file that the API's process would watch, and remove it.
    configLoader: "runner",
    // Only renders: another server, with a cache of its own, serves the browser.
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
