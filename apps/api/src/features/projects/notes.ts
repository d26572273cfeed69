import type { ProjectNote } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { instantOf } from "../../db/instant.ts";
import { Refusal } from "../../http/refusal.ts";
import { deleteNote, insertNote, listNotes, type NoteRow } from "./note-store.ts";
import type { ProjectOptions } from "./options.ts";
import { findProject } from "./store.ts";

/** Staff notes about projects. */
export interface ProjectNotes {
  list(staff: Staff<"projects">, projectId: string): Promise<ProjectNote[] | Refusal>;
  add(staff: Staff<"projects">, note: { projectId: string; text: string }): Promise<ProjectNote | Refusal>;
  remove(staff: Staff<"projects">, note: { projectId: string; id: string }): Promise<Refusal | undefined>;
}

const noteOf = ({ id, text, createdAt, author }: NoteRow): ProjectNote => ({
  id,
  text,
  authorName: author ? author.displayName || author.email : "",
  createdAt: instantOf(createdAt),
});

/** Creates the notes. */
export function createNotes({ db, now, newId }: Pick<ProjectOptions, "db" | "now" | "newId">): ProjectNotes {
  const originBy = ({ account }: Staff<"projects">) => ({
    eventId: newId(),
    actorId: account.id,
    at: now(),
  });
  const notFound = () => new Refusal("not-found");
  return {
    async list(_staff, projectId) {
      return (await findProject(db, projectId)) ? (await listNotes(db, projectId)).map(noteOf) : notFound();
    },
    async add(staff, note) {
      if (!(await findProject(db, note.projectId))) return notFound();
      return noteOf(await insertNote(db, { ...note, id: newId() }, originBy(staff)));
    },
    async remove(staff, note) {
      return (await deleteNote(db, note, originBy(staff))) ? undefined : notFound();
    },
  };
}
