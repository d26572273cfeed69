import { expect, test } from "vitest";
import { createModel } from "../src/model-provider/create-model.ts";
import type { ModelEvent } from "../src/model-provider/model-provider.ts";
import { createThrottle } from "../src/throttle/throttle.ts";
import { answerWith, modelChunk, modelText, openProvider } from "./harness/local-provider.ts";
import { createManualTimers } from "./harness/manual-timers.ts";
import { createTestApp } from "./harness/test-app.ts";

const apiKey = "sk-local-secret";
const messages = [{ role: "user", content: "Write." }] as const;

async function start(answer: Parameters<typeof openProvider>[0], callsPerDay = 50) {
  const app = await createTestApp();
  const provider = await openProvider(answer);
  const timers = createManualTimers();
  const now = () => new Date();
  const server = { baseUrl: `${provider.url}/v1`, name: "writer-1", apiKey };
  const options = { server, callsPerDay, schedule: timers.schedule, now, silenceMs: 1000 };
  /** As another process would have it. */
  const create = () => createModel({ ...options, throttle: createThrottle(app.database) });
  async function ask(model = create(), signal = new AbortController().signal): Promise<ModelEvent[]> {
    const events: ModelEvent[] = [];
    if (model)
      for await (const event of model.stream({ messages, maxTokens: 800, signal })) events.push(event);
    return events;
  }
  return { app, provider, timers, ask, create };
}

test("D-08.1 a model of any server with OpenAI's protocol is asked with key, name, messages and length, and its text comes in pieces", async () => {
  const { provider, ask } = await start(modelText("One two three."));
  expect(await ask()).toEqual([
    { kind: "text", text: "One " },
    { kind: "text", text: "two " },
    { kind: "text", text: "three." },
    { kind: "end", isCut: false },
  ]);
  const [request] = provider.requests;
  expect([request?.method, request?.url]).toEqual(["POST", "/v1/chat/completions"]);
  expect(request?.headers.authorization).toBe(`Bearer ${apiKey}`);
  expect(JSON.parse(request?.body ?? "")).toEqual({
    model: "writer-1",
    messages,
    max_tokens: 800,
    stream: true,
  });
  provider.answerBy(modelText("One two", "length"));
  expect((await ask()).at(-1)).toEqual({ kind: "end", isCut: true });
});

test("D-08.2 S75 a model's server that is busy, refuses, sends elsewhere, breaks off or talks nonsense is distinguished from one that has answered", async () => {
  const { provider, ask } = await start(
    answerWith(429, { error: { message: "slow" } }, { "retry-after": "7" }),
  );
  await expect(ask()).rejects.toMatchObject({ fault: "busy", retryAfterMs: 7000 });
  provider.answerBy(answerWith(500, "oops"));
  await expect(ask()).rejects.toMatchObject({ fault: "busy", retryAfterMs: undefined });
  provider.answerBy(answerWith(401, { error: { message: `Wrong key ${apiKey}` } }));
  await expect(ask()).rejects.toMatchObject({
    fault: "refused",
    message: expect.not.stringContaining(apiKey),
  });
  provider.answerBy(answerWith(302, "", { location: "http://127.0.0.1:1/elsewhere" }));
  await expect(ask()).rejects.toMatchObject({ fault: "refused" });
  provider.answerBy(answerWith(200, "<html>Welcome</html>", { "content-type": "text/html" }));
  await expect(ask()).rejects.toMatchObject({ fault: "broken" });
  provider.answerBy(
    answerWith(200, 'data: {"choices":"none"}\n\ndata: {broken\n\n', { "content-type": "text/event-stream" }),
  );
  await expect(ask()).rejects.toMatchObject({ fault: "broken" });
  provider.answerBy((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(modelChunk("Half a"));
    response.end();
  });
  await expect(ask()).rejects.toMatchObject({ fault: "broken" });
  provider.answerBy((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(modelChunk("Half a"), () => response.destroy());
  });
  await expect(ask()).rejects.toMatchObject({ fault: "broken" });
  expect(provider.requests).toHaveLength(8);
});

test("D-08.22 a model's server that writes on and on is cut off", async () => {
  const { provider, ask } = await start((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (let count = 0; count < 100; count += 1) response.write(modelChunk("word ".repeat(100)));
  });
  await expect(ask()).rejects.toMatchObject({ fault: "broken" });
  expect(provider.requests).toHaveLength(1);
});

test("D-08.3 a model's server that falls silent is not waited for, and an abort ends the call at once", async () => {
  const arrived = Promise.withResolvers<void>();
  const { provider, ask, create, timers } = await start(() => arrived.resolve());
  const silent = ask();
  silent.catch(() => {});
  await arrived.promise;
  timers.elapse(1000);
  await expect(silent).rejects.toMatchObject({ fault: "unreachable" });
  const again = Promise.withResolvers<void>();
  provider.answerBy(() => again.resolve());
  const stop = new AbortController();
  const stopped = ask(create(), stop.signal);
  stopped.catch(() => {});
  await again.promise;
  stop.abort(new Error("Enough."));
  await expect(stopped).rejects.toThrow("Enough.");
});

test("S-16.8 S44 calls of the model are limited by day over all processes, and further ones get the time of the next", async () => {
  const { app, provider, ask, create } = await start(modelText("Yes."), 3);
  const [one, other] = [create(), create()];
  await Promise.all([ask(one), ask(other), ask(one)]);
  await expect(ask(other)).rejects.toMatchObject({
    fault: "limit",
    message: "Today's 3 calls of the model are used up. There are more in 24 hours.",
    retryAfterMs: 86_400_000,
  });
  expect(provider.requests).toHaveLength(3);
  app.advance(86_400_000);
  expect(await ask(other)).toHaveLength(2);
});
