import {
  createReceipt,
  type DocumentSummary,
  getDocument,
  getDocumentFile,
  listDocuments,
} from "@sitewright/contracts";
import type { Authorized } from "../../access/authorized.ts";
import { instantOf } from "../../db/instant.ts";
import type { Mount } from "../../http/mount.ts";
import { bodyOf, Refusal } from "../../http/refusal.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import { openStored, type Storage } from "../../storage/storage.ts";
import { documentFolder } from "./rules.ts";
import type { DocumentService } from "./service.ts";

type File = Pick<DocumentSummary, "clientId" | "title" | "fileName"> & { storagePath: string | null };

function fileOf(storage: Storage, file: Authorized<File, "read">): FileAnswer | Refusal {
  const { storagePath, clientId, fileName, title } = file;
  const isOwn = storagePath?.startsWith(documentFolder(clientId));
  if (!storagePath || !isOwn) return new Refusal("not-found");
  return {
    name: fileName ?? `${title.replace(/[/\\]|\.\.+/g, "_")}.md`,
    type: "text/markdown; charset=utf-8",
    open: () => openStored(storage, storagePath),
  };
}

/** Reading one's documents, which leaves a receipt. */
export function mountDocuments(
  mount: Mount,
  { service, storage }: { service: DocumentService; storage: Storage },
): void {
  mount(listDocuments, async ({ actor, params }) =>
    bodyOf("documents", await service.list(actor, params.uid)),
  );
  mount(getDocument, async ({ actor, params }) => bodyOf("document", await service.read(actor, params.id)));
  mount(getDocumentFile, async ({ actor, params }) => {
    const file = await service.findFile(actor, params.id);
    return file instanceof Refusal ? file : fileOf(storage, file);
  });
  mount(createReceipt, async ({ actor, params, body }) => {
    const readAt = await service.receive(actor, params.id, body.version);
    return readAt instanceof Refusal ? readAt : { readAt: instantOf(readAt) };
  });
}
