import { createSiteWorker } from "./site-worker.ts";

/** The portal's only site worker: it starts with the first text to read or page to draw. */
export const siteWorker = createSiteWorker(
  () => new Worker(new URL("./site.worker.ts", import.meta.url), { type: "module" }),
);
