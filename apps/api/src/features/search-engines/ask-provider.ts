import { retryAfterMs } from "../../http/retry-after.ts";
import type { ProviderAnswer } from "./provider-answer.ts";

/** Timeout of a request, in milliseconds. */
export const answerMaxMs = 20_000;
/** The maximum length of a response that is read, in characters; these providers send a few hundred. */
const readMax = 100_000;

interface Asked {
  readonly method: "GET" | "POST" | "PUT";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** A successful response, or the failure. */
export type ProviderResponse =
  | { readonly outcome: "accepted"; readonly status: number; readonly text: string }
  | Exclude<ProviderAnswer, { readonly outcome: "accepted" }>;

async function readText(response: Response): Promise<string> {
  let text = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text;
    text += value;
    if (text.length <= readMax) continue;
    await reader?.cancel();
    return text.slice(0, readMax);
  }
}

/**
 * The message in one of Google's errors (https://cloud.google.com/apis/design/errors), or in a short text.
 */
function saidIn(text: string): string {
  const said = text.match(/"message"\s*:\s*"((?:[^"\\]|\\.){1,300})"/)?.[1];
  return said === undefined ? "" : ` “${said.replaceAll("\\", "")}”`;
}

/**
 * Sends one request to a provider. Redirects are not followed, because the data is only for the
 * configured host (OWASP SSRF prevention). `name` begins the message of a failure.
 */
export async function askProvider(name: string, url: string, asked: Asked): Promise<ProviderResponse> {
  const { signal, now, ...request } = asked;
  try {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(answerMaxMs)]);
    const response = await fetch(url, { ...request, redirect: "manual", signal: ends });
    const text = await readText(response);
    const { status, headers } = response;
    if (response.ok) return { outcome: "accepted", status, text };
    const words = `${name} answered ${status}.${saidIn(text)}`;
    const isPassing = [408, 425, 429].includes(status) || status >= 500;
    if (!isPassing) return { outcome: "refused", words, status };
    const waitMs = retryAfterMs(headers.get("retry-after"), now());
    return { outcome: "passing", words, status, ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }) };
  } catch {
    signal.throwIfAborted();
    return { outcome: "passing", words: `${name} did not answer.` };
  }
}
