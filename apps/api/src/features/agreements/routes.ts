import { Readable } from "node:stream";
import { downloadNdaRecord, listNdaRecords, recordNda } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { AgreementService } from "./service.ts";

/** Recording, listing and downloading acceptances and withdrawals. */
export function mountAgreements(mount: Mount, service: AgreementService): void {
  mount(listNdaRecords, async ({ actor }) => ({ records: await service.list(actor) }));
  mount(recordNda, ({ actor, body }) => service.record(actor, body));
  mount(downloadNdaRecord, async ({ actor, params }) => {
    const file = await service.download(actor, params.id);
    if (file instanceof Refusal) return file;
    const { name, content } = file;
    return {
      name,
      type: "text/plain; charset=utf-8",
      sizeBytes: Buffer.byteLength(content),
      open: async () => Readable.from([Buffer.from(content)]),
    };
  });
}
