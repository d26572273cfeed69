import { endpoints, isStaffAccess } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import { type EndpointName, endpointCalls } from "./harness/endpoint-calls.ts";
import { createFurnishedApp } from "./harness/furnished-app.ts";
import { testPassword } from "./harness/owner.ts";
import { newsTables, tables } from "./harness/tables.ts";
import type { TestApp } from "./harness/test-app.ts";

/** Takes tables away under the running application. */
async function loseTables({ database: { db } }: TestApp, names: readonly string[]): Promise<void> {
  for (const name of names) await db.$executeRawUnsafe(`ALTER TABLE ${name} RENAME TO ${name}_gone`);
}

/** Calls that need no row to be answered. */
const needNoDatabase: ReadonlySet<EndpointName> = new Set([
  "healthz",
  "readyz",
  "developerSignIn",
  "beginGoogleSignIn",
  "endGoogleSignIn",
  // The built-in articles are there without one.
  "listNews",
  "getNewsPost",
  "getPostPicture",
]);

/** Calls after which the browser is somebody else's, or nobody's. */
const changesPerson: ReadonlySet<EndpointName> = new Set(["signUp", "signIn", "signOut", "changePassword"]);

/** Text that would reveal internals: statements, names of tables, paths, code, the library. */
const inside =
  /_gone|SELECT|INSERT|no such table|relation |prisma|sqlite|postgres|\.ts\b|\/src\/|node_modules|at \w+ \(/i;

async function startFilled() {
  const { app, objects, as } = await createFurnishedApp();
  return { app, ann: as("subject"), objects, owner: as("owner") };
}

test("S61 with the whole database in disorder every call answers 500 with its id and nothing of the inside", async () => {
  const { app, ann, owner, objects } = await startFilled();
  const calls = endpoints.map(({ name, method, access, path }) => ({
    name,
    method,
    access,
    path,
    call: endpointCalls[name](objects),
  }));
  await loseTables(app, tables);
  for (const { name, method, access, call } of calls) {
    const { path, ...options } = call;
    const response = await (isStaffAccess(access) ? owner : ann).send(method, path, options);
    if (needNoDatabase.has(name)) continue;
    const problem = await readProblem(response);
    expect(problem, name).toEqual({
      type: "about:blank",
      title: "Something went wrong on our side.",
      status: 500,
      code: "internal-error",
      error: "Something went wrong on our side.",
      requestId: response.headers.get("x-request-id"),
    });
  }
});

// Sessions and users have a separate test; only a start looks at the installation.
const apart: readonly string[] = ["sessions", "users", "installation", ...newsTables];

const lost = tables.filter((table) => !apart.includes(table));

test.each(lost)(
  "S61 S63 without the table %s no call tells of the inside, and no secret reaches the log",
  async (table) => {
    const { app, ann, owner, objects } = await startFilled();
    const cookies = [ann.cookie, owner.cookie].map((cookie) => cookie?.split("=")[1] ?? "none");
    await loseTables(app, [table]);
    const failed: string[] = [];
    const deletionsLast = endpoints.toSorted(
      (a, b) => Number(a.method === "DELETE") - Number(b.method === "DELETE"),
    );
    for (const { name, method, access } of deletionsLast) {
      if (changesPerson.has(name)) continue;
      const { path, ...options } = endpointCalls[name](objects);
      const response = await (isStaffAccess(access) ? owner : ann).send(method, path, options);
      // The archive's response has already begun when its table is found missing: it is cut off.
      const text = await response.text().catch(() => undefined);
      if (response.status < 500 && text !== undefined) continue;
      failed.push(name);
      if (text !== undefined) expect(text, name).toContain(response.headers.get("x-request-id"));
      expect(text ?? "", name).not.toMatch(inside);
    }
    expect(failed.length).toBeGreaterThan(0);
    const log = JSON.stringify(app.logged);
    for (const secret of [testPassword, "argon2", ...cookies]) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/(?:verify-email|reset-password)#[\w-]{43}/);
  },
);
