import OpenAI, { APIConnectionError, APIError } from "openai";
import { retryAfterMs } from "../http/retry-after.ts";
import type { Schedule } from "../schedule.ts";
import { ModelError } from "./model-error.ts";
import type { ModelEvent, ModelRequest } from "./model-provider.ts";

/** Access to a server with OpenAI's protocol. */
export interface ModelServer {
  /** The URL up to the part before `/chat/completions`. */
  readonly baseUrl: string;
  readonly name: string;
  readonly apiKey: string | undefined;
}

interface ClientOptions extends ModelServer {
  /** Timeout without data, before the answer and between its pieces. */
  readonly silenceMs: number;
  readonly schedule: Schedule;
  readonly now: () => Date;
}

/**
 * True for a temporary status, as sent by a server that is busy or restarting, or by a proxy in front of
 * it.
 */
const isPassing = (status: number): boolean => [408, 409, 425, 429].includes(status) || status >= 500;

function errorOf(error: unknown, { apiKey, now }: ClientOptions): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError)
    return new ModelError("unreachable", "The model's server did not answer.");
  if (error instanceof APIError && typeof error.status === "number") {
    const status: number = error.status;
    const waitMs = retryAfterMs(error.headers?.get("retry-after"), now());
    if (isPassing(status)) return new ModelError("busy", `The model's server answered ${status}.`, waitMs);
    if (status < 400)
      return new ModelError("refused", "The model's server names another address, which is not followed.");
    const words = apiKey ? error.message.replaceAll(apiKey, "…") : error.message;
    return new ModelError("refused", `The model's server refused the call: ${words.slice(0, 200)}`);
  }
  return new ModelError("broken", "The model's answer broke off.");
}

/** Aborts the wait for an unresponsive server; `restart` resets the timer. */
function watchSilence({ silenceMs, schedule }: ClientOptions) {
  const silent = new AbortController();
  const end = () =>
    silent.abort(new ModelError("unreachable", `The model's server was silent for ${silenceMs / 1000} s.`));
  let cancel = schedule(end, silenceMs);
  return {
    signal: silent.signal,
    restart() {
      cancel();
      cancel = schedule(end, silenceMs);
    },
    stop: () => cancel(),
  };
}

/** The number of characters per token above which an answer counts as broken; English has about four. */
const charactersPerToken = 32;

/** True for a finish reason. Some servers send it with the last piece, others after it. */
const isEnd = (reason: string | null | undefined): reason is string =>
  typeof reason === "string" && reason !== "";

/**
 * Creates the function that calls such a server once, with OpenAI's package. Redirects are not followed,
 * because text and key are only for the configured host. Nothing is retried here: the job that calls it
 * retries.
 */
export function createAsk(
  options: ClientOptions,
): (request: ModelRequest) => AsyncGenerator<ModelEvent, void> {
  const { baseUrl, name, apiKey } = options;
  const openai = new OpenAI({
    baseURL: baseUrl,
    // The package requires a key; local servers need none.
    apiKey: apiKey ?? "none",
    // The package's own environment variables would send OpenAI account names to any configured server.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    fetchOptions: { redirect: "manual" },
  });
  return async function* ask({ messages, maxTokens, signal }) {
    const watch = watchSilence(options);
    const ends = AbortSignal.any([signal, watch.signal]);
    let reason: string | undefined;
    let left = maxTokens * charactersPerToken;
    try {
      const answer = await openai.chat.completions.create(
        { model: name, messages: [...messages], max_tokens: maxTokens, stream: true },
        { signal: ends },
      );
      for await (const { choices } of answer) {
        watch.restart();
        const choice = choices?.[0];
        const text = choice?.delta?.content;
        left -= text?.length ?? 0;
        if (left < 0) throw new ModelError("broken", "The model wrote far more than it was asked for.");
        if (typeof text === "string" && text !== "") yield { kind: "text", text };
        if (isEnd(choice?.finish_reason)) reason = choice.finish_reason;
      }
      ends.throwIfAborted();
    } catch (error) {
      signal.throwIfAborted();
      throw errorOf(watch.signal.aborted ? watch.signal.reason : error, options);
    } finally {
      watch.stop();
    }
    if (reason === undefined) throw new ModelError("broken", "The model's answer broke off.");
    if (reason === "content_filter")
      throw new ModelError("refused", "The model's server refused to write about this.");
    yield { kind: "end", isCut: reason === "length" };
  };
}
