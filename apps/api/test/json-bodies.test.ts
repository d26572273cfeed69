import { type Endpoint, endpoints, isStaffAccess } from "@sitewright/contracts";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { readProblem } from "./harness/answers.ts";
import { type EndpointName, endpointCalls } from "./harness/endpoint-calls.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { createFurnishedApp, type FurnishedApp } from "./harness/furnished-app.ts";
import { createTestApp } from "./harness/test-app.ts";

const jsonCalls: { name: EndpointName; endpoint: Endpoint }[] = endpoints
  .filter((endpoint) => "body" in endpoint && !("bodyType" in endpoint))
  .map((endpoint) => ({ name: endpoint.name, endpoint }));

const ones = (count: number): string => `[${Array.from({ length: count }, () => "1").join()}]`;
const keys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));

/** Bodies of at most `maxBytes` that are cheap to send and dear to parse, with what is said about them. */
function costly(maxBytes: number): [string, string, RegExp][] {
  return [
    ["as many values as fit", ones(Math.floor(maxBytes / 2) - 1), /more than 20000 values/],
    ["as many levels as fit", "[".repeat(maxBytes), /deeper than 32 levels/],
    ["records in records", '{"a":'.repeat(Math.floor(maxBytes / 5)), /deeper than 32 levels/],
  ];
}

afterEach(() => vi.restoreAllMocks());

function prepareCall({ objects, as }: FurnishedApp, { name, endpoint }: (typeof jsonCalls)[number]) {
  const browser = as(isStaffAccess(endpoint.access) ? "owner" : "subject");
  const { path, headers = {} } = endpointCalls[name](objects);
  return (body: string) =>
    browser.send(endpoint.method, path, {
      body,
      headers: { "content-type": "application/json", ...headers },
    });
}

/** The bodies for each limit, made once: the largest have a million characters. */
const bodiesFor = new Map([
  [65_536, costly(65_536)],
  [1_048_576, [...costly(1_048_576), ["90,000 keys", keys(90_000), /more than 20000 values/] as const]],
]);

test("S67 what is too wide, too deep or larger than its callers may send never reaches the parser, whichever call it is", async () => {
  const furnished = await createFurnishedApp();
  const parse = vi.spyOn(JSON, "parse");
  for (const call of jsonCalls) {
    const send = prepareCall(furnished, call);
    const maxBytes = call.endpoint.access === "public" ? 65_536 : 1_048_576;
    for (const [what, body, words] of bodiesFor.get(maxBytes) ?? []) {
      expect(body.length, what).toBeLessThanOrEqual(maxBytes);
      const problem = await readProblem(await send(body));
      expect
        .soft([problem.code, problem.errors?.[0]?.message], `${call.name}: ${what}`)
        .toEqual(["invalid-request", expect.stringMatching(words)]);
    }
    const larger = await readProblem(await send(`"${"x".repeat(maxBytes - 1)}"`));
    expect
      .soft([larger.status, larger.detail], call.name)
      .toEqual([413, `At most ${maxBytes} bytes are accepted.`]);
  }
  expect(parse.mock.calls.filter(([text]) => text.length > 10_000)).toEqual([]);
});

test("S67 of twenty large bodies at once each has a turn of the event loop to itself, so that others come in between", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  let turn = 0;
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(next));
  const turns: number[] = [];
  const { parse } = JSON;
  vi.spyOn(JSON, "parse").mockImplementation((text, ...rest) => {
    if (text.length > 100_000) turns.push(turn);
    return parse(text, ...rest);
  });
  const headers = { "content-type": "application/json" };
  const send = () => ann.send("PUT", "/api/draft", { body: keys(19_000), headers });
  await Promise.all(Array.from({ length: 20 }, send));
  expect(turns).toHaveLength(20);
  expect(new Set(turns).size).toBe(20);
});

test("S67 of thousands of faults in one body fifty are reported, none longer than a paragraph", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  const position = { activeTab: "welcome", journeyStarted: true, completionStatus: {} };
  const wrongKeys = { version: 0, state: { onboarding: {}, position: { ...position, visitedTabs: {} } } };
  const body = JSON.stringify(wrongKeys).replace('"visitedTabs":{}', `"visitedTabs":${keys(9000)}`);
  const headers = { "content-type": "application/json" };
  const answer = await ann.send("PUT", "/api/draft", { body, headers });
  expect(answer.status).toBe(400);
  expect((await answer.clone().text()).length).toBeLessThan(1000);
  const wrongFiles = Array.from({ length: 100 }, () => ({ id: 1, name: 2, size: "x" }));
  const many = await ann.send("PUT", "/api/draft", {
    json: { version: 0, state: { onboarding: { uploadedFiles: wrongFiles }, position } },
  });
  expect((await readProblem(many)).errors).toHaveLength(50);
});
