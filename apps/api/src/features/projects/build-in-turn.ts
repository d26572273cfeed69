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
 * Builds the specification from a client's checked answers, dated `at`, after the builds that were
 * requested earlier. Returns a refusal to a submitter whose answers took too long several times.
 */
export type BuildInTurn = (
  submitter: Submitter,
  answers: Onboarding,
  at: Date,
) => Promise<BuiltProject | Refusal>;

/**
 * An account has one build in the shared queue; its other calls, as many as it may have under way, wait
 * until that is done.
 */
const ownTurns = { atOnce: 1, waiting: accountTurnLimits.atOnce };

/**
 * Creates the function that builds clients' specifications one at a time, with accounts taking turns. The
 * limits are checked when a build starts and not when the request arrives: otherwise many slow answers
 * sent at once would block everybody for as many timeouts.
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
