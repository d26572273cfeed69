import { createUpload, problemSchema, type Upload, uploadSchema } from "@sitewright/contracts";
import { pageUserHeaders } from "../api/page-user.ts";
import { noteSessionEnd } from "../session/session-end.ts";
import type { UploadCategory } from "./file-rules.ts";
import { uploadTexts } from "./texts.ts";

/** Longest that one upload may take. */
const timeoutMs = 600_000;

/** What became of a file that was sent. */
export type SendResult =
  | { ok: true; upload: Upload }
  /** `waitMs`: the server was busy and takes the file when it is sent again after that time. */
  | {
      ok: false;
      reason: string;
      waitMs?: number;
      /** The line, or the server behind it, was away: the file goes by itself when it is back. */
      isOffline?: true;
      /** Nothing can be made of the file: it is left out, and why is told. */
      isRejected?: true;
    };

/** Why a file was not sent, or not taken. */
export type SendFailure = Extract<SendResult, { ok: false }>;

/** Sends one file and tells how many of its bytes have left. Never rejects. */
export type SendFile = (options: {
  file: Blob;
  name: string;
  category: UploadCategory;
  onSent: (sentBytes: number, totalBytes: number) => void;
  /** Breaks the sending off. */
  signal: AbortSignal;
}) => Promise<SendResult>;

/** When a busy server wants to be asked again (RFC 9110 section 10.2.3, in seconds). */
function readWait(request: XMLHttpRequest): { waitMs?: number } {
  const seconds = Number(request.getResponseHeader("retry-after"));
  const isBusy = request.status === 429 || request.status === 503;
  return isBusy && seconds > 0 ? { waitMs: seconds * 1000 } : {};
}

/** A gateway answers so where there is no server behind it (RFC 9110, section 15.6). */
const gatewayFaults = [502, 503, 504];

function readAnswer(request: XMLHttpRequest): SendResult {
  const { status, responseText: text } = request;
  const wait = readWait(request);
  if (gatewayFaults.includes(status) && wait.waitMs === undefined) return offlineFailure();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ok: false, reason: uploadTexts.refused, ...wait };
  }
  if (status === createUpload.status) {
    const parsed = uploadSchema.safeParse(body);
    return parsed.success ? { ok: true, upload: parsed.data } : { ok: false, reason: uploadTexts.refused };
  }
  const problem = problemSchema.safeParse(body);
  return { ok: false, reason: problem.data?.detail ?? problem.data?.title ?? uploadTexts.refused, ...wait };
}

/** Said of a file that waits for the line. */
export const offlineFailure = (): SendFailure => ({
  ok: false,
  reason: uploadTexts.offline,
  isOffline: true,
});

/** Over XMLHttpRequest, because fetch does not tell how much of a body has been sent (XHR Standard, upload events). */
export const sendFile: SendFile = ({ file, name, category, onSent, signal }) =>
  new Promise((resolve) => {
    const form = new FormData();
    form.append("category", category);
    form.append("file", file, name);
    const request = new XMLHttpRequest();
    const lost = (): void => resolve(offlineFailure());
    if (signal.aborted) return lost();
    request.open(createUpload.method, createUpload.path);
    for (const [name, value] of Object.entries(pageUserHeaders())) request.setRequestHeader(name, value);
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

/** A wait that is asked for and longer than this is not for a person to sit through: the tile then says so, with Retry. */
const waitMaxMs = 60_000;
/** Between two tries at least so long, twice as long each time, so that bytes are not sent for nothing again and again. */
const firstGapMs = 1000;
const gapMaxMs = 30_000;
/** All waiting for one file together. */
const totalWaitMaxMs = 600_000;

/** Lets time pass, or ends at once when the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** By the browser's clock. */
export const waitFor: Wait = (ms, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Sends a file, and sends it again after the time that a busy server asks for, until it is taken or refused for good. */
export function sendWithRetry(send: SendFile, wait: Wait): SendFile {
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
