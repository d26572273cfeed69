import { setImmediate as otherWork } from "node:timers/promises";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { SignedInActor } from "../../access/actor.ts";
import { composeProjectMails } from "../outbox/compose.ts";
import { buildProject } from "./build.ts";
import type { ProjectOptions } from "./options.ts";
import type { ProjectRow } from "./store.ts";
import type { Submission } from "./submission-store.ts";

type PrepareOptions = Pick<ProjectOptions, "now" | "newId" | "appUrl" | "agencyEmail" | "fontKitUrl">;

/** Builds the specification and composes the mails: everything that one transaction is going to write. */
export async function prepareSubmission(
  { account }: SignedInActor,
  { answers, key, requestHash }: { answers: Onboarding; key: string; requestHash: string },
  { now, newId, appUrl, agencyEmail, fontKitUrl }: PrepareOptions,
): Promise<Submission> {
  const { id: ownerId, email, displayName, emailVerifiedAt } = account;
  const owner = { id: ownerId, email, displayName, isVerified: emailVerifiedAt !== null };
  const built = buildProject(answers, { now: now(), id: newId, fontKitUrl });
  await otherWork();
  const id = newId();
  const { businessName, summary } = built;
  const mails = await composeProjectMails(
    { id, version: 1, businessName, summary, owner },
    { appUrl, agencyEmail, id: newId },
  );
  const idempotency = { id: newId(), key, requestHash };
  return { id, versionId: newId(), idempotency, owner, answers, built, mails, at: now() };
}

/** The project as its row is right after the submit. */
export function firstRow({ id, owner, built, at }: Submission): ProjectRow {
  const { businessName, industry, pageCount } = built;
  const dates = { createdAt: at, submittedAt: at, updatedAt: at, finalizedAt: null };
  return { id, userId: owner.id, businessName, industry, pageCount, version: 1, ...dates };
}
