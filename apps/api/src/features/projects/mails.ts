import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Project } from "@sitewright/contracts";
import {
  agencyNotice,
  type MailContent,
  type MailedProject,
  type ProjectSummary,
  projectConfirmation,
  projectDeletion,
  projectUpdate,
  thankYou,
} from "@sitewright/emails";
import type { SignedInActor } from "../../access/actor.ts";
import type { MailKind, MailMessage } from "../../outbox/mail-store.ts";

/** A stored version of a project and its owner: the data for its mails. */
export interface ComposedProject {
  readonly id: string;
  readonly version: number;
  readonly businessName: string;
  readonly summary: ProjectSummary;
  readonly owner: { readonly id: string; readonly email: string; readonly displayName: string };
}

/** The data for the mails of the newest version of a project. */
export function composedOf(
  { id, version, businessName, industry, onboarding }: Project,
  { account }: SignedInActor,
): ComposedProject {
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

/** The links' origin, the agency's address, and new ids. */
export interface ComposeContext {
  /** The application's own origin. */
  readonly appUrl: string;
  /** The agency owner's address. */
  readonly agencyEmail: string;
  readonly id: () => string;
}

function mailed(
  project: ComposedProject,
  appUrl: string,
  path: string,
): MailedProject & { userName: string } {
  const { businessName, summary, owner } = project;
  return {
    businessName,
    summary,
    userName: owner.displayName,
    appUrl,
    projectUrl: new URL(path, appUrl).href,
  };
}

function forClient(project: ComposedProject, { appUrl }: ComposeContext) {
  return mailed(project, appUrl, "/app/projects");
}

interface Addressed {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly content: MailContent;
}

/** The mail's key contains the project's version, so that a version has only one mail of each kind. */
function toMessage(
  project: ComposedProject,
  { id }: ComposeContext,
  { kind, recipient, content }: Addressed,
): MailMessage {
  return {
    ...content,
    id: id(),
    dedupeKey: `${project.id}:${project.version}:${kind}`,
    kind,
    recipient,
    userId: project.owner.id,
    projectId: project.id,
  };
}

/** The confirmation, to the client. */
export async function composeConfirmation(
  project: ComposedProject,
  context: ComposeContext,
): Promise<MailMessage> {
  const content = await projectConfirmation(forClient(project, context));
  return toMessage(project, context, {
    kind: "project-confirmation",
    recipient: project.owner.email,
    content,
  });
}

/** The thank-you, to the client. */
export async function composeThankYou(
  project: ComposedProject,
  context: ComposeContext,
): Promise<MailMessage> {
  const content = await thankYou(forClient(project, context));
  return toMessage(project, context, { kind: "thank-you", recipient: project.owner.email, content });
}

async function composeNotice(project: ComposedProject, context: ComposeContext): Promise<MailMessage> {
  const inAdmin = mailed(project, context.appUrl, `/admin/projects/${encodeURIComponent(project.id)}`);
  const content = await agencyNotice({ ...inAdmin, userEmail: project.owner.email });
  return toMessage(project, context, { kind: "agency-notice", recipient: context.agencyEmail, content });
}

/** The three mails of a first submission: confirmation and thank-you to the client, a notice to the agency. */
export async function composeProjectMails(
  project: ComposedProject,
  context: ComposeContext,
): Promise<MailMessage[]> {
  const mails: MailMessage[] = [];
  for (const compose of [composeConfirmation, composeThankYou, composeNotice]) {
    mails.push(await compose(project, context));
    // A mail may list two hundred pages, so yield to other requests after each mail.
    await yieldToEventLoop();
  }
  return mails;
}

/** The key of the mail about a project's final deletion, which happens once. */
export const erasureKey = (projectId: string): string => `${projectId}:erased`;

/**
 * The mail to the client about a deletion. It is not linked to its project, because it outlives it. If
 * the project is kept in the bin, the mail gets a new key, because the project may be restored and
 * deleted again.
 */
export async function composeProjectDeletion(
  project: Pick<ComposedProject, "id" | "businessName" | "owner">,
  { appUrl, id: newId }: ComposeContext,
  { deletedAt, isKept }: { deletedAt: Date; isKept: boolean },
): Promise<MailMessage> {
  const { businessName, owner } = project;
  const content = await projectDeletion({
    userName: owner.displayName,
    businessName,
    deletedAt,
    isKept,
    appUrl,
  });
  const id = newId();
  return {
    ...content,
    id,
    dedupeKey: isKept ? `${project.id}:binned:${id}` : erasureKey(project.id),
    kind: "project-deletion",
    recipient: owner.email,
    userId: owner.id,
    projectId: null,
  };
}

/**
 * The single mail to the client about a saved edit. `changes`: one sentence each; `isFinalized`: editing
 * is finished, perhaps of a version that was announced when it was saved.
 */
export async function composeProjectUpdate(
  project: ComposedProject,
  context: ComposeContext,
  { isFinalized, changes }: { isFinalized: boolean; changes: readonly string[] },
): Promise<MailMessage> {
  const content = await projectUpdate({ ...forClient(project, context), isFinalized, changes });
  const mail = toMessage(project, context, {
    kind: "project-update",
    recipient: project.owner.email,
    content,
  });
  return isFinalized ? { ...mail, dedupeKey: `${mail.dedupeKey}:final` } : mail;
}
