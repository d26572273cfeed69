import type { Tx } from "../db/open.ts";

/** The id of the single row that counts the changes of the assistant's knowledge. */
const stateId = "knowledge";

/** An entry by staff as it is stored: lists as JSON. */
export interface EntryRow {
  readonly id: string;
  readonly label: string;
  readonly answer: string;
  readonly examples: string;
  readonly links: string;
  readonly declines: boolean;
  readonly isOn: boolean;
  readonly version: number;
  readonly updatedAt: Date;
}

/** A text that changes with every change. */
export async function findRevision(db: Tx): Promise<string> {
  const state = await db.knowledgeState.findUnique({ where: { id: stateId } });
  return String(state?.revision ?? 0);
}

/**
 * Locks the revision's row until the transaction ends, so that changes are serialised; returns the
 * revision. The update changes no value.
 */
export async function holdRevision(tx: Tx): Promise<string> {
  const { revision } = await tx.knowledgeState.upsert({
    where: { id: stateId },
    create: { id: stateId, revision: 0 },
    update: { id: stateId },
  });
  return String(revision);
}

/** Makes every process reload the stored knowledge; call it in the transaction of the change. */
export async function raiseRevision(tx: Tx): Promise<void> {
  await tx.knowledgeState.upsert({
    where: { id: stateId },
    create: { id: stateId, revision: 1 },
    update: { revision: { increment: 1 } },
  });
}

/** All entries by staff, oldest first. */
export const listEntryRows = (db: Tx): Promise<EntryRow[]> =>
  db.knowledgeEntry.findMany({ omit: { createdAt: true }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

/** All learnt patterns, oldest first. */
export const listPatternRows = (db: Tx) =>
  db.learntPattern.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
