import { endpoints } from "@sitewright/contracts";
import { startOpenIdProvider } from "@sitewright/openid-provider";
import { expect, onTestFinished, test } from "vitest";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { dayMs } from "../src/time-units.ts";
import { rowsAt } from "./harness/archives.ts";
import type { Browser } from "./harness/browser.ts";
import { endpointCalls } from "./harness/endpoint-calls.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { dumpFolder } from "./harness/planted-account.ts";
import { useDataDir } from "./harness/server-process.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

const reads = endpoints.filter(({ method }) => method === "GET");

/** An application with everything in it that can be read, and its files. */
async function startFilled() {
  const client = { clientId: "agency.apps.example", clientSecret: "client-secret-of-google" };
  const redirectUris = [`${testOrigin}/api/auth/google/callback`];
  const person = { sub: "1", email: "x@y.example", email_verified: true };
  const provider = await startOpenIdProvider({ ...client, redirectUris, person });
  onTestFinished(provider.stop);
  const folder = useDataDir();
  const app = await createTestApp({
    storage: createDiskStorage(folder),
    google: { ...client, issuer: provider.issuer },
  });
  const ann = await app.signUp(annEmail);
  const objects = await createObjects(app, ann);
  const browsers: Record<string, Browser> = {
    anonymous: app.open(),
    otherClient: await app.signUp("bob@forge.example"),
    owner: ann,
    admin: await app.signInAsOwner(),
  };
  const dump = async () => ({
    ...Object.fromEntries(await rowsAt(app.target)),
    ...Object.fromEntries(await dumpFolder(folder)),
  });
  return { app, objects, browsers, dump };
}

/** In the short run those between whom the others lie. */
const callers = ["anonymous", "otherClient", "owner", "admin"];

test.each(callers)("S23 asked by GET or HEAD as %s, no call changes a row or a file", async (caller) => {
  const { objects, browsers, dump } = await startFilled();
  const before = await dump();
  const statuses = new Set<number>();
  for (const { name } of reads) {
    for (const method of ["GET", "HEAD"]) {
      const response = await browsers[caller]?.send(method, endpointCalls[name](objects).path);
      await response?.arrayBuffer();
      statuses.add(response?.status ?? 0);
    }
    expect(await dump(), name).toEqual(before);
  }
  expect(statuses).toContain(200);
  for (const status of statuses) expect(status).toBeLessThan(500);
});

/** The sessions' rows without what use moves forward. */
async function sessionsApart({ database: { db } }: TestApp) {
  const select = { id: true, userId: true, createdAt: true, absoluteExpiresAt: true, userAgent: true };
  return db.session.findMany({ select, orderBy: { id: "asc" } });
}

test("S23 later, reading moves the last use and the idle limit of sessions, and nothing else", async () => {
  const { app, objects, browsers, dump } = await startFilled();
  const { sessions: former, ...others } = await dump();
  const sessions = await sessionsApart(app);
  app.advance(20 * dayMs);
  for (const { name } of reads)
    for (const browser of Object.values(browsers))
      await (await browser.send("GET", endpointCalls[name](objects).path)).arrayBuffer();
  const { sessions: later, ...othersLater } = await dump();
  expect(othersLater).toEqual(others);
  expect(later).not.toEqual(former);
  expect(await sessionsApart(app)).toEqual(sessions);
});

test("S23 beginning to sign in by Google changes nothing but a cookie of that browser", async () => {
  const { app, dump } = await startFilled();
  const before = await dump();
  const begun = await app.open().send("GET", "/api/auth/google?window=popup&entry=profile");
  expect(begun.status).toBe(303);
  expect(begun.headers.getSetCookie().map((line) => line.split("=")[0])).toEqual(["__Host-google-attempt"]);
  expect(await dump()).toEqual(before);
});
