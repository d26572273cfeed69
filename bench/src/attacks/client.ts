import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { signUp } from "@sitewright/contracts";
import type { Target } from "./target.ts";

/** A request; omitted parts are not sent. */
export interface AttackRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reuse a connection; if the server has just closed it, the request is cut off. */
  readonly reusesConnection?: boolean;
}

/** A response. Status 0: the server closed the connection without one. */
export interface AttackResponse {
  readonly status: number;
  readonly cookie: string;
  readonly sizeBytes: number;
  readonly tookMs: number;
}

/** Longer than any response time observed, so that every attack ends. */
const limitMs = 120_000;
const kept = new Agent({ keepAlive: true });
const fresh = new Agent({ keepAlive: false });
const networks = { count: 0 };

/** An unused network address (RFC 2544's range), so that its rate limits are unused. */
export function newNetwork(): string {
  networks.count += 1;
  return `198.18.${networks.count >> 8}.${networks.count & 255}`;
}

/** Sends a request and reads the whole response. Never rejects: a cut connection is a result too. */
export async function send({ origin }: Target, sent: AttackRequest): Promise<AttackResponse> {
  const start = performance.now();
  const { method, path, body, headers = {}, reusesConnection = false } = sent;
  const length = body ? { "content-length": String(body.length) } : {};
  const answer = (status: number, cookie: string, sizeBytes: number): AttackResponse => ({
    status,
    cookie,
    sizeBytes,
    tookMs: performance.now() - start,
  });
  return new Promise((done) => {
    const cut = () => done(answer(0, "", 0));
    const call = request(new URL(path, origin), {
      method,
      agent: reusesConnection ? kept : fresh,
      headers: { origin, ...length, ...headers },
      signal: AbortSignal.timeout(limitMs),
    });
    call.on("error", cut);
    call.on("response", (response) => {
      const cookie = response.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
      const status = response.statusCode ?? 0;
      buffer(response).then((bytes) => done(answer(status, cookie, bytes.length)), cut);
    });
    call.end(body);
  });
}

/** Sends a body that is serialised JSON. */
export const sendJson = (
  target: Target,
  { method = "POST", path, body, headers = {} }: Partial<AttackRequest> & { path: string; body: Buffer },
): Promise<AttackResponse> =>
  send(target, { method, path, body, headers: { "content-type": "application/json", ...headers } });

/** A client who has just signed up. */
export interface Client {
  readonly email: string;
  /** Sent with every request of this client. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs up a new client from a new network address. */
export async function newClient(target: Target): Promise<Client> {
  const email = `bench-${randomUUID()}@kiln.example`;
  const network = { "x-forwarded-for": newNetwork() };
  const body = Buffer.from(JSON.stringify({ email, password: "a long phrase for clay", name: "Ada" }));
  const { status, cookie } = await sendJson(target, { path: signUp.path, body, headers: network });
  if (status !== 201) throw new Error(`Signing up answered ${status}.`);
  return { email, headers: { ...network, cookie } };
}

/** The count of each word, the most frequent first: `201 × 10, 429`. */
export function tallyWords(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([word, count]) => (count > 1 ? `${word} × ${count}` : word))
    .join(", ");
}

/** Counts the responses by status. */
export const tally = (answers: readonly AttackResponse[]): string =>
  tallyWords(answers.map(({ status }) => (status === 0 ? "cut" : String(status))));
