import type { Readable } from "node:stream";
import { Readable as NodeReadable } from "node:stream";
import { AwsV4Signer } from "aws4fetch";
import { errorIn, isPassing, S3Error } from "./s3-error.ts";

/** The bucket and its credentials. Path-style addressing, which every compatible server supports. */
export interface S3Account {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The longest time for all attempts of a request together, and the timeout of one attempt; milliseconds. */
export interface S3Limits {
  readonly maxMs: number;
  readonly attemptMs: number;
}

/** Other inputs of a request. */
export interface S3Environment {
  /** The time used in signatures. */
  readonly now: () => Date;
  /** In [0, 1), for the jitter of retries. */
  readonly random: () => number;
  /** A monotonic clock, in milliseconds. */
  readonly elapsedMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** The longest wait before the second attempt; doubled for each further one, up to `RETRY_MAX_MS`. */
  readonly retryMs: number;
}

/** A body that can be sent repeatedly. */
export interface S3Body {
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  /** Rejects if it cannot be opened: an `error` event would come before anybody listens. */
  open(): Promise<Readable>;
}

/** A request about one object, or about the bucket if the key is empty. */
export interface S3Request {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: S3Body;
  /** Aborted when the result is no longer needed. */
  readonly signal?: AbortSignal;
}

/** A 2xx response whose body is still to be read; `end` closes the connection. */
export interface S3Answer {
  readonly response: Response;
  end(): void;
}

/** SHA-256 of the empty body, hex. */
const emptySha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const retryMaxMs = 10_000;

/** Why a request got no response: the message of the innermost error that has one. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "AbortError" || error.name === "TimeoutError") return "no answer in time";
  if (error instanceof AggregateError && error.message === "") return wordsOf(error.errors[0]);
  return error.cause === undefined ? error.message : wordsOf(error.cause);
}

const noAnswer = (error: unknown): S3Error =>
  error instanceof S3Error ? error : new S3Error({ status: 0, message: wordsOf(error) });

async function refusalIn(response: Response): Promise<S3Error> {
  const { status } = response;
  const found = errorIn(await response.text(), status);
  const isRedirect = status >= 300 && status < 400;
  const message = isRedirect ? "the bucket names another address, which is not followed" : "refused";
  return found ?? new S3Error({ status, message });
}

/** Sends signed requests (AWS Signature Version 4), and retries temporary failures. */
export interface S3Client {
  /**
   * Passes the response to `read` within the same attempt, so a failure there is retried too. @throws
   * S3Error
   */
  send<T>(request: S3Request, limits: S3Limits, read: (answer: S3Answer) => Promise<T>): Promise<T>;
}

/**
 * A client of one bucket. Redirects are not followed, because the signature is only for the configured
 * host.
 */
export function createS3Client(account: S3Account, environment: S3Environment): S3Client {
  const { now, random, elapsedMs, wait, retryMs } = environment;
  const base = `${account.endpoint.replace(/\/+$/, "")}/${account.bucket}`;
  // The signing key derived for a day is cached (AWS Signature Version 4, "Deriving the signing key").
  const cache = new Map<string, ArrayBuffer>();

  async function sign({ method, key, query, headers, body }: S3Request) {
    const url = new URL(key === "" ? base : `${base}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      ...account,
      service: "s3",
      cache,
      method,
      url: url.href,
      headers: { ...headers, "x-amz-content-sha256": body?.sha256 ?? emptySha256 },
      datetime: now()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, ""),
    }).sign();
    if (body) signed.headers.set("content-length", String(body.sizeBytes));
    // This header is not signed, because proxies in front of a bucket may change it.
    signed.headers.set("accept-encoding", "identity");
    return signed;
  }

  async function attempt<T>(
    request: S3Request,
    ms: number,
    read: (answer: S3Answer) => Promise<T>,
  ): Promise<T> {
    const content = await request.body?.open();
    const line = new AbortController();
    const timer = setTimeout(() => line.abort(), ms);
    try {
      const { url, method, headers } = await sign(request);
      const body = content ? ({ body: NodeReadable.toWeb(content), duplex: "half" } as const) : {};
      const response = await fetch(url, {
        method,
        headers,
        redirect: "manual",
        signal: request.signal ? AbortSignal.any([line.signal, request.signal]) : line.signal,
        ...body,
      });
      if (!response.ok) throw await refusalIn(response);
      return await read({ response, end: () => line.abort() });
    } catch (error) {
      line.abort();
      throw noAnswer(error);
    } finally {
      clearTimeout(timer);
      content?.destroy();
    }
  }

  return {
    async send(request, { maxMs, attemptMs }, read) {
      const begun = elapsedMs();
      for (let tries = 0; ; tries += 1) {
        try {
          const left = maxMs - (elapsedMs() - begun);
          return await attempt(request, Math.max(1, Math.min(attemptMs, left)), read);
        } catch (error) {
          const delay = random() * Math.min(retryMaxMs, retryMs * 2 ** tries);
          const isLast = elapsedMs() - begun + delay >= maxMs;
          const isOver = isLast || request.signal?.aborted;
          if (!(error instanceof S3Error) || !isPassing(error) || isOver) throw error;
          await wait(delay);
        }
      }
    },
  };
}
