import { adminOverview } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { ReadOverview } from "./service.ts";

/** The overview for staff. */
export function mountOverview(mount: Mount, read: ReadOverview): void {
  mount(adminOverview, ({ actor }) => read(actor));
}
