import { isRefusedWith } from "@sitewright/app-kit/calls";
import { type CallFailure, createProject, type Project } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { api } from "../api/api-client.ts";

/** A project, and the answers that it was made from. */
interface Arrived {
  readonly project: Project;
  readonly answers: Onboarding;
}

/**
 * Finds the project that was created under this key although its confirmation was lost. The key is used already, so
 * sending answers again under it creates nothing: the server returns the project for the answers that it was created
 * from, and refuses all others, perhaps as invalid if its rules have changed since. Null if it was created from none of
 * these.
 */
export async function findArrived(
  key: string,
  candidates: readonly Onboarding[],
): Promise<{ readonly found: Arrived | null } | { readonly failure: CallFailure }> {
  for (const answers of candidates) {
    const answer = await api.call(createProject, { headers: { "idempotency-key": key }, body: answers });
    if (answer.ok) return { found: { project: answer.data.project, answers } };
    if (!isRefusedWith(answer.failure, "key-reused", "invalid-input")) return { failure: answer.failure };
  }
  return { found: null };
}
