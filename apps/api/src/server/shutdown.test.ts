import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";
import { followAnswers } from "./open-answers.ts";
import { shutDown } from "./shutdown.ts";

const defaultOptions = {
  onStart() {},
  refuseRest() {},
  release: async () => {},
  noticeMs: 0,
  drainMs: 30_000,
};

async function opened(server: Server): Promise<{ server: Server; port: number }> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  return { server, port: typeof address === "object" && address ? address.port : 0 };
}

/** Undefined where the connection ended without an answer. */
function ask(port: number, agent: Agent | false = false): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    get({ port, host: "127.0.0.1", agent }, (response) => resolve(response.resume())).on("error", () =>
      resolve(undefined),
    );
  });
}

test("S-07.12 F26 connections that nobody has taken yet when a stop begins are answered", async () => {
  const { server, port } = await opened(createServer((_, response) => response.end("well")));
  // Made in one turn of the loop: the system has them all, the server has taken none.
  const calls = Array.from({ length: 50 }, () => ask(port));
  const stopped = shutDown({ ...defaultOptions, server });
  const statuses = (await Promise.all(calls)).map((answer) => answer?.statusCode);
  expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
  await stopped;
});

test("S-07.13 from the moment a stop is announced each answer closes its connection, so that no request is sent on one that is being closed", async () => {
  const { server, port } = await opened(createServer((_, response) => response.end("well")));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(port, agent))?.headers.connection).toBe("keep-alive");
  const stopped = shutDown({ ...defaultOptions, server, noticeMs: 500 });
  const answer = await ask(port, agent);
  expect([answer?.statusCode, answer?.headers.connection]).toEqual([200, "close"]);
  await stopped;
});

test("S-07.15 a stop ends in its time where new connections keep coming and each turn of the loop is long", async () => {
  const { server, port } = await opened(createServer((_, response) => response.end("well")));
  let isOver = false;
  let taken = 0;
  server.on("connection", () => {
    taken += 1;
  });
  const hold = () => {
    if (isOver) return;
    void ask(port);
    const end = performance.now() + 20;
    while (performance.now() < end);
    setImmediate(hold);
  };
  hold();
  await shutDown({ ...defaultOptions, server, drainMs: 1000 });
  isOver = true;
  // One in each turn: all that the system can hold would be twice as many as fit into the time.
  expect(taken).toBeLessThan(250);
});

test("S-07.14 F26 a request that is unanswered at the end of the grace period gets a refusal, not a cut connection", async () => {
  const begun = Promise.withResolvers<void>();
  const answers = followAnswers(() => {
    begun.resolve();
    return new Promise(() => {});
  });
  const { server, port } = await listen({ host: "127.0.0.1", port: 0 }, answers.fetch, () => {});
  const call = ask(port);
  await begun.promise;
  await shutDown({ ...defaultOptions, server, refuseRest: answers.refuseAll, drainMs: 50 });
  const answer = await call;
  expect(answer?.statusCode).toBe(503);
  expect(answer?.headers).toMatchObject({ "retry-after": "1", connection: "close" });
  expect(answers.refuseAll()).toBe(0);
});
