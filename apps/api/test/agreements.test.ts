import { createHash } from "node:crypto";
import { brand } from "@sitewright/brand";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import { listNdaRecords, type NdaAct, type NdaRecord, recordNda } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { testStart } from "./harness/owner.ts";
import { createTestApp } from "./harness/test-app.ts";

const text = ndaText(brand.agencyName);
const textSha256 = createHash("sha256").update(text, "utf8").digest("hex");
const act = (action: NdaAct["action"]): NdaAct => ({ action, ndaVersion, textSha256 });

async function open() {
  const app = await createTestApp();
  return { app, ann: await app.signUp("ann@harbour.example", "Ann Harbour") };
}

async function record(browser: Browser, body: NdaAct): Promise<NdaRecord> {
  const answer = await browser.api.call(recordNda, { body });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.data;
}

async function list(browser: Browser): Promise<NdaRecord[]> {
  const answer = await browser.api.call(listNdaRecords, {});
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.data.records;
}

test("P-19.10 an acceptance is recorded with the server's time, the account's name and address, version and SHA-256", async () => {
  const { app, ann } = await open();
  app.advance(3_600_000);
  await record(ann, act("accepted"));
  const signer = { signerName: "Ann Harbour", signerEmail: "ann@harbour.example" };
  const createdAt = new Date(testStart.getTime() + 3_600_000).toISOString();
  expect(await list(ann)).toEqual([
    { id: expect.any(String), action: "accepted", ...signer, ndaVersion, textSha256, createdAt },
  ]);
});

test("P-19.11 a withdrawal is a new record: nothing that was recorded is changed", async () => {
  const { app, ann } = await open();
  const first = await record(ann, act("accepted"));
  app.advance(1000);
  const second = await record(ann, act("withdrawn"));
  app.advance(1000);
  const third = await record(ann, act("accepted"));
  expect(await list(ann)).toEqual([third, second, first]);
});

test("P-19.11 changes of mind within one millisecond keep their order", async () => {
  const { ann } = await open();
  for (const action of ["accepted", "withdrawn", "accepted", "withdrawn"] as const)
    await record(ann, act(action));
  expect((await list(ann)).map(({ action }) => action)).toEqual([
    "withdrawn",
    "accepted",
    "withdrawn",
    "accepted",
  ]);
});

test("P-19.20 an act that comes twice, because its answer was lost, is recorded once", async () => {
  const { app, ann } = await open();
  const first = await record(ann, act("accepted"));
  app.advance(60_000);
  expect(await record(ann, act("accepted"))).toEqual(first);
  expect(await list(ann)).toEqual([first]);
});

test("an account with as many records as one may have is told so, and to write to the agency", async () => {
  const { app, ann } = await open();
  await record(ann, act("withdrawn"));
  const { db } = app.database;
  const { id: _, ...row } = await db.ndaRecord.findFirstOrThrow();
  await db.ndaRecord.createMany({
    data: Array.from({ length: 499 }, (_, index) => ({ ...row, id: `record-${index}` })),
  });
  const refused = await ann.send("POST", "/api/agreements/nda", { json: act("accepted") });
  expect(await readProblem(refused)).toMatchObject({
    status: 409,
    code: "quota-full",
    detail: "Your account holds at most 500 records of the agreement. Please write to us.",
  });
});

test.each([
  ["another text", { ...act("accepted"), textSha256: "0".repeat(64) }, 409],
  ["another version", { ...act("accepted"), ndaVersion: "2020-01-01" }, 409],
  ["no hash", { ...act("accepted"), textSha256: "yes" }, 400],
  ["another action", { ...act("accepted"), action: "signed" }, 400],
])("P-19.12 %s than the server's own is refused and nothing is recorded", async (_, body, status) => {
  const { ann } = await open();
  const answer = await ann.send("POST", "/api/agreements/nda", { json: body });
  expect(answer.status).toBe(status);
  expect(await list(ann)).toEqual([]);
});

test("S39 signer, time and id cannot be sent along", async () => {
  const { ann } = await open();
  const forged = {
    signerName: "Mallory",
    signerEmail: "m@x.example",
    createdAt: "2020-01-01T00:00:00.000Z",
    id: "x",
  };
  await ann.send("POST", "/api/agreements/nda", { json: { ...act("accepted"), ...forged } });
  expect(await list(ann)).toMatchObject([
    { signerName: "Ann Harbour", signerEmail: "ann@harbour.example", createdAt: testStart.toISOString() },
  ]);
});

test("P-19.13 the record is downloaded as a text file with who, when, which version, and the whole agreement", async () => {
  const { ann } = await open();
  const { id } = await record(ann, act("accepted"));
  const response = await ann.send("GET", `/api/agreements/nda/${id}/file`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="?nda-accepted-2026-03-02\.txt"?$/,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  const file = await response.text();
  for (const fact of [
    "accepted",
    "2026-03-02T09:00:00.000Z",
    "Ann Harbour",
    "ann@harbour.example",
    ndaVersion,
  ])
    expect(file).toContain(fact);
  // The text between the two rules has the hash that is written above it.
  const rule = "=".repeat(72);
  const [, cut] = file.split(`${rule}\n`);
  const sha256 = createHash("sha256").update(cut!.replace(/\n$/, ""), "utf8").digest("hex");
  expect(file).toContain(`SHA-256:     ${sha256}`);
});

test("P-19.13 the file of an earlier wording says that its text is another one", async () => {
  const { app, ann } = await open();
  const { id } = await record(ann, act("accepted"));
  await app.database.db.ndaRecord.update({
    where: { id },
    data: { ndaVersion: "2025-01-01", textSha256: "1".repeat(64) },
  });
  const file = await (await ann.send("GET", `/api/agreements/nda/${id}/file`)).text();
  expect(file).toContain("This record is about an earlier wording");
  expect(file).not.toContain("1. Purpose");
});

test("P-19.13 nobody else lists or downloads it, and a name with line breaks forges no line", async () => {
  const { app, ann } = await open();
  const { id } = await record(ann, act("accepted"));
  const bob = await app.signUp("bob@forge.example");
  expect(await list(bob)).toEqual([]);
  expect((await readProblem(await bob.send("GET", `/api/agreements/nda/${id}/file`))).status).toBe(404);
  await app.database.db.ndaRecord.update({
    where: { id },
    data: { signerName: "Ann\nAction:      withdrawn" },
  });
  const file = await (await ann.send("GET", `/api/agreements/nda/${id}/file`)).text();
  expect(file.match(/^Action: /gm)).toHaveLength(1);
});
