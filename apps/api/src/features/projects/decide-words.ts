import { findFacts, readStatements } from "@sitewright/spec-core/content";
import { limits, type Onboarding, type WordChoice } from "@sitewright/spec-core/onboarding";
import type { Staff } from "../../access/permissions.ts";
import { hasEvent } from "../../audit/audit-store.ts";
import { changed } from "../../audit/events.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import type { ProjectOptions } from "./options.ts";
import { createReadProject } from "./read-project.ts";
import { insertRevision } from "./revision-store.ts";
import { forDeciding } from "./rules.ts";
import { findOwner, findProject } from "./store.ts";
import { buildProject } from "./submit.ts";

/** Staff choices about the words in one version of a project. */
interface Decision {
  readonly id: string;
  readonly from: number;
  readonly choices: readonly { id: string; print: boolean; text?: string | undefined }[];
}

/**
 * Stores staff choices as the next version, without sending a mail: the client's own words stay
 * unchanged.
 */
export type DecideWords = (
  staff: Staff<"specifications">,
  decision: Decision,
) => Promise<{ version: number } | Refusal>;

/** The answers with these choices applied; a corrected text stays until another one replaces it. */
function withChoices(answers: Onboarding, decided: Decision["choices"]): Onboarding {
  const choices = new Map(answers.formData.wordChoices.map((choice) => [choice.id, choice]));
  for (const { id, print, text } of decided) {
    const before = choices.get(id);
    choices.delete(id);
    choices.set(id, { ...before, id, print, ...(text === undefined ? {} : { text }) });
  }
  const wordChoices: WordChoice[] = [...choices.values()].slice(-limits.wordChoicesMax);
  return { ...answers, formData: { ...answers.formData, wordChoices } };
}

/** True if the answers hold exactly these choices. */
function hasChoices({ formData }: Onboarding, decided: Decision["choices"]): boolean {
  const choices = new Map(formData.wordChoices.map((choice) => [choice.id, choice]));
  return decided.every(({ id, print, text }) => {
    const stored = choices.get(id);
    return stored?.print === print && (text === undefined || stored.text === text);
  });
}

const detailOf = (from: number): string => changed(`version ${from}`, `version ${from + 1}`);

/**
 * Why choices are refused: one names something that is not in the answers, or would change the text of a
 * statement.
 */
function faultOf({ formData }: Onboarding, choices: Decision["choices"]): Refusal | undefined {
  const facts = new Set(findFacts(formData).map(({ id }) => id));
  const statements = new Set(readStatements(formData).map(({ id }) => id));
  for (const [index, { id, text }] of choices.entries()) {
    if (facts.has(id)) continue;
    if (!statements.has(id))
      return refuseField("invalid-input", `choices.${index}.id`, "This is not in the answers.");
    if (text !== undefined)
      return refuseField(
        "invalid-input",
        `choices.${index}.text`,
        "The client's sentences can be shown or left out, but not changed.",
      );
  }
  return undefined;
}

/** Creates the function that stores staff choices. */
export function createDecideWords(options: ProjectOptions): DecideWords {
  const { db, now, newId, readFiles } = options;
  const reading = createReadProject(options);
  const originBy = createOriginBy({ newId, now });

  /**
   * The refusal of a version conflict; the stored version if the request is a retry of the same person after a lost
   * response.
   */
  async function resolveConflictOrRetry(staff: Staff<"specifications">, { id, from, choices }: Decision) {
    const project = forDeciding(staff, await findProject(db, id));
    if (!project) return new Refusal("not-found");
    const stored = await reading.whole(project);
    if (stored instanceof Refusal) return stored;
    const event = { action: "project.words", subjectId: id, detail: detailOf(from) } as const;
    const isRetry =
      project.version === from + 1 &&
      hasChoices(stored.onboarding, choices) &&
      (await hasEvent(db, { ...event, actorId: staff.account.id }));
    return isRetry ? { version: project.version } : new Refusal("version-conflict");
  }

  return async (staff, { id, from, choices }) => {
    const project = forDeciding(staff, await findProject(db, id));
    const owner = project && (await findOwner(db, project.userId));
    if (!project || !owner) return new Refusal("not-found");
    const stored = await reading.whole(project);
    if (stored instanceof Refusal) return stored;
    if (project.version !== from) return resolveConflictOrRetry(staff, { id, from, choices });
    // A page that was reloaded after a lost response still has them, and reads them in the version that they made.
    if (hasChoices(stored.onboarding, choices)) return { version: from };
    const fault = faultOf(stored.onboarding, choices);
    if (fault) return fault;
    const answers = withChoices(stored.onboarding, choices);
    const origin = originBy(staff);
    const revised = await insertRevision(db, project, {
      versionId: newId(),
      owner: { ...owner, isVerified: owner.emailVerifiedAt !== null },
      answers,
      built: await buildProject(answers, origin.at, options),
      isFinalized: false,
      mails: [],
      at: origin.at,
      readFiles,
      count: async () => undefined,
      ifGone: "not-found",
      event: { ...origin, action: "project.words", subjectId: id, detail: detailOf(from) },
    });
    if (revised instanceof Refusal) return revised;
    return revised ? { version: revised.version } : resolveConflictOrRetry(staff, { id, from, choices });
  };
}
