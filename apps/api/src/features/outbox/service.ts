import { type OutboxMessage, outboxMessageSchema, type Project } from "@sitewright/contracts";
import type { SignedInActor } from "../../access/actor.ts";
import { can, type Staff } from "../../access/permissions.ts";
import { normalizeEmail } from "../../auth/normalize-email.ts";
import { instantOf } from "../../db/instant.ts";
import type { Db } from "../../db/open.ts";
import { cutPage, decodeCursor } from "../../db/page-cursor.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { type ReportUnreadable, undated } from "../staff-notices/unreadable.ts";
import {
  type ComposeContext,
  type ComposedProject,
  composeConfirmation,
  composeProjectUpdate,
  composeThankYou,
  deletionKey,
} from "./compose.ts";
import { enqueueProjectMails } from "./enqueue-project-mails.ts";
import { contentForStaff } from "./mail-secret.ts";
import { findMail, hasMail, listMails, type OutboxRequest, type OutboxRow } from "./store.ts";

/** What the outbox service needs from outside. */
export interface OutboxOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** The product's own origin, for links in mails. */
  appUrl: string;
  agencyEmail: string;
  /** Called after mails were committed. */
  wakeOutbox: () => void;
  /** A project that the actor may see, with its answers. */
  readProject: (actor: SignedInActor, id: string) => Promise<Project | Refusal>;
  reportUnreadable: ReportUnreadable;
}

/** A client's wish for one of the mails about a project of theirs. */
export interface MailWish {
  projectId: string;
  /** Has to be the caller's own address. */
  userEmail: string;
  kind: "confirmation" | "update" | "thank-you";
}

type OutboxPage = { messages: OutboxMessage[]; nextCursor: string | null };
type OutboxInput = Partial<Pick<OutboxRequest, "status" | "project">> & {
  cursor?: string | undefined;
  limit: number;
};

/** The mails: asked for by clients, looked through by administrators. */
export interface OutboxService {
  /** Puts a mail to the caller into the outbox. Not queued: it is there already or the day's number is reached. */
  request(actor: SignedInActor, wish: MailWish): Promise<{ success: true; queued: boolean } | Refusal>;
  /** Deleting leaves its notice by itself: says whether it is there, and never adds one. */
  confirmDeletion(
    actor: SignedInActor,
    deletion: { projectId: string; userEmail: string },
  ): Promise<{ success: true; queued: false } | Refusal>;
  list(staff: Staff<"outbox">, input: OutboxInput): Promise<OutboxPage | Refusal>;
  read(
    staff: Staff<"outbox">,
    id: string,
  ): Promise<(OutboxMessage & { html: string; text: string }) | Refusal>;
}

const statusSchema = outboxMessageSchema.shape.status;

/** A mail whose state this release does not know is shown as such: it is the one that somebody has to look at. */
function viewOf(row: OutboxRow): OutboxMessage {
  const status = statusSchema.safeParse(row.status).data ?? "unknown";
  const dates = { createdAt: instantOf(row.createdAt), sentAt: row.sentAt && instantOf(row.sentAt) };
  return outboxMessageSchema.parse({ ...row, status, ...dates });
}

const strangeStates = (rows: readonly OutboxRow[]) =>
  rows.flatMap(({ id, status }) =>
    statusSchema.safeParse(status).success ? [] : [{ id, reason: "this release does not know its status" }],
  );

function composedOf(project: Project, { account }: SignedInActor): ComposedProject {
  const { id, version, businessName, industry, onboarding } = project;
  const { pages, customPages, timeline, budget } = onboarding.formData;
  const { id: ownerId, email, displayName } = account;
  return {
    id,
    version,
    businessName,
    summary: { industry, pages: [...pages, ...customPages], timeline, budget },
    owner: { id: ownerId, email, displayName },
  };
}

function compose(project: Project, actor: SignedInActor, context: ComposeContext) {
  const composed = composedOf(project, actor);
  const isFinalized = project.finalizedAt !== null && project.finalizedAt === project.updatedAt;
  return {
    confirmation: () => composeConfirmation(composed, context),
    "thank-you": () => composeThankYou(composed, context),
    update: () => composeProjectUpdate(composed, context, { isFinalized, changes: [] }),
  };
}

/** Creates the outbox service. */
export function createOutboxService(options: OutboxOptions): OutboxService {
  const { db, now, newId, appUrl, agencyEmail, wakeOutbox, readProject, reportUnreadable } = options;
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
      const isThere = await hasMail(db, { userId: account.id, dedupeKey: deletionKey(projectId) });
      return isThere ? { success: true, queued: false } : new Refusal("not-found");
    },
    async list(_staff, { cursor, limit, status, project }) {
      const after = cursor === undefined ? undefined : decodeCursor(cursor);
      if (cursor !== undefined && !after)
        return refuseField("invalid-request", "cursor", "This is no cursor of this list.");
      const found = await listMails(db, { after, limit, status, project });
      const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      await reportUnreadable("mail", [...strangeStates(rows), ...undated(rows)]);
      return { messages: rows.map(viewOf), nextCursor };
    },
    async read(staff, id) {
      const row = await findMail(db, id);
      return row
        ? { ...viewOf(row), ...contentForStaff(row, { readsSecrets: can(staff, "roles") }) }
        : new Refusal("not-found");
    },
  };
}
