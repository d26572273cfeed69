import { endpoints } from "@sitewright/contracts";
import { describe, expect, test } from "vitest";
import { unusableBodies } from "../src/http/public-gate.ts";
import { readProblem } from "./harness/answers.ts";
import { testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

type PublicCall = Extract<(typeof endpoints)[number], { access: "public"; body: unknown }>;

const here = "203.0.113.7";
const elsewhere = "198.51.100.9";
const ann = "ann@harbour.example";
const conversationId = "conv_1790000000000_harbour";
const message = { name: "Ann", email: ann, message: "Hello" };

/**
 * The calls that use up the limit of each public call, and their number. A new public call with a body does
 * not compile without.
 */
const useUp: Record<PublicCall["name"], { times: number; json: (index: number) => object }> = {
  signUp: {
    times: 3,
    json: (index) => ({ email: `new${index}@x.example`, password: testPassword, name: "N" }),
  },
  signIn: { times: 10, json: () => ({ email: ann, password: "wrong-password" }) },
  forgotPassword: { times: 20, json: (index) => ({ email: `new${index}@x.example` }) },
  resetPassword: { times: 20, json: (index) => ({ token: `no-token-${index}`, password: testPassword }) },
  sendContactMessage: { times: 10, json: () => message },
  sendChatMessage: {
    times: 60,
    json: (index) => ({ conversationId, messageId: `${index}`, content: "how much", page: "home" }),
  },
  confirmChatAnswer: { times: 60, json: () => ({ conversationId, messageId: "1", isAnswered: true }) },
  handOverChat: { times: 60, json: () => ({ conversationId }) },
  eraseChat: { times: 60, json: () => ({ conversationId }) },
  subscribe: { times: 10, json: () => ({ email: ann }) },
};

const publicCalls = endpoints.filter(
  (endpoint): endpoint is PublicCall => endpoint.access === "public" && "body" in endpoint,
);

/** A body of which it is known whether anybody began to read it. */
function watchedBody(text: string) {
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true;
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, isRead: () => isRead };
}

async function sendWatched(app: TestApp, path: string, from: string) {
  const { body, isRead } = watchedBody("{}");
  const headers = { "content-type": "application/json", "x-forwarded-for": from };
  const init: RequestInit = { method: "POST", headers, body, duplex: "half" };
  const response = await app.app.request(new Request(`http://localhost${path}`, init));
  return { response, isRead: isRead() };
}

const start = () => createTestApp({ isBehindProxy: true, signUpsPerHour: 3 });
const counters = ({ database: { db } }: TestApp) => db.throttle.findMany({ orderBy: { id: "asc" } });

describe("S67 a network that has used up the limit of a public call is refused before its body is read", () => {
  test.each(publicCalls)("S67 $name", async ({ name, path }) => {
    const app = await start();
    const { times, json } = useUp[name];
    const headers = { "x-forwarded-for": here };
    for (let index = 0; index < times; index += 1)
      expect((await app.open().send("POST", path, { json: json(index), headers })).status).not.toBe(429);
    const before = await counters(app);
    for (let index = 0; index < 5; index += 1) {
      const { response, isRead } = await sendWatched(app, path, here);
      expect((await readProblem(response)).code).toBe("too-many-requests");
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(isRead).toBe(false);
    }
    expect(await counters(app)).toEqual(before);
    const other = await sendWatched(app, path, elsewhere);
    expect([other.response.status, other.isRead]).toEqual([400, true]);
  });
});

test("S67 bodies of a network that sent only unusable ones are not read any more, until its time has passed", async () => {
  const app = await start();
  const send = () => sendWatched(app, "/api/auth/sign-in", here);
  for (let index = 0; index < unusableBodies.limit; index += 1) await send();
  const before = await counters(app);
  for (const { path } of publicCalls) {
    const { response, isRead } = await sendWatched(app, path, here);
    expect([response.status, isRead], path).toEqual([429, false]);
  }
  expect(await counters(app)).toEqual(before);
  expect((await sendWatched(app, "/api/auth/sign-in", elsewhere)).isRead).toBe(true);
  app.advance(unusableBodies.windowMs);
  expect((await send()).isRead).toBe(true);
});
