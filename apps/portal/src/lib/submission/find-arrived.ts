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
 * Finds the project that was made under this key although its confirmation was lost. The key is used, so that sending
 * answers again under it makes nothing: the server returns the project for those that it was made from, and refuses
 * all others, also as invalid where its rules have changed since. Null where it was made from none of these.
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
