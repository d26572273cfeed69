import { type Endpoint, endpoints, isStaffAccess } from "@sitewright/contracts";
import { describe, expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import { type EndpointName, endpointCalls } from "./harness/endpoint-calls.ts";
import { createFurnishedApp } from "./harness/furnished-app.ts";
import { dumpTables } from "./harness/planted-account.ts";
import type { TestApp } from "./harness/test-app.ts";

const writes: { name: EndpointName; endpoint: Endpoint }[] = endpoints
  .filter((endpoint) => "body" in endpoint && !("bodyType" in endpoint))
  .map((endpoint) => ({ name: endpoint.name, endpoint }));

/** What a query language would take for a condition, and what JSON has besides texts. */
const impostors: unknown[] = [{ contains: "@" }, { not: "" }, { equals: null }, ["a@x.co"], [], {}, 7, true];

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

describe("S8 what is not a text is refused wherever a text belongs", () => {
  test.each(writes)("S8 $name", async ({ name, endpoint: { method, access } }) => {
    const { app, objects, as } = await createFurnishedApp();
    const browser = as(isStaffAccess(access) ? "owner" : "subject");
    const { path, json, headers = {} } = endpointCalls[name](objects);
    const before = await stored(app);
    for (const impostor of impostors)
      for (const [at, body] of withTextReplaced(json, impostor)) {
        const answer = await browser.send(method, path, { json: body, headers });
        expect(answer.status, `${at} ${JSON.stringify(impostor)}`).toBe(400);
        expect((await readProblem(answer)).code).toBe("invalid-request");
      }
    expect(await stored(app)).toEqual(before);
  });
});
