import {
  type CallFailure,
  type Draft,
  type DraftState,
  deleteDraft,
  draftSchema,
  getDraft,
  putDraft,
} from "@sitewright/contracts";
import { api } from "../api/api-client.ts";
import { draftAnswers } from "../wizard/answers-for-server.ts";

/** What became of a save. `conflict`: the stored draft is another one; null when it has been deleted. */
export type SaveResult =
  | { readonly kind: "saved"; readonly version: number; readonly savedAt: Date }
  | { readonly kind: "conflict"; readonly current: Draft | null }
  | { readonly kind: "offline" }
  | { readonly kind: "refused"; readonly message: string };

/** The server's side of the drafts; a project of null is the new one. */
export interface DraftCalls {
  /** The stored draft, null when there is none; undefined when no answer came. */
  read(project: string | null): Promise<Draft | null | undefined>;
  save(project: string | null, version: number, state: DraftState): Promise<SaveResult>;
  forget(project: string | null): Promise<void>;
}

const query = (project: string | null) => (project === null ? {} : { project });

function saveFailure(failure: CallFailure): SaveResult {
  if (failure.kind !== "refused") return { kind: "offline" };
  const { problem } = failure;
  if (problem.code === "version-conflict")
    return { kind: "conflict", current: draftSchema.safeParse(problem.current).data ?? null };
  if (problem.status >= 500 || problem.code === "too-many-requests") return { kind: "offline" };
  return { kind: "refused", message: problem.title };
}

/** Drafts over the service's calls. */
export const draftCalls: DraftCalls = {
  async read(project) {
    const answer = await api.call(getDraft, { query: query(project) });
    return answer.ok ? answer.data.draft : undefined;
  },
  async save(project, version, state) {
    const sent = { ...state, onboarding: draftAnswers(state.onboarding) };
    const answer = await api.call(putDraft, { query: query(project), body: { version, state: sent } });
    if (!answer.ok) return saveFailure(answer.failure);
    return { kind: "saved", version: answer.data.version, savedAt: new Date(answer.data.savedAt) };
  },
  async forget(project) {
    await api.call(deleteDraft, { query: query(project) });
  },
};
