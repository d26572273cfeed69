import { createHash } from "node:crypto";
import type { Project } from "@sitewright/contracts";
import { type Onboarding, type OnboardingInput, validateOnboarding } from "@sitewright/spec-core/onboarding";
import type { SignedInActor } from "../../auth/actor.ts";
import { Refusal } from "../../http/refusal.ts";
import { composeProjectMails } from "../outbox/compose.ts";
import { buildProject } from "./build.ts";
import type { ProjectOptions } from "./options.ts";
import { createReadProject } from "./read-project.ts";
import { forReading } from "./rules.ts";
import { findProject } from "./store.ts";
import { findSubmission, insertSubmission, type Submission } from "./submission-store.ts";
import { projectOf } from "./views.ts";

/** A submit: the answers and the key under which a retry is recognised. */
export interface SubmitInput {
  onboarding: OnboardingInput;
  key: string;
}

/** The refusal that lists what still stands in the way of a submit. */
export const refuseAnswers = (issues: readonly { path: string; message: string }[]): Refusal =>
  new Refusal("invalid-input", { errors: issues.map(({ path, message }) => ({ path, message })) });

/** Makes the call that turns finished answers into a project. */
export function createSubmit(options: ProjectOptions) {
  const { db, now, newId, appUrl, agencyEmail, fontKitUrl, wakeOutbox } = options;
  const reading = createReadProject(options);

  /** What this key already led to: the project, a refusal when its content was another, or nothing yet. */
  async function replay(
    actor: SignedInActor,
    { key, requestHash, answers }: { key: string; requestHash: string; answers: Onboarding },
  ) {
    const earlier = await findSubmission(db, actor.account.id, key);
    if (!earlier) return undefined;
    if (earlier.requestHash !== requestHash) return new Refusal("key-reused");
    const project = forReading(actor, await findProject(db, earlier.projectId));
    // Under the same key and hash the first version is what was sent just now, whatever has become of its row.
    return project?.version === 1 ? projectOf(project, answers) : project && reading.whole(project);
  }

  async function prepare(actor: SignedInActor, key: string, requestHash: string, built: Submission["built"]) {
    const { id: ownerId, email, displayName, emailVerifiedAt } = actor.account;
    const owner = { id: ownerId, email, displayName, isVerified: emailVerifiedAt !== null };
    const id = newId();
    const { businessName, summary } = built;
    const mails = await composeProjectMails(
      { id, version: 1, businessName, summary, owner },
      { appUrl, agencyEmail, id: newId },
    );
    const idempotency = { id: newId(), key, requestHash };
    return { id, versionId: newId(), idempotency, owner, built, mails, at: now() };
  }

  return async function submit(
    actor: SignedInActor,
    { onboarding, key }: SubmitInput,
  ): Promise<Project | Refusal> {
    const checked = validateOnboarding(onboarding);
    if (!checked.ok) return refuseAnswers(checked.issues);
    const requestHash = createHash("sha256").update(JSON.stringify(checked.value)).digest("hex");
    const attempt = { key, requestHash, answers: checked.value };
    const earlier = await replay(actor, attempt);
    if (earlier) return earlier;
    const built = buildProject(checked.value, { now: now(), id: newId, fontKitUrl });
    const submission = await prepare(actor, key, requestHash, built);
    if (!(await insertSubmission(db, submission))) {
      // Several came at once under this key and another one was first.
      return (await replay(actor, attempt)) ?? new Refusal("unavailable", { retryAfterS: 1 });
    }
    wakeOutbox();
    const { businessName, industry, pageCount } = built;
    const { id, at } = submission;
    const dates = { createdAt: at, submittedAt: at, updatedAt: at, finalizedAt: null };
    const row = { id, userId: actor.account.id, businessName, industry, pageCount, version: 1, ...dates };
    return projectOf(row, checked.value);
  };
}
