import { deleteDraft, getDraft, putDraft } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import { bodyOf } from "../../http/refusal.ts";
import type { DraftService } from "./service.ts";

/** Reading, saving and deleting the wizard's draft. */
export function mountDraft(mount: Mount, service: DraftService): void {
  mount(getDraft, async ({ actor, query }) =>
    bodyOf("draft", await service.read(actor, query.project ?? "")),
  );
  mount(putDraft, async ({ actor, query, body }) => service.save(actor, query.project ?? "", body));
  mount(deleteDraft, async ({ actor, query }) => service.remove(actor, query.project ?? ""));
}
