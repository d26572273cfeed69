import { createHash } from "node:crypto";
import { brand } from "@sitewright/brand";
import type { Project, SentDraft } from "@sitewright/contracts";
import {
  type Onboarding,
  type OnboardingInput,
  onboardingSchema,
  validateOnboarding,
} from "@sitewright/spec-core/onboarding";
import type { SignedInActor } from "../../access/actor.ts";
import type { Authorized } from "../../access/authorized.ts";
import { readStored } from "../../db/stored-json.ts";
import { Refusal } from "../../http/refusal.ts";
import type { BuildInTurn } from "./build-in-turn.ts";
import { noticeRateLimits, type Submitter, submitRateLimits, submitterOf } from "./limits.ts";
import { composeProjectMails } from "./mails.ts";
import type { ProjectOptions } from "./options.ts";
import { createReadProject } from "./read-project.ts";
import { forReading } from "./rules.ts";
import { findProject, type ProjectRow, readOnboarding } from "./store.ts";
import { type BuiltProject, findSubmission, insertSubmission, type Submission } from "./submission-store.ts";
import { projectTexts } from "./texts.ts";
import { projectOf } from "./views.ts";

/** A submit: the answers and their idempotency key. */
interface SubmitInput {
  onboarding: OnboardingInput;
  key: string;
  /**
   * The draft in which these answers were saved, if the caller names it; it is deleted with the submit.
   */
  draft: SentDraft | undefined;
  /** The client's network, for the limit. */
  network: string;
}

/** The refusal that lists what prevents a submit. */
export const refuseAnswers = (issues: readonly { path: string; message: string }[]): Refusal =>
  new Refusal("invalid-input", { errors: issues.map(({ path, message }) => ({ path, message })) });

type BuildOptions = Pick<ProjectOptions, "buildSpec" | "newId" | "settings">;

/** Builds the specification from checked answers, dated `now`. */
export async function buildProject(
  onboarding: Onboarding,
  now: Date,
  { buildSpec, newId, settings: { fontKitUrl } }: BuildOptions,
): Promise<BuiltProject> {
  const kit = fontKitUrl === undefined ? {} : { fontKitUrl };
  const ids = [newId(), newId()] as const;
  const spec = await buildSpec(onboarding, {
    now,
    ids,
    product: brand.productName,
    host: brand.host,
    ...kit,
  });
  const { industry } = spec.businessInfo;
  const { pages, customPages, businessName, timeline, budget } = onboarding.formData;
  return {
    businessName: businessName.trim(),
    industry,
    pageCount: spec.projectRequirements.scope.totalPages,
    onboarding: JSON.stringify(onboarding),
    spec,
    summary: { industry, pages: [...pages, ...customPages], timeline, budget },
  };
}

type PrepareOptions = Pick<ProjectOptions, "now" | "newId" | "appUrl" | "agencyEmail"> & {
  buildInTurn: BuildInTurn;
};

/** Builds the specification and composes the mails: everything that one transaction will write. */
async function prepareSubmission(
  { account }: SignedInActor,
  { answers, key, requestHash }: { answers: Onboarding; key: string; requestHash: string },
  { submitter, now, newId, appUrl, agencyEmail, buildInTurn }: PrepareOptions & { submitter: Submitter },
): Promise<Submission | Refusal> {
  const { id: ownerId, email, displayName, emailVerifiedAt } = account;
  const owner = { id: ownerId, email, displayName, isVerified: emailVerifiedAt !== null };
  const built = await buildInTurn(submitter, answers, now());
  if (built instanceof Refusal) return built;
  const id = newId();
  const { businessName, summary } = built;
  const mails = await composeProjectMails(
    { id, version: 1, businessName, summary, owner },
    { appUrl, agencyEmail, id: newId },
  );
  const idempotency = { id: newId(), key, requestHash };
  return { id, versionId: newId(), idempotency, owner, answers, built, mails, at: now() };
}

/** The project's row right after the submit. */
function firstRow({ id, owner, built, at }: Submission): ProjectRow {
  const { businessName, industry, pageCount } = built;
  const dates = { createdAt: at, submittedAt: at, updatedAt: at, finalizedAt: null };
  return { id, userId: owner.id, businessName, industry, pageCount, version: 1, ...dates };
}

/**
 * Answers as this release serialises them, so that two texts can be compared; undefined if they cannot be
 * read.
 */
