import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Project, SentDraft } from "@sitewright/contracts";
import { type Onboarding, type OnboardingInput, validateOnboarding } from "@sitewright/spec-core/onboarding";
import { diffSpecs, type Spec } from "@sitewright/spec-core/spec";
import type { SignedInActor } from "../../access/actor.ts";
import type { Authorized } from "../../access/authorized.ts";
import type { Tx } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { BuildInTurn } from "./build-in-turn.ts";
import { submitterOf, versionRateLimits } from "./limits.ts";
import { composedOf, composeProjectUpdate } from "./mails.ts";
import type { ProjectOptions } from "./options.ts";
import { createReadProject } from "./read-project.ts";
import { insertRevision, markFinal } from "./revision-store.ts";
import { forChanging, forReading, isFinal } from "./rules.ts";
import { findProject, type ProjectRow, readOnboarding } from "./store.ts";
import { normalized, refuseAnswers } from "./submit.ts";
import { projectOf } from "./views.ts";

/** Changed answers, the version that they are based on, and whether the client has finished editing. */
interface RevisionInput {
  id: string;
  from: number;
  onboarding: OnboardingInput;
  isFinalized: boolean;
  /**
   * The draft in which these answers were saved, if the caller names it; it is deleted with this save.
   */
  draft: SentDraft | undefined;
  /** The client's network, for the limit. */
  network: string;
}

type Editable = Authorized<ProjectRow, "change">;

/**
 * Stores the next version of a project; a conflict if it is not based on the newest one. Answers that have not
 * changed make no version.
 */
export type Revise = (actor: SignedInActor, input: RevisionInput) => Promise<Project | Refusal>;

/** Creates the function that stores a new version of a project. */
export function createRevise(options: ProjectOptions & { buildInTurn: BuildInTurn }): Revise {
  const { db, now, newId, appUrl, agencyEmail, settings, throttle, buildInTurn } = options;
  const { readFiles, wakeOutbox } = options;
  const reading = createReadProject(options);

  /**
   * The refusal of a version conflict; the stored project if the request is a retry after a lost
   * response.
   */
  async function resolveConflictOrRetry(actor: SignedInActor, input: RevisionInput, answers: Onboarding) {
    const project = forReading(actor, await findProject(db, input.id));
    if (!project) return new Refusal("not-found");
    const onboarding = await readOnboarding(db, project);
    const isRetry =
      project.version === input.from + 1 &&
      onboarding === JSON.stringify(answers) &&
      isFinal(project) === input.isFinalized;
    if (isRetry) return projectOf(project, answers);
    const current = await reading.whole(project);
    return current instanceof Refusal ? current : new Refusal("version-conflict", { current });
  }

  /**
   * The changes in the client's terms, for the mail. If the stored specification cannot be read, it is
   * not compared, and saving continues.
   */
  async function changesSince(project: Editable, spec: Spec): Promise<string[]> {
    const before = await reading.spec(project);
    return before instanceof Refusal ? [] : diffSpecs(before, spec).map(({ sentence }) => sentence);
  }

  /**
   * True where these answers are the stored ones. A version without a readable specification is replaced by
   * the next one.
   */
  async function isUnchanged(project: Editable, answers: Onboarding): Promise<boolean> {
    const stored = normalized(await readOnboarding(db, project));
    if (stored === undefined || stored !== normalized(JSON.stringify(answers))) return false;
    return !((await reading.spec(project)) instanceof Refusal);
  }

  /** Makes no version of unchanged answers; marks the stored one as final where the client has finished. */
  async function keep(
    actor: SignedInActor,
    project: Editable,
    { answers, isFinalized, draft }: Pick<RevisionInput, "isFinalized" | "draft"> & { answers: Onboarding },
  ) {
    const { id, emailVerifiedAt } = actor.account;
    const deleteDraft = async (tx: Tx) => {
      if (draft) await options.deleteSentDraft(tx, { userId: id, projectId: project.id }, draft);
    };
    if (!isFinalized || isFinal(project)) {
      await deleteDraft(db);
      return project;
    }
    const mail = await composeProjectUpdate(
      composedOf(projectOf(project, answers), actor),
      { appUrl, agencyEmail, id: newId },
      { isFinalized, changes: [] },
    );
    const isVerified = emailVerifiedAt !== null;
    return markFinal(db, project, { mails: [mail], at: now(), onStored: deleteDraft, isVerified });
  }

  async function store(
    actor: SignedInActor,
    project: Editable,
    {
      answers,
      isFinalized,
      draft,
      network,
    }: Pick<RevisionInput, "isFinalized" | "draft" | "network"> & { answers: Onboarding },
  ) {
    const submitter = submitterOf(actor, network);
    const attempts = versionRateLimits(submitter, settings.submitsPerHour);
    // Checked before the work starts, so that a request above the limit is cheap.
    const refused = await throttle.peek(...attempts);
    if (refused) return refused;
    const at = now();
    const { id, email, displayName, emailVerifiedAt } = actor.account;
    const built = await buildInTurn(submitter, answers, at);
    if (built instanceof Refusal) return built;
    const changes = await changesSince(project, built.spec);
    await yieldToEventLoop();
    const { businessName, summary } = built;
    const version = project.version + 1;
    const mail = await composeProjectUpdate(
      { id: project.id, version, businessName, summary, owner: { id, email, displayName } },
      { appUrl, agencyEmail, id: newId },
      { isFinalized, changes },
    );
    return insertRevision(db, project, {
      versionId: newId(),
      owner: { email, displayName, isVerified: emailVerifiedAt !== null },
      answers,
      built,
      isFinalized,
      mails: [mail],
      at,
      readFiles,
      onStored: async (tx) => {
        if (draft) await options.deleteSentDraft(tx, { userId: id, projectId: project.id }, draft);
      },
      count: (tx) => throttle.takeIn(tx, ...attempts),
      ifGone: "sign-in-required",
    });
  }

  return async (actor, input) => {
    const project = forChanging(actor, await findProject(db, input.id));
    if (!project) return new Refusal("not-found");
    const checked = validateOnboarding(input.onboarding);
    if (!checked.ok) return refuseAnswers(checked.issues);
    const answers = await readFiles(db, project.userId, checked.value);
    if (answers instanceof Refusal) return answers;
    const isCurrent = project.version === input.from;
    const save = isCurrent && (await isUnchanged(project, answers)) ? keep : store;
    const stored = isCurrent ? await save(actor, project, { ...input, answers }) : undefined;
    if (!stored) return resolveConflictOrRetry(actor, input, answers);
    if (stored instanceof Refusal) return stored;
    wakeOutbox();
    return projectOf(stored, answers);
  };
}
