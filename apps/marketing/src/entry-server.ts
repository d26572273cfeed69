import { createSiteOf } from "./create-site.tsx";
import { files } from "./routes/files.ts";
import { routes } from "./routes/table.ts";
import type { CreateSite } from "./server-contract.ts";

/** The public site for the server. */
export const createSite: CreateSite = (options) => createSiteOf(routes, options, files);
