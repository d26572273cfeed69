import type { ProjectNote } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { createOnce } from "../../db/create-once.ts";
import { instantOf } from "../../db/instant.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal } from "../../http/refusal.ts";
import { deleteNote, findNote, insertNote, listNotes, type NoteRow } from "./note-store.ts";
import type { ProjectOptions } from "./options.ts";
import { findProject } from "./store.ts";

/** Staff notes about projects. */
export interface ProjectNotes {
  list(staff: Staff<"projects">, projectId: string): Promise<ProjectNote[] | Refusal>;
  /** `key`: an idempotency key, under which the same note is added once. */
  add(
    staff: Staff<"projects">,
    note: { projectId: string; text: string },
    key: string | undefined,
  ): Promise<ProjectNote | Refusal>;
  remove(staff: Staff<"projects">, note: { projectId: string; id: string }): Promise<Refusal | undefined>;
}

const noteOf = ({ id, text, createdAt, author }: NoteRow): ProjectNote => ({
  id,
  text,
  authorName: author ? author.displayName || author.email : "",
  createdAt: instantOf(createdAt),
});

/** Creates the service of notes. */
export function createNotes({ db, now, newId }: Pick<ProjectOptions, "db" | "now" | "newId">): ProjectNotes {
  const originBy = createOriginBy({ newId, now });
  const notFound = () => new Refusal("not-found");
  return {
    async list(_staff, projectId) {
      return (await findProject(db, projectId)) ? (await listNotes(db, projectId)).map(noteOf) : notFound();
    },
    async add(staff, note, key) {
      if (!(await findProject(db, note.projectId))) return notFound();
      const content = JSON.stringify([note.projectId, note.text]);
      const id = creationId(newId, { accountId: staff.account.id, kind: "note", key, content });
      return noteOf(
        await createOnce(
          () => findNote(db, id),
          () => insertNote(db, { ...note, id }, originBy(staff)),
        ),
      );
    },
    async remove(staff, note) {
      return (await deleteNote(db, note, originBy(staff))) ? undefined : notFound();
    },
  };
}
