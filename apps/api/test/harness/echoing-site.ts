import type { Builds } from "../../src/web/builds.ts";

/** Builds whose public site answers with its input, as JSON. */
export const echoingSite: Builds = {
  portal: { folder: import.meta.dirname, document: "", previewFrame: "" },
  admin: { folder: import.meta.dirname, document: "" },
  marketing: {
    folder: import.meta.dirname,
    createSite:
      () =>
      async (url, { refused }) => ({
        kind: "page",
        status: refused?.status ?? 200,
        html: JSON.stringify({ url, ...refused }),
      }),
  },
};
