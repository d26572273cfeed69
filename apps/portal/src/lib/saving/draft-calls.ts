import { currentIn, isTemporary } from "@sitewright/app-kit/calls";
import {
  type CallFailure,
  type Draft,
  type DraftState,
  deleteDraft,
  draftSchema,
  getDraft,
  putDraft,
} from "@sitewright/contracts";
import { apiWith } from "../api/api-client.ts";
import { draftAnswers } from "../wizard/answers-for-server.ts";
import { savingTexts } from "./texts.ts";

/** A reason for the person. `unkept`: the same for a browser that does not store the answers either. */
export interface SaveReason {
  readonly message: string;
  readonly unkept?: string;
}

/** The result of a save. */
export type SaveResult =
  | { readonly kind: "saved"; readonly version: number; readonly savedAt: Date }
  /** The server has another draft; null when it was deleted. */
  | { readonly kind: "conflict"; readonly current: Draft | null }
  /** No response. */
  | { readonly kind: "offline" }
  /** The server cannot save now. `retryAfterMs`: its Retry-After; null without one. */
  | (SaveReason & { readonly kind: "delayed"; readonly retryAfterMs: number | null })
  /** The session has ended. */
  | { readonly kind: "signed-out" }
  /** Refused for a reason that a retry does not change. */
  | (SaveReason & { readonly kind: "refused" });

/** The data of a save. `sentBefore`: the save of the same version that is still in flight as the page closes. */
export interface DraftSave {
  readonly version: number;
  readonly state: DraftState;
  readonly sentBefore?: DraftState;
}

/** The calls about drafts; a project of null is the new one. */
export interface DraftCalls {
  /** The stored draft; null when there is none, undefined when the call failed. */
  read(project: string | null): Promise<Draft | null | undefined>;
  save(project: string | null, draft: DraftSave): Promise<SaveResult>;
  /** True once the server has no draft. */
  delete(project: string | null): Promise<boolean>;
}

/** Most bytes of a `keepalive` request (Fetch Standard, 4.5 HTTP-network-or-cache fetch: 64 kibibytes). */
const keepaliveMaxBytes = 64 * 1024;

/**
 * Longest that a call about a draft may take. Nothing else is saved meanwhile, so it is shorter than the 120 s of S-05.
 */
const timeoutMs = 60_000;

const apiWithTimeout = apiWith(() => ({ signal: AbortSignal.timeout(timeoutMs) }));

/** Saves outlive the page, which may be closed at any time; a body too large for that is sent as any other. */
const savingApi = apiWith(({ body }) => {
  const sizeBytes = typeof body === "string" ? new Blob([body]).size : 0;
  return { signal: AbortSignal.timeout(timeoutMs), keepalive: sizeBytes < keepaliveMaxBytes };
});

const delayed: SaveReason = { message: savingTexts.delayed, unkept: savingTexts.delayedUnkept };
const projectGone: SaveReason = {
  message: savingTexts.projectGone,
  unkept: savingTexts.projectGoneUnkept,
};

const query = (project: string | null) => (project === null ? {} : { project });

function saveFailure(failure: CallFailure): SaveResult {
  if (failure.kind === "offline") return { kind: "offline" };
  if (failure.kind === "unreadable") return { kind: "delayed", ...delayed, retryAfterMs: null };
  const { problem, retryAfterS } = failure;
  if (problem.code === "version-conflict") {
    const current = currentIn(failure, draftSchema) ?? null;
    // A draft that this page cannot read, as one of a newer release, must not count as deleted.
    const isUnreadable = current === null && (problem.current ?? null) !== null;
    return isUnreadable ? { kind: "delayed", ...delayed, retryAfterMs: null } : { kind: "conflict", current };
  }
  if (problem.code === "sign-in-required") return { kind: "signed-out" };
  if (problem.code === "not-found") return { kind: "refused", ...projectGone };
  if (!isTemporary(failure)) return { kind: "refused", message: problem.title };
  const full: SaveReason = { message: problem.title, unkept: savingTexts.storageFullUnkept };
  return {
    kind: "delayed",
    ...(problem.code === "storage-full" ? full : delayed),
    retryAfterMs: retryAfterS === null ? null : retryAfterS * 1000,
  };
}

const asSent = (state: DraftState): DraftState => ({ ...state, onboarding: draftAnswers(state.onboarding) });

/** The calls about drafts. */
export const draftCalls: DraftCalls = {
  async read(project) {
    const answer = await apiWithTimeout.call(getDraft, { query: query(project) });
    return answer.ok ? answer.data.draft : undefined;
  },
  async save(project, { version, state, sentBefore }) {
    const answer = await savingApi.call(putDraft, {
      query: query(project),
      body: { version, state: asSent(state), ...(sentBefore && { sentBefore: asSent(sentBefore) }) },
    });
    if (!answer.ok) return saveFailure(answer.failure);
    return { kind: "saved", version: answer.data.version, savedAt: new Date(answer.data.savedAt) };
  },
  async delete(project) {
    return (await apiWithTimeout.call(deleteDraft, { query: query(project) })).ok;
  },
};

/**
 * The calls about drafts, made only while the browser's storage belongs to this person. After another person
 * has signed in, the session cookie is theirs: then nothing is sent, and `onOtherOwner` is called.
 */
export function callsWhileOwner({
  isOwner,
  onOtherOwner,
}: {
  readonly isOwner: () => boolean;
  readonly onOtherOwner: () => void;
}): DraftCalls {
  const whileOwner = async <T>(call: () => Promise<T>, otherwise: T): Promise<T> => {
    if (isOwner()) return call();
    onOtherOwner();
    return otherwise;
  };
  return {
    read: (project) => whileOwner(() => draftCalls.read(project), undefined),
    save: (project, draft) => whileOwner(() => draftCalls.save(project, draft), { kind: "offline" }),
    delete: (project) => whileOwner(() => draftCalls.delete(project), false),
  };
}
