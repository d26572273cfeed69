import { expect, test } from "vitest";
import { scrapeAccess } from "./scrape-access.ts";

const local = { token: undefined, appUrl: "http://localhost:3000" };
const behindProxy = { token: undefined, appUrl: "https://agency.example" };
const withToken = { token: "a-token-of-the-operator", appUrl: "https://agency.example" };
const here = { authorization: undefined, peer: "127.0.0.1", host: "localhost" };

test.each([
  ["from this machine", local, here, "open"],
  ["from this machine by IPv6", local, { ...here, peer: "::ffff:127.0.0.1", host: "[::1]" }, "open"],
  ["from another machine", local, { ...here, peer: "10.0.0.7" }, "hidden"],
  ["by a name that somebody points here", local, { ...here, host: "evil.example" }, "hidden"],
  ["from nowhere known", local, { ...here, peer: undefined }, "hidden"],
  ["through a proxy on this machine", behindProxy, here, "hidden"],
  ["without the token that is set", withToken, here, "refused"],
  ["with a part of it", withToken, { ...here, authorization: "Bearer a-token-of-the-operato" }, "refused"],
  ["with another scheme", withToken, { ...here, authorization: "Basic a-token-of-the-operator" }, "refused"],
  [
    "with it",
    withToken,
    { ...here, peer: "10.0.0.7", authorization: "bearer a-token-of-the-operator" },
    "open",
  ],
] as const)("S-08.4 the figures are the operator's: %s", (_what, rules, scraper, expected) => {
  expect(scrapeAccess(rules, scraper)).toBe(expected);
});
