import { downloadNdaRecord, listNdaRecords, recordNda } from "@sitewright/contracts";
import { create as contentDisposition } from "content-disposition";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { AgreementService } from "./service.ts";

/** Recording, listing and downloading what was agreed. */
export function mountAgreements(mount: Mount, service: AgreementService): void {
  mount(listNdaRecords, async ({ actor }) => ({ records: await service.list(actor) }));
  mount(recordNda, ({ actor, body }) => service.record(actor, body));
  mount(downloadNdaRecord, async ({ actor, params, c }) => {
    const file = await service.download(actor, params.id);
    if (file instanceof Refusal) return file;
    c.header("Content-Type", "text/plain; charset=utf-8");
    c.header("Content-Disposition", contentDisposition(file.name, { type: "attachment" }));
    return c.body(file.content);
  });
}
