import type { Onboarding } from "@sitewright/spec-core/onboarding";
import pLimit from "p-limit";
import type { Refusal } from "../../http/refusal.ts";
import { UnfinishedBuildError } from "../../spec-building/spec-builder.ts";
import { minuteMs } from "../../time-units.ts";
import { accountTurnLimits, createAccountTurns } from "../../turns/account-turns.ts";
import { type Submitter, unfinishedRateLimits } from "./limits.ts";
import type { ProjectOptions } from "./options.ts";
import type { BuiltProject } from "./submission-store.ts";
import { buildProject } from "./submit.ts";

/**
 * Builds the specification from a client's checked answers, dated `at`, when the earlier ones are built. A refusal for a
 * submitter whose answers took too long several times.
 */
export type BuildInTurn = (
  submitter: Submitter,
  answers: Onboarding,
  at: Date,
) => Promise<BuiltProject | Refusal>;

/** An account has one build in the queue of all; as many as it may have calls under way wait before it. */
const ownTurns = { atOnce: 1, waiting: accountTurnLimits.atOnce };

/**
 * Creates the function that builds clients' specifications, one after the other and the accounts in turn. The limits are
 * checked at the turn and not on arrival: a burst of answers that take too long would otherwise hold up everybody for as
 * many timeouts.
 */
export function createBuildInTurn(
  options: Pick<ProjectOptions, "buildSpec" | "newId" | "settings" | "throttle">,
): BuildInTurn {
  const inOwnTurn = createAccountTurns(minuteMs, ownTurns);
  const inTurn = pLimit(1);
  async function build(submitter: Submitter, answers: Onboarding, at: Date) {
    const limits = unfinishedRateLimits(submitter);
    const refused = await options.throttle.peek(...limits);
    if (refused) return refused;
    try {
      return await buildProject(answers, at, options);
    } catch (error) {
      if (error instanceof UnfinishedBuildError) await options.throttle.take(...limits);
      throw error;
    }
  }
  return (submitter, answers, at) =>
    inOwnTurn(submitter.accountId, () => inTurn(() => build(submitter, answers, at)));
}
