import type { pause } from "@sitewright/app-kit/pause";
import {
  createUpload,
  problemSchema,
  readRetryAfter,
  type Upload,
  uploadSchema,
} from "@sitewright/contracts";
import { pageUserHeaders } from "../api/page-user.ts";
import { noteSessionEnd } from "../session/session-end.ts";
import type { UploadCategory } from "./file-rules.ts";
import { uploadTexts } from "./texts.ts";

/** Longest that one upload may take. */
const timeoutMs = 600_000;

/** The result of an upload. */
export type SendResult =
  | { ok: true; upload: Upload }
  /** `waitMs`: the server is busy; its Retry-After. */
  | {
      ok: false;
      reason: string;
      waitMs?: number;
      /** No connection, no server behind the gateway, or an ended session: the file is retried automatically. */
      isOffline?: true;
      /** The file cannot be converted, or the server refuses its type or size: no retry could upload it. */
      isRejected?: "type" | "size";
    };

/** Why a file was not sent, or not accepted. */
export type SendFailure = Extract<SendResult, { ok: false }>;

/** Sends one file and reports how many of its bytes have been sent. Never rejects. */
export type SendFile = (options: {
  /** The idempotency key of the file: a retry after a lost answer stores it once. */
  key: string;
  file: Blob;
  name: string;
  category: UploadCategory;
  onSent: (sentBytes: number, totalBytes: number) => void;
  /** Aborts the request. */
  signal: AbortSignal;
}) => Promise<SendResult>;

/** The Retry-After of a busy server. */
function readWait(request: XMLHttpRequest): { waitMs?: number } {
  const seconds = readRetryAfter(request.getResponseHeader("retry-after"));
  const isBusy = request.status === 429 || request.status === 503;
  return isBusy && seconds !== null ? { waitMs: seconds * 1000 } : {};
}

/** Statuses of a gateway without a server behind it (RFC 9110, section 15.6). */
const gatewayFaults = [502, 503, 504];

/**
 * Content Too Large and Unsupported Media Type (RFC 9110, sections 15.5.14 and 15.5.16): properties of the file, which
 * no retry changes.
 */
const rejections: Readonly<Record<number, "type" | "size">> = { 413: "size", 415: "type" };

/** The JSON of an answer; undefined where it is none, as the error page of a gateway. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAnswer(request: XMLHttpRequest): SendResult {
  const { status } = request;
  const wait = readWait(request);
  if (gatewayFaults.includes(status) && wait.waitMs === undefined) return offlineFailure();
  const body = readJson(request.responseText);
  if (status === createUpload.status) {
    const parsed = uploadSchema.safeParse(body);
    return parsed.success ? { ok: true, upload: parsed.data } : { ok: false, reason: uploadTexts.notTaken };
  }
  const problem = problemSchema.safeParse(body).data;
  const isRejected = rejections[status];
  const unexplained = isRejected ? uploadTexts.rejected[isRejected] : problem?.title;
  const reason = problem?.detail ?? unexplained ?? uploadTexts.notTaken;
  return {
    ok: false,
    reason,
    ...wait,
    ...(status === 401 && { isOffline: true }),
    ...(isRejected && { isRejected }),
  };
}

/** The failure of a file that waits for a connection. */
export const offlineFailure = (): SendFailure => ({
  ok: false,
  reason: uploadTexts.offline,
  isOffline: true,
});

/**
 * Over XMLHttpRequest, because fetch does not report how much of a body has been sent (XHR Standard, upload events).
 */
export const sendFile: SendFile = ({ key, file, name, category, onSent, signal }) =>
  new Promise((resolve) => {
    const form = new FormData();
    form.append("category", category);
    form.append("file", file, name);
    const request = new XMLHttpRequest();
    const lost = (): void => resolve(offlineFailure());
    if (signal.aborted) return lost();
    request.open(createUpload.method, createUpload.path);
    const headers = { ...pageUserHeaders(), "idempotency-key": key };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = timeoutMs;
    request.upload.onprogress = (event) => onSent(event.loaded, event.total);
    request.onload = () => {
      if (request.status === 401) noteSessionEnd();
      resolve(readAnswer(request));
    };
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = lost;
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });

/** Longest Retry-After that is waited for; after a longer one the tile offers Retry instead. */
const waitMaxMs = 60_000;
/** The minimum delay between two tries, doubled each time, so that bytes are not sent repeatedly in vain. */
const firstGapMs = 1000;
const gapMaxMs = 30_000;
/** Longest sum of all waits for one file. */
const totalWaitMaxMs = 600_000;

/** Adds retries to `send`: after the Retry-After of a busy server, until the file is accepted or refused for good. */
export function sendWithRetry(send: SendFile, wait: typeof pause): SendFile {
  return async (options) => {
    let waitedMs = 0;
    for (let gapMs = firstGapMs; ; gapMs = Math.min(gapMs * 2, gapMaxMs)) {
      const result = await send(options);
      if (result.ok || result.waitMs === undefined || result.waitMs > waitMaxMs) return result;
      const waitMs = Math.max(result.waitMs, gapMs);
      waitedMs += waitMs;
      if (waitedMs > totalWaitMaxMs) return result;
      options.onSent(0, options.file.size);
      await wait(waitMs, options.signal);
    }
  };
}
