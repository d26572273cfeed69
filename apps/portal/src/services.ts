import { saveFile } from "@sitewright/app-kit/download";
import type { Services } from "@sitewright/app-kit/services";
import { browserStorage } from "@sitewright/app-kit/storage";
import { WatchedStorage } from "@sitewright/app-kit/watched-storage";
import { api } from "./lib/api/api-client.ts";

/** The side effects that the portal's screens use. */
export const portalServices = (): Services => ({
  client: api,
  now: () => new Date(),
  saveFile,
  storage: new WatchedStorage(browserStorage()),
});
