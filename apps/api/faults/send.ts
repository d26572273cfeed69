import { request } from "node:http";
import { buffer } from "node:stream/consumers";

/** A request; omitted fields are not sent. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  /** The time after which the client gives up, in milliseconds. */
  readonly timeoutMs?: number;
}

/** The response. Status 0: the connection ended without one. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly tookMs: number;
}

const defaultTimeoutMs = 60_000;

/** Sends a request on a new connection, because a kept-alive one would hide a fault. Never rejects. */
export async function send(address: string, sent: Sent): Promise<Answer> {
  const start = performance.now();
  const { method, path, headers = {}, body, timeoutMs = defaultTimeoutMs } = sent;
  return new Promise((resolve) => {
    const end = (answer: Omit<Answer, "tookMs">) => resolve({ ...answer, tookMs: performance.now() - start });
    const cut = () => end({ status: 0, headers: {}, body: Buffer.alloc(0) });
    const length = body ? { "content-length": String(body.length) } : {};
    const call = request(new URL(path, address), {
      method,
      agent: false,
      headers: { ...length, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    call.on("error", cut);
    call.on("response", (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      buffer(response).then((bytes) => end({ status, headers: answered, body: bytes }), cut);
    });
    call.end(body);
  });
}

/** The body as JSON; undefined if it is not valid JSON. */
export function jsonOf({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
