import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { newId } from "../src/deps.ts";
import { defaultSettings } from "../src/jobs/agent-settings.ts";
import { createResendTransport } from "../src/mail/resend-transport.ts";
import { createOutboxWorker, type OutboxEvent } from "../src/outbox/worker.ts";
import { hourMs } from "../src/time-units.ts";
import type { Browser } from "./harness/browser.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

type Mode = "refuse" | "hang" | "reset" | "429" | "500" | "garbage" | "401" | "well";

/** Delivers each idempotency key once while it is well, as Resend does; otherwise fails in one way. */
async function startProvider() {
  const delivered = new Map<string, number>();
  const state: { mode: Mode } = { mode: "well" };
  const error = (response: ServerResponse, statusCode: number, headers = {}) => {
    response.writeHead(statusCode, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ statusCode, name: "error", message: "no" }));
  };
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      const key = String(request.headers["idempotency-key"]);
      switch (state.mode) {
        case "hang":
          return;
        case "refuse":
        case "reset":
          return response.destroy();
        case "429":
          return error(response, 429, { "retry-after": "120" });
        case "500":
        case "401":
          return error(response, Number(state.mode));
        case "garbage":
          // The worst kind: it is delivered, and the answer does not say so.
          delivered.set(key, 1);
          return response.end("<html>OK</html>");
        case "well":
          delivered.set(key, 1);
          return response.end(JSON.stringify({ id: `id-${key}` }));
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return { state, delivered, url: `http://127.0.0.1:${port}` };
}

function prepareWorkers(app: TestApp, url: string, timeoutMs: number) {
  const events: OutboxEvent[] = [];
  const now = () => new Date();
  const transport = createResendTransport({
    apiKey: "re_x",
    baseUrl: url,
    from: "a@b.example",
    timeoutMs,
    now,
  });
  const createWorker = () =>
    createOutboxWorker({
      ...app.database,
      transport,
      workerId: `w${events.length}`,
      now,
      random: Math.random,
      schedule: () => () => {},
      report: (event) => events.push(event),
      settings: defaultSettings,
      newId,
    });
  return { createWorker, events };
}

async function submit(browser: Browser): Promise<void> {
  const formData = {
    businessName: "Bakehouse",
    description: "Bread.",
    niche: "Bakery",
    goals: ["Share Information"],
    audience: "People",
    pages: ["Home"],
    tone: "Modern",
    contentStyle: "Casual",
  };
  const response = await browser.send("POST", "/api/projects", {
    json: { formData },
    headers: { "idempotency-key": "key-of-a-submit" },
  });
  expect(response.status).toBe(201);
}

describe("F10 S-04 a failing provider neither fails the request nor loses or doubles a mail", () => {
  test.each<Mode>(["refuse", "hang", "reset", "429", "500", "garbage", "401"])("%s", async (mode) => {
    const { state, delivered, url } = await startProvider();
    state.mode = mode;
    const wake = vi.fn();
    const app = await createTestApp({ wakeOutbox: wake });
    const { createWorker, events } = prepareWorkers(app, mode === "refuse" ? "http://127.0.0.1:1" : url, 200);
    const browser = await app.signUp("maya@client.example");
    // Only the mails of the submit are counted here.
    await app.database.db.outboxMessage.deleteMany();
    const worker = createWorker();
    worker.start();
    wake.mockImplementation(worker.wake);
    await submit(browser);
    const kind = mode === "401" ? "dead" : "retry";
    await expect.poll(() => events.filter(({ event }) => event === kind).length).toBe(3);
    await worker.stop();

    state.mode = "well";
    app.advance(hourMs);
    const healthy = prepareWorkers(app, url, 20_000);
    const recovered = healthy.createWorker();
    recovered.start();
    await expect.poll(() => healthy.events.map(({ event }) => event)).toEqual(["sent", "sent", "sent"]);
    await recovered.stop();
    expect([...delivered.values()]).toEqual([1, 1, 1]);
    const rows = await app.database.db.outboxMessage.findMany();
    expect(rows.map(({ status, transport }) => [status, transport])).toEqual(
      Array.from({ length: 3 }, () => ["sent", "resend"]),
    );
  });
});
