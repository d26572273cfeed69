import type { SignedInActor } from "../../access/actor.ts";
import type { Authorized } from "../../access/authorized.ts";
import type { Staff } from "../../access/permissions.ts";
import type { AuditEvent } from "../../audit/events.ts";
import { Refusal } from "../../http/refusal.ts";
import { composeProjectDeletion } from "./mails.ts";
import type { ProjectOptions } from "./options.ts";
import { forChanging, forRemoving } from "./rules.ts";
import { findOwner, findProject, type ProjectOwner, type ProjectRow, removeProject } from "./store.ts";

/** Deletes a project and tells its owner by mail, both or neither. */
export interface RemoveProject {
  /** By the client whose project it is. */
  own(actor: SignedInActor, id: string): Promise<Refusal | undefined>;
  /** By staff. */
  any(staff: Staff<"projects">, id: string): Promise<Refusal | undefined>;
}

interface Removal {
  project: Authorized<ProjectRow, "change" | "remove">;
  owner: ProjectOwner;
  event?: AuditEvent;
}

/** Makes the calls that delete a project. */
export function createRemove(options: ProjectOptions): RemoveProject {
  const { db, now, newId, appUrl, agencyEmail, wakeOutbox, deleteDrafts } = options;

  async function remove({ project, owner: { emailVerifiedAt, ...owner }, event }: Removal) {
    const at = now();
    const context = { appUrl, agencyEmail, id: newId };
    const mail = await composeProjectDeletion({ ...project, owner }, context, at);
    const isVerified = emailVerifiedAt !== null;
    const notice = { mail, now: at, isVerified, deleteDrafts, ...(event && { event }) };
    if (!(await removeProject(db, project, notice))) return new Refusal("not-found");
    wakeOutbox();
    return undefined;
  }

  return {
    async own(actor, id) {
      const project = forChanging(actor, await findProject(db, id));
      if (!project) return new Refusal("not-found");
      const { id: ownerId, email, displayName, emailVerifiedAt } = actor.account;
      return remove({ project, owner: { id: ownerId, email, displayName, emailVerifiedAt } });
    },
    async any(staff, id) {
      const project = forRemoving(staff, await findProject(db, id));
      const owner = project && (await findOwner(db, project.userId));
      if (!project || !owner) return new Refusal("not-found");
      const by = { eventId: newId(), actorId: staff.account.id, at: now() };
      return remove({ project, owner, event: { ...by, action: "project.delete", subjectId: id } });
    },
  };
}
