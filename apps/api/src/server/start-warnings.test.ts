import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { startWarnings } from "./start-warnings.ts";

const publicly = { APP_URL: "https://agency.example", TRUST_PROXY: "1" };

test("a public installation that delivers no mail is warned about it at each start, another one is not", () => {
  expect(startWarnings(readEnv(publicly), false).join()).toMatch(
    /not delivered: set RESEND_API_KEY or SMTP_URL/,
  );
  for (const variables of [
    {},
    { ...publicly, SMTP_URL: "smtps://mail.agency.example" },
    { ...publicly, RESEND_API_KEY: "re_1" },
    { ...publicly, NODE_ENV: "development" },
  ])
    expect(startWarnings(readEnv(variables), false)).toEqual([]);
});

test("the sample brand is warned about in production", () => {
  expect(startWarnings(readEnv({}), true).join()).toContain("packages/brand");
  expect(startWarnings(readEnv({ NODE_ENV: "development" }), true)).toEqual([]);
});
