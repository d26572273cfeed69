import type { ClientDocument, DocumentSummary } from "@sitewright/contracts";
import type { SignedInActor } from "../../access/actor.ts";
import type { Authorized } from "../../access/authorized.ts";
import { mayReadClient, type ProfileAccess } from "../../access/ownership.ts";
import type { Db } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import { forReading, forReceipt } from "./rules.ts";
import { type DocumentRow, findDocument, insertReceipt, isClient, listByClient } from "./store.ts";
import { documentOf, summaryOf } from "./views.ts";

interface DocumentOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  access: ProfileAccess;
}

/** Reading clients' documents. Other clients' documents are not found, exactly like nonexistent ones. */
export interface DocumentService {
  list(actor: SignedInActor, clientId: string): Promise<DocumentSummary[] | Refusal>;
  read(actor: SignedInActor, id: string): Promise<ClientDocument | Refusal>;
  findFile(actor: SignedInActor, id: string): Promise<Authorized<DocumentRow, "read"> | Refusal>;
  /**
   * Records that the client opened a version of their own document; returns when it was first
   * opened.
   */
  receive(actor: SignedInActor, id: string, version: number): Promise<Date | Refusal>;
}

/** Creates the document service. */
export function createDocumentService({ db, now, newId, access }: DocumentOptions): DocumentService {
  const notFound = () => new Refusal("not-found");
  return {
    async list(actor, clientId) {
      if (!mayReadClient(actor, clientId, access) || !(await isClient(db, clientId))) return notFound();
      return (await listByClient(db, clientId)).map(summaryOf);
    },
    async read(actor, id) {
      const document = forReading(actor, await findDocument(db, id), access);
      return document ? documentOf(document) : notFound();
    },
    async findFile(actor, id) {
      return forReading(actor, await findDocument(db, id), access) ?? notFound();
    },
    async receive(actor, id, version) {
      const document = forReceipt(actor, await findDocument(db, id));
      // Only a shared version can have been opened.
      if (!document || version > document.version) return notFound();
      return insertReceipt(db, document, { id: newId(), version, at: now() });
    },
  };
}
