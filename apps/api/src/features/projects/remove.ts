import type { SignedInActor } from "../../auth/actor.ts";
import { Refusal } from "../../http/refusal.ts";
import { composeProjectDeletion } from "./mails.ts";
import type { ProjectOptions } from "./options.ts";
import { forChanging } from "./rules.ts";
import { findProject, removeProject } from "./store.ts";

/** Deletes a project and tells its owner by mail, both or neither. */
export type RemoveProject = (actor: SignedInActor, id: string) => Promise<Refusal | undefined>;

/** Makes the call that deletes a project. */
export function createRemove(options: ProjectOptions): RemoveProject {
  const { db, now, newId, appUrl, agencyEmail, wakeOutbox, deleteDrafts } = options;
  return async (actor, id) => {
    const project = forChanging(actor, await findProject(db, id));
    if (!project) return new Refusal("not-found");
    const at = now();
    const { emailVerifiedAt, ...owner } = actor.account;
    const context = { appUrl, agencyEmail, id: newId };
    const mail = await composeProjectDeletion({ ...project, owner }, context, at);
    const isVerified = emailVerifiedAt !== null;
    if (!(await removeProject(db, project, { mail, now: at, isVerified, deleteDrafts })))
      return new Refusal("not-found");
    wakeOutbox();
    return undefined;
  };
}
