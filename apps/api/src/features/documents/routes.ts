import {
  createReceipt,
  type DocumentSummary,
  getDocument,
  getDocumentFile,
  listDocuments,
} from "@sitewright/contracts";
import { create as contentDisposition } from "content-disposition";
import type { Authorized } from "../../access/authorized.ts";
import { instantOf } from "../../db/instant.ts";
import type { AppContext } from "../../http/app-env.ts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import { webStream } from "../../http/web-stream.ts";
import { MissingFileError, type Storage } from "../../storage/storage.ts";
import { documentFolder } from "./rules.ts";
import type { DocumentService } from "./service.ts";

type File = Pick<DocumentSummary, "clientId" | "title" | "fileName"> & { storagePath: string | null };

/** What a client's file may do when it is opened as a page of ours: nothing. */
const sandbox = "sandbox; default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

async function sendFile(
  c: AppContext,
  storage: Storage,
  file: Authorized<File, "read">,
): Promise<Response | Refusal> {
  const { storagePath, clientId, fileName, title } = file;
  const isOwn = storagePath?.startsWith(documentFolder(clientId));
  if (!storagePath || !isOwn) return new Refusal("not-found");
  const content = await storage.get(storagePath);
  if (!content) throw new MissingFileError(storagePath);
  c.header("Content-Type", "text/markdown; charset=utf-8");
  const name = fileName ?? `${title.replace(/[/\\]|\.\.+/g, "_")}.md`;
  c.header("Content-Disposition", contentDisposition(name, { type: "attachment" }));
  c.header("Content-Security-Policy", sandbox);
  // A stream that nobody reads would keep its file open.
  if (c.req.method === "HEAD") {
    content.destroy();
    return c.body(null, 200);
  }
  return c.body(webStream(content), 200);
}

/** What clients do with their documents: read them, and so leave a receipt. */
export function mountDocuments(
  mount: Mount,
  { service, storage }: { service: DocumentService; storage: Storage },
): void {
  mount(listDocuments, async ({ actor, params }) => {
    const documents = await service.list(actor, params.uid);
    return documents instanceof Refusal ? documents : { documents };
  });
  mount(getDocument, async ({ actor, params }) => {
    const document = await service.read(actor, params.id);
    return document instanceof Refusal ? document : { document };
  });
  mount(getDocumentFile, async ({ actor, params, c }) => {
    const file = await service.findFile(actor, params.id);
    return file instanceof Refusal ? file : sendFile(c, storage, file);
  });
  mount(createReceipt, async ({ actor, params, body }) => {
    const readAt = await service.receive(actor, params.id, body.version);
    return readAt instanceof Refusal ? readAt : { readAt: instantOf(readAt) };
  });
}
