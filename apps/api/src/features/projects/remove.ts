import type { SignedInActor } from "../../access/actor.ts";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { Refusal } from "../../http/refusal.ts";
import { composeProjectDeletion } from "./mails.ts";
import type { ProjectOptions } from "./options.ts";
import { forChanging, forRemoving } from "./rules.ts";
import {
  binProject,
  findOwner,
  findProject,
  type ProjectOwner,
  type ProjectRow,
  removeProject,
} from "./store.ts";

/** Deletes a project and sends its owner a mail, in one transaction. */
export interface RemoveProject {
  /** By the project's own client: erased permanently. */
  own(actor: SignedInActor, id: string): Promise<Refusal | undefined>;
  /** By staff: moved to the bin, from which it can be restored. */
  any(staff: Staff<"projects">, id: string): Promise<Refusal | undefined>;
}

/** Creates the functions that delete a project. */
export function createRemove(options: ProjectOptions): RemoveProject {
  const { db, now, newId, appUrl, agencyEmail, wakeOutbox, deleteDrafts } = options;
  const originBy = createOriginBy({ newId, now });

  async function noticeOf(project: ProjectRow, { emailVerifiedAt, ...owner }: ProjectOwner, isKept: boolean) {
    const at = now();
    const context = { appUrl, agencyEmail, id: newId };
    const mail = await composeProjectDeletion({ ...project, owner }, context, { deletedAt: at, isKept });
    return { mail, now: at, isVerified: emailVerifiedAt !== null };
  }

  return {
    async own(actor, id) {
      const project = forChanging(actor, await findProject(db, id));
      if (!project) return new Refusal("not-found");
      const { id: ownerId, email, displayName, emailVerifiedAt } = actor.account;
      const notice = await noticeOf(project, { id: ownerId, email, displayName, emailVerifiedAt }, false);
      if (!(await removeProject(db, project, { ...notice, deleteDrafts }))) return new Refusal("not-found");
      wakeOutbox();
      return undefined;
    },
    async any(staff, id) {
      const project = forRemoving(staff, await findProject(db, id));
      const owner = project && (await findOwner(db, project.userId));
      if (!project || !owner) return new Refusal("not-found");
      const event = { ...originBy(staff), action: "project.delete", subjectId: id } as const;
      const notice = await noticeOf(project, owner, true);
      if (!(await binProject(db, project, { ...notice, event }))) return new Refusal("not-found");
      wakeOutbox();
      return undefined;
    },
  };
}
