import {
  type CallFailure,
  type Draft,
  type DraftState,
  deleteDraft,
  draftSchema,
  getDraft,
  type ProblemCode,
  putDraft,
} from "@sitewright/contracts";
import { apiWith } from "../api/api-client.ts";
import { draftAnswers } from "../wizard/answers-for-server.ts";
import { savingTexts } from "./texts.ts";

/** What became of a save. */
export type SaveResult =
  | { readonly kind: "saved"; readonly version: number; readonly savedAt: Date }
  /** The stored draft is another one; null when it has been deleted. */
  | { readonly kind: "conflict"; readonly current: Draft | null }
  /** No answer came. */
  | { readonly kind: "offline" }
  /** The server could not do it now. `retryAfterMs`: when it wants to be asked again, null when it does not say. */
  | { readonly kind: "delayed"; readonly message: string; readonly retryAfterMs: number | null }
  /** The session is over. */
  | { readonly kind: "signed-out" }
  /** Refused for a reason that waiting does not mend. */
  | { readonly kind: "refused"; readonly message: string };

/** A save. `isLeaving`: the page may be gone before the answer is there. */
export interface DraftSave {
  readonly version: number;
  readonly state: DraftState;
  readonly isLeaving: boolean;
}

/** The server's side of the drafts; a project of null is the new one. */
export interface DraftCalls {
  /** The stored draft, null when there is none; undefined when no answer came. */
  read(project: string | null): Promise<Draft | null | undefined>;
  save(project: string | null, draft: DraftSave): Promise<SaveResult>;
  forget(project: string | null): Promise<void>;
}

/** Most bytes that a page which is going away may still have on the way (Fetch Standard, 4.5 HTTP-network-or-cache fetch: 64 kibibytes). */
const keepaliveMaxBytes = 64 * 1024;

/** Longest that a draft may be on its way. Nothing else is saved meanwhile, so it is given up on sooner than the 120 s of S-05. */
const timeoutMs = 60_000;

const patientApi = apiWith(() => ({ signal: AbortSignal.timeout(timeoutMs) }));

/** Requests outlive the page where they are small enough; a larger one is tried as any other. */
const leavingApi = apiWith(({ body }) => {
  const sizeBytes = typeof body === "string" ? new Blob([body]).size : 0;
  return { signal: AbortSignal.timeout(timeoutMs), keepalive: sizeBytes < keepaliveMaxBytes };
});

const query = (project: string | null) => (project === null ? {} : { project });

/** Refused for the moment, not for what was sent: a slow line is no reason to stop saving. */
const isPassing = (code: ProblemCode): boolean => code === "too-many-requests" || code === "too-slow";

function saveFailure(failure: CallFailure): SaveResult {
  if (failure.kind === "offline") return { kind: "offline" };
  if (failure.kind === "unreadable")
    return { kind: "delayed", message: savingTexts.delayed, retryAfterMs: null };
  const { problem, retryAfterS } = failure;
  if (problem.code === "version-conflict")
    return { kind: "conflict", current: draftSchema.safeParse(problem.current).data ?? null };
  if (problem.code === "sign-in-required") return { kind: "signed-out" };
  if (problem.code === "not-found") return { kind: "refused", message: savingTexts.projectGone };
  if (problem.status < 500 && !isPassing(problem.code)) return { kind: "refused", message: problem.title };
  const message = problem.code === "storage-full" ? problem.title : savingTexts.delayed;
  return { kind: "delayed", message, retryAfterMs: retryAfterS === null ? null : retryAfterS * 1000 };
}

/** Drafts over the service's calls. */
export const draftCalls: DraftCalls = {
  async read(project) {
    const answer = await patientApi.call(getDraft, { query: query(project) });
    return answer.ok ? answer.data.draft : undefined;
  },
  async save(project, { version, state, isLeaving }) {
    const sent = { ...state, onboarding: draftAnswers(state.onboarding) };
    const answer = await (isLeaving ? leavingApi : patientApi).call(putDraft, {
      query: query(project),
      body: { version, state: sent },
    });
    if (!answer.ok) return saveFailure(answer.failure);
    return { kind: "saved", version: answer.data.version, savedAt: new Date(answer.data.savedAt) };
  },
  async forget(project) {
    await patientApi.call(deleteDraft, { query: query(project) });
  },
};

/**
 * Drafts of one person in a browser that may be somebody else's by now: then nothing is read or sent, since it would
 * be in that person's name, and `onTaken` is told. `isTheirs`: whether the browser is still theirs.
 */
export function callsOf(isTheirs: () => boolean, onTaken: () => void): DraftCalls {
  const guarded = async <T>(call: () => Promise<T>, refused: T): Promise<T> => {
    if (isTheirs()) return call();
    onTaken();
    return refused;
  };
  return {
    read: (project) => guarded(() => draftCalls.read(project), undefined),
    save: (project, draft) => guarded(() => draftCalls.save(project, draft), { kind: "offline" }),
    forget: (project) => guarded(() => draftCalls.forget(project), undefined),
  };
}