export function normalized(text: string): string | undefined {
  const read = readStored(onboardingSchema, text);
  return read.isReadable ? JSON.stringify(read.value) : undefined;
}

/** A submit with its answers checked. */
interface Attempt extends Pick<SubmitInput, "key" | "draft"> {
  requestHash: string;
  answers: Onboarding;
}

/**
 * Turns finished answers into a project, with its mails. A repeated key returns the same project again.
 */
export type Submit = (actor: SignedInActor, input: SubmitInput) => Promise<Project | Refusal>;

/** Creates the function that turns finished answers into a project. */
export function createSubmit(options: ProjectOptions & { buildInTurn: BuildInTurn }): Submit {
  const { db, throttle, settings, log, wakeOutbox, readFiles } = options;
  const reading = createReadProject(options);

  /**
   * True if a project was submitted with these answers. The hashes may differ because an earlier release
   * computed them in another way.
   */
  async function isSubmittedWith(
    { account }: SignedInActor,
    { project, answers }: { project: Authorized<ProjectRow, "read">; answers: Onboarding },
  ): Promise<boolean> {
    const own = await readFiles(db, account.id, answers);
    if (own instanceof Refusal) return false;
    const first = normalized(await readOnboarding(db, { ...project, version: 1 }));
    return first !== undefined && first === normalized(JSON.stringify(own));
  }

  /**
   * The earlier result of this key: the project, a refusal if the content was different, or undefined if
   * there is none.
   */
  async function replay(actor: SignedInActor, { key, requestHash, answers, draft }: Attempt) {
    const earlier = await findSubmission(db, actor.account.id, key);
    if (!earlier) return undefined;
    const project = forReading(actor, await findProject(db, earlier.projectId));
    // Staff have moved the project to the bin; the key stays used.
    if (!project) return new Refusal("not-found", { detail: projectTexts.deleted });
    if (earlier.requestHash !== requestHash && !(await isSubmittedWith(actor, { project, answers })))
      return new Refusal("key-reused", { detail: projectTexts.submittedDifferently(project.businessName) });
    // If the draft was saved again before this repeated request, it has the same answers.
    if (draft) await options.deleteSentDraft(db, { userId: actor.account.id, projectId: "" }, draft);
    const whole = await reading.whole(project);
    // The first version has the answers of this request, so they are returned even if the stored row
    // cannot be read.
    return whole instanceof Refusal && project.version === 1 ? projectOf(project, answers) : whole;
  }

  function afterCommit({ id }: Submission, isNoticeHeld: boolean): void {
    if (isNoticeHeld)
      log.warn({ projectId: id }, "the agency's notice of a project is held: too many in a day");
    wakeOutbox();
  }

  return async (actor, { onboarding, key, draft, network }) => {
    const checked = validateOnboarding(onboarding);
    if (!checked.ok) return refuseAnswers(checked.issues);
    const requestHash = createHash("sha256").update(JSON.stringify(checked.value)).digest("hex");
    const attempt = { key, requestHash, answers: checked.value, draft };
    const earlier = await replay(actor, attempt);
    if (earlier) return earlier;
    const submitter = submitterOf(actor, network);
    const attempts = submitRateLimits(submitter, settings.submitsPerHour);
    // Checked before the work starts, so that a request above the limit is cheap.
    const answers =
      (await throttle.peek(...attempts)) ?? (await readFiles(db, actor.account.id, checked.value));
    if (answers instanceof Refusal) return (await replay(actor, attempt)) ?? answers;
    const own = { answers, key, requestHash };
    const submission = await prepareSubmission(actor, own, { ...options, submitter });
    if (submission instanceof Refusal) return submission;
    const stored = await insertSubmission(db, submission, {
      readFiles,
      async onSubmitted(tx, userId, at) {
        await options.onSubmitted(tx, userId, at);
        if (draft) await options.deleteSentDraft(tx, { userId, projectId: "" }, draft);
      },
      count: (tx) => throttle.takeIn(tx, ...attempts),
      holdNotice: async (tx) =>
        (await throttle.takeIn(tx, ...noticeRateLimits(submitter))) && projectTexts.noticeHeld,
    });
    if (stored instanceof Refusal) return stored;
    if (stored === "key-used") {
      // A concurrent request with this key was stored first.
      return (await replay(actor, attempt)) ?? new Refusal("unavailable", { retryAfterS: 1 });
    }
    afterCommit(submission, stored.isNoticeHeld);
    return projectOf(firstRow(submission), answers);
  };
}
