import type { AdminDocument, DocumentDetails } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import type { ManageOptions } from "./manage-options.ts";
import { binDocument, type Managed, type Revision, reviseDocument, writeOrder } from "./manage-store.ts";
import { migrationTexts, readOwnFile } from "./migrate.ts";
import { forManaging, isContentEditable, type Move, movedOrder } from "./rules.ts";
import { findDocument, listByClient } from "./store.ts";
import { isVersionOf } from "./version-store.ts";
import { adminDocumentOf } from "./views.ts";

/** An edit based on version `from`. Unchanged content is left out. */
export interface DocumentChange extends DocumentDetails {
  id: string;
  from: number;
  content?: string | undefined;
}

/** Changing existing documents. Every change is written to the audit trail in the same transaction. */
export interface ChangeDocument {
  update(staff: Staff<"documents">, change: DocumentChange): Promise<AdminDocument | Refusal>;
  remove(staff: Staff<"documents">, id: string): Promise<Refusal | undefined>;
  move(staff: Staff<"documents">, id: string, move: Move): Promise<AdminDocument[] | Refusal>;
  migrate(staff: Staff<"documents">, id: string): Promise<{ success: boolean; message: string } | Refusal>;
}

/** Creates the changing part. */
export function createChange({ db, storage, now, newId, log }: ManageOptions): ChangeDocument {
  const notFound = () => new Refusal("not-found", { detail: migrationTexts.notFound });
  const originBy = createOriginBy({ newId, now });
  const find = async (staff: Staff<"documents">, id: string) =>
    forManaging(staff, await findDocument(db, id));

  /**
   * Called if the version to edit is not the newest: returns the document if this exact edit is
   * already stored, as after a lost response, otherwise the conflict.
   */
  async function answerLate(
    staff: Staff<"documents">,
    { id, from, ...fields }: DocumentChange,
  ): Promise<AdminDocument | Refusal> {
    const stored = await find(staff, id);
    if (!stored) return notFound();
    const edit = { version: from + 1, editedBy: staff.account.id, fields };
    if (stored.version === edit.version && (await isVersionOf(db, stored, edit)))
      return adminDocumentOf(stored);
    return new Refusal("version-conflict", {
      current: { ...adminDocumentOf(stored), content: stored.content },
    });
  }

  /** Stores the document's next version; undefined if another was stored meanwhile. */
  async function revise(
    staff: Staff<"documents">,
    document: Managed,
    revision: Omit<Revision, "beforeId" | "afterId">,
  ): Promise<AdminDocument | Refusal | undefined> {
    const rows = { beforeId: newId(), afterId: newId() };
    const isStored = await reviseDocument(db, document, { ...revision, ...rows }, originBy(staff));
    if (!isStored) return undefined;
    const stored = await findDocument(db, document.id);
    return stored ? adminDocumentOf(stored) : notFound();
  }

  return {
    async update(staff, change) {
      const { id, from, content, ...details } = change;
      const document = await find(staff, id);
      if (!document) return notFound();
      if (content !== undefined && !isContentEditable(document))
        return refuseField("invalid-input", "content", "The content of an uploaded file cannot be edited.");
      if (document.version !== from) return answerLate(staff, change);
      const kept = { content: content ?? document.content, action: "document.update" } as const;
      return (await revise(staff, document, { ...details, ...kept })) ?? answerLate(staff, change);
    },
    async remove(staff, id) {
      const document = await find(staff, id);
      if (!document) return notFound();
      await binDocument(db, document, originBy(staff));
      return undefined;
    },
    async move(staff, id, move) {
      const document = await find(staff, id);
      if (!document) return notFound();
      const listed = await listByClient(db, document.clientId);
      const ids = movedOrder(
        listed.map((row) => row.id),
        id,
        move,
      );
      if (ids) await writeOrder(db, { listed, ids, moved: document }, originBy(staff));
      // A repeated or concurrent identical request succeeds: the document is already at the
      // requested place.
      const now = await listByClient(db, document.clientId);
      return now[move.to]?.id === id ? now.map(adminDocumentOf) : new Refusal("version-conflict");
    },
    async migrate(staff, id) {
      const document = await find(staff, id);
      if (!document) return notFound();
      if (document.hasContent) return { success: false, message: migrationTexts.hasContent };
      const file = await readOwnFile(document, { storage, log });
      if ("message" in file) return { success: false, message: file.message };
      const { title, description, icon } = document;
      const revision = {
        title,
        description,
        icon,
        content: file.content,
        action: "document.migrate",
      } as const;
      const revised = await revise(staff, document, revision);
      return revised === undefined || revised instanceof Refusal
        ? { success: false, message: migrationTexts.hasContent }
        : { success: true, message: migrationTexts.done };
    },
  };
}
