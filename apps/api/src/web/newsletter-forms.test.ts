import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../http/app-env.ts";
import { checkOrigin } from "../http/origin-check.ts";
import { Refusal } from "../http/refusal.ts";
import { mountNewsletterForms } from "./newsletter-forms.ts";

const origin = "https://agency.example";

/** The forms as the public site answers them, and what reached the newsletter. */
function open(refusal?: Refusal, overLimit?: Refusal) {
  const asked: unknown[] = [];
  let unusable = 0;
  const web = new Hono<AppEnv>();
  web.use(checkOrigin([origin]));
  mountNewsletterForms(web, {
    networkOf: () => "203.0.113.7",
    reading: { maxMs: 10_000, waitForEventLoop: async () => {} },
    gate: {
      refuse: async () => overLimit,
      async countUnusable() {
        unusable += 1;
      },
    },
    newsletter: {
      limit: { name: "newsletter", limit: 10, windowMs: 3_600_000 },
      async subscribe(input, network) {
        asked.push([input, network]);
        return refusal ?? { success: true };
      },
      confirm: async (token) => token === "good",
      async unsubscribe(token) {
        asked.push(token);
      },
    },
  });
  async function post(path: string, body: string, headers: Record<string, string> = { origin }) {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const response = await web.request(path, { method: "POST", body, headers: { ...type, ...headers } });
    return [response.status, response.headers.get("location")];
  }
  return { web, post, asked, unusable: () => unusable };
}

test("M-11.7 the form works without a script: it is read, and leads to a page that says what is next", async () => {
  const { post, asked } = open();
  expect(await post("/newsletter", "email=a%40b.example&homepage=&source=%2Fnews")).toEqual([
    303,
    "/newsletter/sent",
  ]);
  expect(asked).toEqual([[{ email: "a@b.example", homepage: "", source: "/news" }, "203.0.113.7"]]);
});

test.each([
  ["invalid-input", "/newsletter?problem=address"],
  ["too-many-requests", "/newsletter?problem=limit"],
] as const)("M-11.8 where it is refused (%s), the page says why", async (code, location) => {
  expect(await open(new Refusal(code)).post("/newsletter", "email=x")).toEqual([303, location]);
});

test("M-11.21 where the network has used up its limit, the page says so and the body is not read", async () => {
  const { web, asked } = open(undefined, new Refusal("too-many-requests"));
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit = { method: "POST", headers: { origin }, body, duplex: "half" };
  const response = await web.request(new Request("http://localhost/newsletter", init));
  expect([response.status, response.headers.get("location")]).toEqual([303, "/newsletter?problem=limit"]);
  expect([isRead, asked]).toEqual([false, []]);
});

test("M-11.9 confirming takes a press; a link that no longer works says so", async () => {
  const { post } = open();
  expect(await post("/newsletter/confirm/good", "")).toEqual([303, "/newsletter/confirmed"]);
  expect(await post("/newsletter/confirm/old", "")).toEqual([303, "/newsletter/expired"]);
});

test("M-11.10 one press unsubscribes: from our page, and by a mail program, which is not sent elsewhere (RFC 8058)", async () => {
  const { post, asked } = open();
  expect(await post("/unsubscribe/token-1", "")).toEqual([303, "/unsubscribed"]);
  expect(await post("/unsubscribe/token-2", "List-Unsubscribe=One-Click", {})).toEqual([200, null]);
  expect(asked).toEqual(["token-1", "token-2"]);
});

test.each(["/newsletter", "/newsletter/confirm/good", "/unsubscribe/token"])(
  "S44 another site cannot post to %s for its visitors",
  async (path) => {
    const { post, asked } = open();
    for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])
      expect((await post(path, "email=a%40b.example", headers as Record<string, string>))[0]).toBe(403);
    expect(asked).toEqual([]);
  },
);

test("S44 what is no form, or larger than one, is refused, and nothing of it is taken", async () => {
  const { post, asked, unusable } = open();
  expect((await post("/newsletter", `email=${"a".repeat(70_000)}`))[0]).toBe(413);
  const json = { origin, "content-type": "application/json" };
  expect((await post("/newsletter", "{}", json))[0]).toBe(415);
  expect(unusable()).toBe(2);
  expect(asked).toEqual([]);
});
