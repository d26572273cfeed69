import type { SearchAnswer, SubmissionResult } from "@sitewright/contracts";
import type { Providers } from "./providers.ts";
import { byHand, removeSteps, searchTexts, submitSteps } from "./texts.ts";

interface Outcome {
  readonly providers: Providers;
  /** The responses about one of the posts, newest first. */
  readonly answers: readonly SearchAnswer[];
  /** The start of the submission by the database's clock: older responses do not belong to it. */
  readonly since: Date;
  readonly url: string;
}

function ofSubmission({ providers, answers, since, url }: Outcome): SubmissionResult {
  if (!providers.indexNow && !providers.google) return byHand(submitSteps(url), searchTexts.notSetUp);
  const fresh = answers.filter(({ at, kind }) => new Date(at) >= since && kind !== "inspection");
  const accepted = fresh.filter(({ isAccepted }) => isAccepted);
  const refused = fresh.filter(({ isAccepted }) => !isAccepted);
  const hasGoogle = accepted.some(({ kind }) => kind === "sitemap");
  if (accepted.length > 0) {
    const warnings = [...(hasGoogle ? [searchTexts.indexingApi] : []), ...refused.map(({ words }) => words)];
    return {
      success: true,
      message: hasGoogle ? searchTexts.submitted : searchTexts.notified,
      ...(warnings.length > 0 ? { warning: warnings.join(" ") } : {}),
    };
  }
  if (refused.length > 0) return { success: false, error: refused.map(({ words }) => words).join(" ") };
  return { success: false, warning: searchTexts.queued };
}

function ofRemoval({ providers, answers, since, url }: Outcome): SubmissionResult {
  const instructions = removeSteps(url);
  if (!providers.indexNow) return byHand(instructions, searchTexts.nothingNotified);
  const removal = answers.find(({ kind, at }) => kind === "removal" && new Date(at) >= since);
  if (!removal) return { success: false, warning: searchTexts.queued, instructions };
  return removal.isAccepted
    ? { success: true, message: `${searchTexts.removed} ${removal.words}`, instructions }
    : { success: false, error: removal.words, instructions };
}

/**
 * The result of a submission or a removal: success only if a provider has responded with a 2xx since it
 * started.
 */
export const resultOf = (about: "submission" | "removal", outcome: Outcome): SubmissionResult =>
  about === "submission" ? ofSubmission(outcome) : ofRemoval(outcome);
