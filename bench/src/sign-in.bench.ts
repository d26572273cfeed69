import { performance } from "node:perf_hooks";
import { signIn } from "@sitewright/contracts";
import { type Product, startProduct } from "../../apps/e2e/fixtures/product.ts";
import { digits, type Section, verdict } from "./report.ts";
import { median } from "./statistics.ts";
import { mainThreadMs } from "./thread-time.ts";
import { inYardsticks, yardstickSubject } from "./yardstick-time.ts";

const warmUps = 40;
const batches = 10;
const signInsByBatch = 20;
const yardsticksByBatch = 20;
const tries = 50;
/** The limit, in yardsticks. */
const limit = 0.75;
const limitShare = 0.1;

const known = { email: "ada@kiln.example", password: "a long phrase for clay" };
const stranger = { email: "nobody@kiln.example", password: known.password };
const wrong = { ...known, password: "another phrase for clay" };

/** Signs in from another network each time, since failures are counted per network. Returns the response time. */
async function timeSignIn(
  origin: string,
  { body, from, expected }: { body: object; from: number; expected: number },
): Promise<number> {
  const start = performance.now();
  const address = `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`;
  const headers = { "content-type": "application/json", origin, "x-forwarded-for": address };
  const response = await fetch(`${origin}${signIn.path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers,
  });
  const answer = await response.text();
  const took = performance.now() - start;
  if (response.status !== expected) throw new Error(`Signing in answered ${response.status}: ${answer}`);
  return took;
}

interface Found {
  /** Main-thread time of the server per sign-in: the password hash runs on other threads. */
  readonly threadMs: number;
  /** The main-thread time in yardsticks. */
  readonly ratio: number;
  readonly unknownMs: number;
  readonly wrongMs: number;
}

/** The CPU time of a yardstick on this process's main thread. */
function threadYardstickMs(): number {
  const start = mainThreadMs(process.pid);
  yardstickSubject.repeat(yardsticksByBatch);
  return (mainThreadMs(process.pid) - start) / yardsticksByBatch;
}

async function measureSignIns(product: Product): Promise<Found> {
  let from = 0;
  const send = (body: object, expected: number) =>
    timeSignIn(product.origin, { body, from: ++from, expected });
  for (let at = 0; at < warmUps; at += 1) await send(known, 200);
  const found: { threadMs: number; ratio: number }[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const start = mainThreadMs(product.pid ?? 0);
    for (let at = 0; at < signInsByBatch; at += 1) await send(known, 200);
    const threadMs = (mainThreadMs(product.pid ?? 0) - start) / signInsByBatch;
    found.push({ threadMs, ratio: threadMs / threadYardstickMs() });
  }
  const samples = { unknown: [] as number[], wrong: [] as number[] };
  for (let at = 0; at < tries; at += 1) {
    samples.unknown.push(await send(stranger, 401));
    samples.wrong.push(await send(wrong, 401));
  }
  return {
    threadMs: median(found.map(({ threadMs }) => threadMs)),
    ratio: median(found.map(({ ratio }) => ratio)),
    unknownMs: median(samples.unknown),
    wrongMs: median(samples.wrong),
  };
}

/**
 * The cost of a sign-in apart from the password hash, and whether its duration reveals that an account
 * exists.
 */
export async function signInSection(): Promise<Section> {
  const product = await startProduct({
    TRUST_PROXY: "1",
    AUTH_GENERIC_ERRORS: "1",
    ADMIN_EMAILS: known.email,
    ADMIN_PASSWORD: known.password,
  });
  const { threadMs, ratio, unknownMs, wrongMs } = await measureSignIns(product);
  await product.stop();
  const share = Math.abs(unknownMs / wrongMs - 1);
  return {
    title: "Signing in",
    note: `The built product on SQLite, over HTTP, one after the other. Argon2id is computed on other threads than the server's own, so the time of that one is everything else: ${batches} times ${signInsByBatch} sign-ins after ${warmUps}, in turns with ${yardsticksByBatch} yardsticks on the clock of their thread. Then ${tries} tries each, in turns, with \`AUTH_GENERIC_ERRORS\`: an address without an account costs as much time as a wrong password.`,
    columns: ["what", "measured", "yardsticks", "target", ""],
    rows: [
      [
        "main thread by sign-in, median of the means",
        `${digits(threadMs)} ms`,
        ...inYardsticks(ratio, limit),
      ],
      ["unknown address, median", `${digits(unknownMs)} ms`, "", "", ""],
      ["wrong password, median", `${digits(wrongMs)} ms`, "", "", ""],
      ["difference", `${digits(100 * share)} %`, "", "< 10 %", verdict(share < limitShare)],
    ],
  };
}
