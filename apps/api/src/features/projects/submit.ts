import { createHash } from "node:crypto";
import type { Project } from "@sitewright/contracts";
import { type Onboarding, type OnboardingInput, validateOnboarding } from "@sitewright/spec-core/onboarding";
import type { SignedInActor } from "../../access/actor.ts";
import { Refusal } from "../../http/refusal.ts";
import { readFiles } from "./file-store.ts";
import { noticeAttempts, submitAttempts, submitterOf } from "./limits.ts";
import type { ProjectOptions } from "./options.ts";
import { firstRow, prepareSubmission } from "./prepare-submission.ts";
import { createReadProject } from "./read-project.ts";
import { forReading } from "./rules.ts";
import { findProject } from "./store.ts";
import { findSubmission, insertSubmission, type Submission } from "./submission-store.ts";
import { projectTexts } from "./texts.ts";
import { projectOf } from "./views.ts";

/** A submit: the answers and the key under which a retry is recognised. */
export interface SubmitInput {
  onboarding: OnboardingInput;
  key: string;
  /** Where it comes from, for the limit. */
  network: string;
}

/** The refusal that lists what still stands in the way of a submit. */
export const refuseAnswers = (issues: readonly { path: string; message: string }[]): Refusal =>
  new Refusal("invalid-input", { errors: issues.map(({ path, message }) => ({ path, message })) });

/** Makes the call that turns finished answers into a project. */
export function createSubmit(options: ProjectOptions) {
  const { db, throttle, submitsPerHour, log, wakeOutbox } = options;
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
    const whole = project && (await reading.whole(project));
    // Under the same key and hash the first version is what was sent just now, whatever has become of its row.
    return whole instanceof Refusal && project?.version === 1 ? projectOf(project, answers) : whole;
  }

  function tell({ id }: Submission, isNoticeHeld: boolean): void {
    if (isNoticeHeld)
      log.warn({ projectId: id }, "the agency's notice of a project is held: too many in a day");
    wakeOutbox();
  }

  return async function submit(
    actor: SignedInActor,
    { onboarding, key, network }: SubmitInput,
  ): Promise<Project | Refusal> {
    const checked = validateOnboarding(onboarding);
    if (!checked.ok) return refuseAnswers(checked.issues);
    const requestHash = createHash("sha256").update(JSON.stringify(checked.value)).digest("hex");
    const attempt = { key, requestHash, answers: checked.value };
    const earlier = await replay(actor, attempt);
    if (earlier) return earlier;
    const submitter = submitterOf(actor, network);
    const attempts = submitAttempts(submitter, submitsPerHour);
    // Before the work: what is one too many costs next to nothing.
    const answers =
      (await throttle.peek(...attempts)) ?? (await readFiles(db, actor.account.id, checked.value));
    if (answers instanceof Refusal) return (await replay(actor, attempt)) ?? answers;
    const submission = await prepareSubmission(actor, { answers, key, requestHash }, options);
    const stored = await insertSubmission(db, submission, {
      count: (tx) => throttle.takeIn(tx, ...attempts),
      holdNotice: async (tx) =>
        (await throttle.takeIn(tx, ...noticeAttempts(submitter))) && projectTexts.noticeHeld,
    });
    if (stored instanceof Refusal) return stored;
    if (stored === "key-used") {
      // Several came at once under this key and another one was first.
      return (await replay(actor, attempt)) ?? new Refusal("unavailable", { retryAfterS: 1 });
    }
    tell(submission, stored.isNoticeHeld);
    return projectOf(firstRow(submission), answers);
  };
}
