import type { AdminDocument, DocumentClient, DocumentVersion, ListedDocument } from "@sitewright/contracts";
import { readAccountNames } from "../../access/account-name-store.ts";
import type { Staff } from "../../access/permissions.ts";
import { Refusal } from "../../http/refusal.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import { csvAnswer, type ExportInput } from "../../listing/csv-file.ts";
import { type ListInput, listPart } from "../../listing/list-request.ts";
import { type ChangeDocument, createChange } from "./change.ts";
import { listClients } from "./client-store.ts";
import { type DocumentSort, listAll } from "./list-store.ts";
import type { ManageOptions } from "./manage-options.ts";
import { migrationTexts } from "./migrate.ts";
import { forManaging } from "./rules.ts";
import { createShare, type ShareDocument } from "./share.ts";
import { findDocument, isClient, listByClient } from "./store.ts";
import { findVersion, listVersions } from "./version-store.ts";
import { adminDocumentOf, clientOf, documentColumns, listedOf, versionOf } from "./views.ts";

/** Managing clients' documents, for staff. Changes are written to the audit trail in the same transaction. */
export interface DocumentManager extends ShareDocument, ChangeDocument {
  listClients(
    staff: Staff<"documents">,
    input: Omit<ListInput<"newest">, "sort"> & { client?: string | undefined },
  ): Promise<
    { clients: DocumentClient[]; nextCursor: string | null; total: number; isTotalCapped: boolean } | Refusal
  >;
  listAll(
    staff: Staff<"documents">,
    input: ListInput<DocumentSort> & { unread?: "yes" | undefined },
  ): Promise<
    | { documents: ListedDocument[]; nextCursor: string | null; total: number; isTotalCapped: boolean }
    | Refusal
  >;
  export(
    staff: Staff<"documents">,
    input: ExportInput<DocumentSort> & { unread?: "yes" | undefined },
  ): FileAnswer;
  list(staff: Staff<"documents">, clientId: string): Promise<AdminDocument[] | Refusal>;
  read(
    staff: Staff<"documents">,
    id: string,
  ): Promise<
    | {
        document: AdminDocument & { content: string | null };
        clientName: string;
        versions: DocumentVersion[];
      }
    | Refusal
  >;
  readVersion(
    staff: Staff<"documents">,
    id: string,
    version: number,
  ): Promise<(DocumentVersion & { content: string | null }) | Refusal>;
}

/** Creates the document manager. */
export function createDocumentManager(options: ManageOptions): DocumentManager {
  const { db } = options;
  const notFound = () => new Refusal("not-found", { detail: migrationTexts.notFound });
  const find = async (staff: Staff<"documents">, id: string) =>
    forManaging(staff, await findDocument(db, id));

  return {
    ...createShare(options),
    ...createChange(options),
    async listClients(_staff, { client, ...input }) {
      const part = listPart({ ...input, sort: "newest" });
      if (part instanceof Refusal) return part;
      const { clients, ...page } = await listClients(options.database, part, client);
      return { ...page, clients: clients.map(clientOf) };
    },
    async listAll(_staff, { unread, ...input }) {
      const part = listPart(input);
      if (part instanceof Refusal) return part;
      const { rows, ...page } = await listAll(options.database, part, { unread: unread !== undefined });
      return { ...page, documents: rows.map(listedOf) };
    },
    export(_staff, { unread, ...input }) {
      return csvAnswer({
        name: "documents",
        now: options.now(),
        input,
        columns: documentColumns,
        read: async (part, ids) => {
          const filter = { unread: unread !== undefined, ids };
          const { rows, nextCursor } = await listAll(options.database, part, filter);
          return { rows: rows.map(listedOf), nextCursor };
        },
      });
    },
    async list(_staff, clientId) {
      return (await isClient(db, clientId))
        ? (await listByClient(db, clientId)).map(adminDocumentOf)
        : new Refusal("not-found");
    },
    async read(staff, id) {
      const document = await find(staff, id);
      if (!document) return notFound();
      const rows = await listVersions(db, document);
      const { clientId, content } = document;
      const names = await readAccountNames(db, [clientId, ...rows.map(({ editedBy }) => editedBy)]);
      return {
        document: { ...adminDocumentOf(document), content },
        clientName: names.get(clientId) ?? "",
        versions: rows.map((row) => versionOf(document, row, names)),
      };
    },
    async readVersion(staff, id, version) {
      const document = await find(staff, id);
      const row = document && (await findVersion(db, document, version));
      if (!document || !row) return notFound();
      return {
        ...versionOf(document, row, await readAccountNames(db, [row.editedBy])),
        content: row.content,
      };
    },
  };
}
