import { createHash } from "node:crypto";
import { brand } from "@sitewright/brand";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import { createProject, DESIGNS_MAX, projectSchema, type Upload } from "@sitewright/contracts";
import { defaultTheme } from "@sitewright/spec-core/color";
import { expect, test } from "vitest";
import { withAccountLock } from "../src/db/account-lock.ts";
import { userQuota } from "../src/features/uploads/limits.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { onPostgres } from "./harness/on-one-database.ts";
import { sendPicture, storePicture } from "./harness/stored-upload.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const ann = "ann@harbour.example";
const roundCount = 8;

async function open() {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const { db } = app.database;
  await db.user.updateMany({ data: { emailVerifiedAt: new Date() } });
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: ann } });
  return { app, browser, db, userId };
}

const submit = (browser: Browser, key: string, uploadedFiles: Upload[]) =>
  browser.send("POST", "/api/projects", {
    json: { ...completeAnswers(), uploadedFiles },
    headers: withKey(key),
  });
const drop = (browser: Browser, { id }: Upload) => browser.send("DELETE", `/api/uploads/${id}`);

/** Waits a number of turns of the event loop: another moment in each round, whatever the machine. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resume) => setImmediate(resume));
}

/** Every file that a stored version names has its row. */
async function expectNoLostFile({ database: { db } }: TestApp): Promise<void> {
  const there = new Set((await db.upload.findMany({ select: { id: true } })).map(({ id }) => id));
  for (const { onboarding } of await db.projectVersion.findMany({ select: { onboarding: true } })) {
    const { uploadedFiles } = projectSchema.shape.onboarding.parse(JSON.parse(onboarding));
    for (const { id } of uploadedFiles) expect(there).toContain(id);
  }
}

test("P-27.7 a file that is deleted while a project with it is submitted: one of the two is refused, and no project names a lost file", async () => {
  const { app, browser } = await open();
  const outcomes: number[][] = [];
  for (let round = 0; round < roundCount; round++) {
    const upload = await storePicture(browser);
    const answers = await Promise.all([
      submit(browser, `submit-number-${round}`, [upload]),
      turns(round * 4).then(() => drop(browser, upload)),
    ]);
    outcomes.push(answers.map(({ status }) => status));
  }
  for (const outcome of outcomes)
    expect([
      [201, 409],
      [422, 204],
    ]).toContainEqual(outcome);
  await expectNoLostFile(app);
});

test("P-27.7 a file that is deleted while a version with it is saved: one of the two is refused, and no version names a lost file", async () => {
  const { app, browser } = await open();
  const created = await submit(browser, "submit-number-0", []);
  const { project } = createProject.response.parse(await created.json());
  let version = 1;
  for (let round = 0; round < roundCount; round++) {
    const upload = await storePicture(browser);
    const [saved, dropped] = await Promise.all([
      browser.send("PUT", `/api/projects/${project.id}`, {
        json: { ...completeAnswers({ businessName: `Bakery ${round}` }), uploadedFiles: [upload] },
        headers: { "if-match": String(version) },
      }),
      turns(round * 4).then(() => drop(browser, upload)),
    ]);
    expect([
      [200, 409],
      [422, 204],
    ]).toContainEqual([saved.status, dropped.status]);
    if (saved.status === 200) version += 1;
  }
  await expectNoLostFile(app);
});

test("S-16.1 of files sent at once no more are kept than an account may have", async () => {
  const { browser, db, userId } = await open();
  const room = 2;
  await db.upload.createMany({
    data: Array.from({ length: userQuota.files - room }, (_, index) => ({
      id: `file-${index}`,
      userId,
      category: "media",
      name: "a.png",
      contentType: "image/png",
      sizeBytes: 1,
      sha256: "",
      storagePath: `media/a/${index}`,
      createdAt: new Date(),
    })),
  });
  const answers = await Promise.all(Array.from({ length: 4 }, () => sendPicture(browser)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(room);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4 - room);
  expect(await db.upload.count()).toBe(userQuota.files);
});

test("S-16.2 of designs saved at once no more are kept than an account may have", async () => {
  const { browser, db, userId } = await open();
  const room = 1;
  await db.savedDesign.createMany({
    data: Array.from({ length: DESIGNS_MAX - room }, (_, index) => ({
      id: `design-${index}`,
      userId,
      kind: "palette",
      name: `Palette ${index}`,
      value: JSON.stringify({ colors: defaultTheme }),
      createdAt: new Date(),
    })),
  });
  const save = (name: string) =>
    browser.send("POST", "/api/designs", { json: { kind: "palette", name, colors: { ...defaultTheme } } });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => save(`New ${index}`)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(room);
  expect(await db.savedDesign.count()).toBe(DESIGNS_MAX);
});

const textSha256 = createHash("sha256").update(ndaText(brand.agencyName), "utf8").digest("hex");
const act = (browser: Browser, action: "accepted" | "withdrawn") =>
  browser.send("POST", "/api/agreements/nda", { json: { action, ndaVersion, textSha256 } });

test("P-19.16 the same acceptance sent several times at once is one record", async () => {
  const { browser, db } = await open();
  const answers = await Promise.all(Array.from({ length: 10 }, () => act(browser, "accepted")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await db.ndaRecord.count()).toBe(1);
});

test("S-16.3 of agreements recorded at once no more are kept than an account may have", async () => {
  const { browser, db, userId } = await open();
  const max = 500;
  await db.ndaRecord.createMany({
    data: Array.from({ length: max - 1 }, (_, index) => ({
      id: `record-${index}`,
      userId,
      action: index % 2 === 0 ? "withdrawn" : "accepted",
      signerName: "Ann",
      signerEmail: ann,
      ndaVersion,
      textSha256,
      createdAt: new Date(Date.now() - 1_000_000 + index),
    })),
  });
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => act(browser, index % 2 === 0 ? "accepted" : "withdrawn")),
  );
  expect(await db.ndaRecord.count()).toBe(max);
});

test("S-16.4 whatever an account adds while it is deleted goes with it, and no call ends in a server error", async () => {
  for (let round = 0; round < 4; round++) {
    const { app, browser, db } = await open();
    const [deleted, ...answers] = await Promise.all([
      turns(round * 4).then(() => browser.send("DELETE", "/api/account", { json: { confirm: "DELETE" } })),
      submit(browser, "submit-number-0", []),
      sendPicture(browser),
      act(browser, "accepted"),
    ]);
    expect(deleted.status).toBe(204);
    for (const { status } of answers) expect([201, 401, 404]).toContain(status);
    expect([await db.project.count(), await db.upload.count(), await db.ndaRecord.count()]).toEqual([
      0, 0, 0,
    ]);
    expect(app.logged.filter(({ level }) => level === 50)).toEqual([]);
  }
});

onPostgres(
  "S-16.6 while an account takes its turn, rows that only belong to it, and other accounts' turns, wait for nothing on Postgres",
  async () => {
    const { app, db, userId } = await open();
    await app.signUp("bob@forge.example");
    const bob = await db.user.findUniqueOrThrow({ where: { email: "bob@forge.example" } });
    const at = new Date();
    const kept = await withAccountLock(db, userId, async () => {
      const later = { createdAt: at, expiresAt: at, absoluteExpiresAt: at };
      // Were one of them to wait, the turn would wait for itself and end in a fault.
      await db.session.create({ data: { id: "a-session", userId, ...later } });
      return withAccountLock(db, bob.id, async (tx) => (await tx.user.findMany()).length);
    });
    expect(kept).toBe(3);
  },
);
