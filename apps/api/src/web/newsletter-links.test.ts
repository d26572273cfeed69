import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../http/app-env.ts";
import { checkOrigin } from "../http/origin-check.ts";
import { mountNewsletterLinks } from "./newsletter-links.ts";

const origin = "https://agency.example";

/** The forms as the public site answers them, and what reached the newsletter. */
function open() {
  const asked: unknown[] = [];
  const web = new Hono<AppEnv>();
  web.use(checkOrigin([origin]));
  mountNewsletterLinks(web, {
    reading: { maxMs: 10_000, waitForEventLoop: async () => {} },
    newsletter: {
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
  return { post, asked };
}

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

test.each(["/newsletter/confirm/good", "/unsubscribe/token"])(
  "S44 another site cannot post to %s for its visitors",
  async (path) => {
    const { post, asked } = open();
    for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])
      expect((await post(path, "", headers as Record<string, string>))[0]).toBe(403);
    expect(asked).toEqual([]);
  },
);
