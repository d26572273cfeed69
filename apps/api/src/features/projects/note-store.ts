import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";

const shown = {
  id: true,
  text: true,
  createdAt: true,
  author: { select: { displayName: true, email: true } },
} as const;

/** A note with its author, if known. */
export interface NoteRow {
  id: string;
  text: string;
  createdAt: Date;
  author: { displayName: string; email: string } | null;
}

/** The maximum number of notes that are listed. */
const listedMax = 200;

/** The notes about a project, newest first. */
export function listNotes(db: Tx, projectId: string): Promise<NoteRow[]> {
  return db.projectNote.findMany({
    where: { projectId },
    select: shown,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: listedMax,
  });
}

/** One note; null if there is none. */
export const findNote = (db: Tx, id: string): Promise<NoteRow | null> =>
  db.projectNote.findUnique({ where: { id }, select: shown });

/** Stores a note with an audit entry. */
export function insertNote(
  db: Db,
  { id, projectId, text }: { id: string; projectId: string; text: string },
  origin: EventOrigin,
): Promise<NoteRow> {
  return db.$transaction(async (tx) => {
    const data = { id, projectId, text, authorId: origin.actorId, createdAt: origin.at };
    const note = await tx.projectNote.create({ data, select: shown });
    await recordEvent(tx, { ...origin, action: "note.create", subjectId: projectId });
    return note;
  });
}

/** Deletes a note; false if it does not exist. */
export function deleteNote(
  db: Db,
  { id, projectId }: { id: string; projectId: string },
  origin: EventOrigin,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.projectNote.deleteMany({ where: { id, projectId } });
    if (count > 0) await recordEvent(tx, { ...origin, action: "note.delete", subjectId: projectId });
    return count > 0;
  });
}
