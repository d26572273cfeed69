import { readdir, stat } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createUpload, signIn } from "@sitewright/contracts";
import type { Attack } from "./attack.ts";
import { newClient, newNetwork, tallyWords } from "./client.ts";
import { formHead, formType } from "./pictures.ts";
import type { Target } from "./target.ts";

const dripCount = 100;
const dripMs = 15_000;
const stalledCount = 120;
const stalledBytes = 2 * 1024 * 1024;
const settleMs = 2000;
const settleLimitMs = 30_000;

interface Slow {
  readonly socket: Socket;
  /**
   * The status received before the whole request was sent; undefined while the server waits for more of
   * it.
   */
  status(): string | undefined;
}

/** Starts a request on a raw socket, since no client library sends one this slowly. */
function begin(target: Target, lines: readonly string[]): Slow {
  const { hostname, port, host } = new URL(target.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  let answer = "";
  let isClosed = false;
  socket.on("data", (bytes) => (answer += bytes.toString("latin1", 0, 200)));
  socket.on("error", () => {});
  socket.on("close", () => (isClosed = true));
  socket.write(`${[...lines, `Host: ${host}`, `Origin: ${target.origin}`].join("\r\n")}\r\n\r\n`);
  return { socket, status: () => answer.split(" ")[1] ?? (isClosed ? "cut" : undefined) };
}

function tallyOf(all: readonly Slow[]): string {
  return tallyWords(all.map((slow) => slow.status() ?? "still waited for"));
}

function end(all: readonly Slow[]): void {
  for (const { socket } of all) socket.destroy();
}

/** The total size of the files in the folder for incoming uploads. */
async function stagedBytes({ dataFolder }: Target): Promise<number> {
  const folder = join(dataFolder, "incoming");
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The size of that folder once it no longer grows. */
async function settledBytes(target: Target): Promise<number> {
  const end = performance.now() + settleLimitMs;
  let before: number;
  let now = await stagedBytes(target);
  do {
    before = now;
    await wait(settleMs);
    now = await stagedBytes(target);
  } while (now !== before && performance.now() < end);
  return now;
}

async function drip(target: Target): Promise<string> {
  const lines = [`POST ${signIn.path} HTTP/1.1`, "Content-Type: application/json", "Content-Length: 1000"];
  const all = Array.from({ length: dripCount }, () =>
    begin(target, [...lines, `X-Forwarded-For: ${newNetwork()}`]),
  );
  for (let passedMs = 0; passedMs < dripMs; passedMs += 1000) {
    for (const { socket } of all) if (socket.writable) socket.write(" ");
    await wait(1000);
  }
  const answers = tallyOf(all);
  end(all);
  return answers;
}

async function stall(target: Target, headers: Readonly<Record<string, string>>) {
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const lines = [
    `POST ${createUpload.path} HTTP/1.1`,
    `Content-Type: ${formType}`,
    "Content-Length: 10000000",
  ];
  const part = Buffer.concat([formHead("a.pdf", "application/pdf"), Buffer.alloc(stalledBytes, "%PDF-1.4 ")]);
  const all = Array.from({ length: stalledCount }, () => begin(target, [...lines, ...own]));
  await Promise.all(
    all.map(
      ({ socket }) => new Promise<void>((sent) => void socket.once("close", sent).write(part, () => sent())),
    ),
  );
  const megabytes = Math.round((await settledBytes(target)) / 1024 / 1024);
  const answers = tallyOf(all);
  end(all);
  return { answers, aside: `${megabytes} of ${(stalledCount * stalledBytes) / 1024 / 1024} MB held` };
}

/** Clients that send very slowly. */
export const slowAttacks: readonly Attack[] = [
  {
    title: `${dripCount} JSON bodies of a byte a second, for ${dripMs / 1000} s`,
    prepare: async (target) => async () => ({ answers: await drip(target) }),
  },
  {
    title: `${stalledCount} uploads that stop after ${stalledBytes / 1024 / 1024} MB`,
    async prepare(target) {
      const { headers } = await newClient(target);
      return () => stall(target, headers);
    },
  },
];
