import { deleteDesign, listDesigns, saveDesign } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { DesignService } from "./service.ts";

/** Listing, saving and deleting designs. */
export function mountDesigns(mount: Mount, service: DesignService): void {
  mount(listDesigns, async ({ actor }) => ({ designs: await service.list(actor) }));
  mount(saveDesign, ({ actor, body }) => service.save(actor, body));
  mount(deleteDesign, ({ actor, params }) => service.remove(actor, params.id));
}
