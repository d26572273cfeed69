import type { Project } from "@sitewright/contracts";
import type { SignedInActor } from "../../access/actor.ts";
import { normalizeEmail } from "../../auth/email-address.ts";
import { Refusal } from "../../http/refusal.ts";
import { enqueueProjectMails, hasMail } from "../../outbox/mail-store.ts";
import {
  type ComposeContext,
  composeConfirmation,
  composedOf,
  composeProjectUpdate,
  composeThankYou,
  erasureKey,
} from "./mails.ts";
import type { ProjectOptions } from "./options.ts";
import { isFinal } from "./rules.ts";

/** A client's request for one of the mails about their own project. */
interface MailRequest {
  projectId: string;
  /** Must be the caller's own address. */
  userEmail: string;
  kind: "confirmation" | "update" | "thank-you";
}

/** The documented calls that request mails about a project. */
export interface ProjectMailRequests {
  /**
   * Queues a mail to the caller. `queued` is false if the mail already exists or the daily limit is
   * reached.
   */
  request(actor: SignedInActor, mail: MailRequest): Promise<{ success: true; queued: boolean } | Refusal>;
  /**
   * Succeeds if the notice of a final deletion exists; it never adds one, because the deletion itself
   * does.
   */
  confirmDeletion(
    actor: SignedInActor,
    deletion: { projectId: string; userEmail: string },
  ): Promise<{ success: true; queued: false } | Refusal>;
}

type MailRequestOptions = Pick<
  ProjectOptions,
  "db" | "now" | "newId" | "appUrl" | "agencyEmail" | "wakeOutbox"
> & {
  /** A project that the actor may see, with its answers. */
  readProject: (actor: SignedInActor, id: string) => Promise<Project | Refusal>;
};

function compose(project: Project, actor: SignedInActor, context: ComposeContext) {
  const composed = composedOf(project, actor);
  return {
    confirmation: () => composeConfirmation(composed, context),
    "thank-you": () => composeThankYou(composed, context),
    update: () => composeProjectUpdate(composed, context, { isFinalized: isFinal(project), changes: [] }),
  };
}

/** Creates the service. */
export function createMailRequests(options: MailRequestOptions): ProjectMailRequests {
  const { db, now, newId, appUrl, agencyEmail, wakeOutbox, readProject } = options;
  const context: ComposeContext = { appUrl, agencyEmail, id: newId };

  return {
    async request(actor, { projectId, userEmail, kind }) {
      const { email, id, emailVerifiedAt } = actor.account;
      if (normalizeEmail(userEmail) !== email) return new Refusal("forbidden");
      const project = await readProject(actor, projectId);
      if (project instanceof Refusal) return project;
      if (project.userId !== id) return new Refusal("not-found");
      const mail = await compose(project, actor, context)[kind]();
      const added = await enqueueProjectMails(db, [mail], {
        now: now(),
        isVerified: emailVerifiedAt !== null,
      });
      if (added > 0) wakeOutbox();
      return { success: true, queued: added > 0 };
    },
    async confirmDeletion({ account }, { projectId, userEmail }) {
      if (normalizeEmail(userEmail) !== account.email) return new Refusal("forbidden");
      const isThere = await hasMail(db, { userId: account.id, dedupeKey: erasureKey(projectId) });
      return isThere ? { success: true, queued: false } : new Refusal("not-found");
    },
  };
}
