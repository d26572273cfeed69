import { type Endpoint, endpoints, isStaffAccess } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import { type EndpointName, endpointCalls } from "./harness/endpoint-calls.ts";
import { createFurnishedApp } from "./harness/furnished-app.ts";
import { dumpTables } from "./harness/planted-account.ts";
import type { TestApp } from "./harness/test-app.ts";

const writes: { name: EndpointName; endpoint: Endpoint }[] = endpoints
  .filter((endpoint) => "body" in endpoint && !("bodyType" in endpoint))
  .map((endpoint) => ({ name: endpoint.name, endpoint }));

/** Values that a query language would take for a condition, and JSON's other types besides texts. */
const wrongValues: unknown[] = [
  { contains: "@" },
  { not: "" },
  { equals: null },
  ["a@x.co"],
  [],
  {},
  7,
  true,
];

/** The values that come of one by putting something else in the place of each of its texts, with their places. */
function withTextReplaced(value: unknown, by: unknown, path = ""): [string, unknown][] {
  if (typeof value === "string") return [[path, by]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    withTextReplaced(inner, by, `${path}.${key}`).map(([at, replaced]): [string, unknown] => [
      at,
      Array.isArray(value)
        ? value.map((item, index) => (String(index) === key ? replaced : item))
        : { ...value, [key]: replaced },
    ]),
  );
}

/** All that is stored but the counts of attempts, in which a visitor's unusable bodies are noted. */
async function stored(app: TestApp) {
  const tables = await dumpTables(app);
  tables.delete("Throttle");
  return tables;
}

// One application for all calls: each is refused, and what one of them changed would show at the end.
test("S8 what is not a text is refused wherever a text belongs, and changes nothing", async () => {
  const { app, objects, as } = await createFurnishedApp();
  const before = await stored(app);
  for (const { name, endpoint } of writes) {
    const browser = as(isStaffAccess(endpoint.access) ? "owner" : "subject");
    const { path, json, headers = {} } = endpointCalls[name](objects);
    for (const wrongValue of wrongValues)
      for (const [at, body] of withTextReplaced(json, wrongValue)) {
        const answer = await browser.send(endpoint.method, path, { json: body, headers });
        const what = `${name} ${at} ${JSON.stringify(wrongValue)}`;
        expect.soft(answer.status, what).toBe(400);
        expect.soft((await readProblem(answer)).code, what).toBe("invalid-request");
      }
  }
  expect(await stored(app)).toEqual(before);
});
