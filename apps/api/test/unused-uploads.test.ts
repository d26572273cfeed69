import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createProject, type Upload } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { expect, test } from "vitest";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { dayMs } from "../src/time-units.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { useDataDir } from "./harness/server-process.ts";
import { pathsOf } from "./harness/stored-paths.ts";
import { storePicture } from "./harness/stored-upload.ts";
import { createTestApp } from "./harness/test-app.ts";

async function open() {
  const storage = createDiskStorage(join(useDataDir(), "files"));
  const app = await createTestApp({ storage });
  const { db } = app.database;
  const ann = await app.signUp("ann@harbour.example");
  const { id: annId } = await db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } });
  return {
    app,
    db,
    ann,
    annId,
    look: () => app.jobs.runDue("unused-uploads"),
    /** The names of the files that are stored, each with its row. */
    async left() {
      const rows = await db.upload.findMany({ orderBy: { name: "asc" } });
      const paths = await pathsOf(storage.list());
      expect(rows.map(({ storagePath }) => storagePath).toSorted()).toEqual(paths.toSorted());
      return rows.map(({ name }) => name.replace(".png", ""));
    },
  };
}

const draftOf = (uploadedFiles: readonly Upload[]) => ({
  onboarding: { ...defaultOnboarding, uploadedFiles },
  position: { activeTab: "theme", journeyStarted: true, visitedTabs: {}, completionStatus: {} },
});

let keys = 0;
async function submit(browser: Browser, file: Upload) {
  const response = await browser.send("POST", "/api/projects", {
    json: { ...completeAnswers(), uploadedFiles: [file] },
    headers: withKey(`submit-number-${++keys}`),
  });
  return createProject.response.parse(await response.json()).project;
}

test("P-27.300 a file that nothing names is deleted after 30 days; one that a draft, a project, a former version, a project in the bin or a document names stays", async () => {
  const { app, db, ann, annId, look, left } = await open();
  const store = (name: string) => storePicture(ann, `${name}.png`);
  await ann.send("PUT", "/api/draft", { json: { version: 0, state: draftOf([await store("drafted")]) } });
  const aside = { projectId: `aside/${randomUUID()}/`, state: `no JSON ${(await store("aside")).id}` };
  const at = new Date();
  await db.draft.create({ data: { id: randomUUID(), userId: annId, version: 1, updatedAt: at, ...aside } });
  const project = await submit(ann, await store("former"));
  await ann.send("PUT", `/api/projects/${project.id}`, {
    json: { ...completeAnswers(), uploadedFiles: [await store("current")] },
    headers: { "if-match": "1" },
  });
  const binned = await submit(ann, await store("binned"));
  const owner = await app.signInAsOwner();
  expect((await owner.send("DELETE", `/api/admin/projects/${binned.id}`)).status).toBe(204);
  const deleted = await submit(ann, await store("deleted"));
  const content = `![](${(await store("shown")).url})`;
  const listed = { title: "x", description: "", icon: "x", order: 0, uploadedBy: "x", uploadedByEmail: "x" };
  const dates = { createdAt: at, updatedAt: at };
  await db.clientDocument.create({
    data: { id: randomUUID(), clientId: annId, content, ...listed, ...dates },
  });
  await store("unused");
  const named = ["aside", "binned", "current", "drafted", "former", "shown"];
  await look();
  await app.runFor(29 * dayMs);
  await ann.send("DELETE", `/api/projects/${deleted.id}`);
  await look();
  expect(await left()).toEqual([...named, "deleted", "unused"].toSorted());
  await app.runFor(2 * dayMs);
  await look();
  expect(await left()).toEqual([...named, "deleted"].toSorted());
  await app.runFor(29 * dayMs);
  await look();
  expect(await left()).toEqual(named);
});

test("P-27.301 a file that is named again is kept, and its 30 days begin anew when it is not", async () => {
  const { app, ann, look, left } = await open();
  const file = await storePicture(ann, "again.png");
  await look();
  await app.runFor(29 * dayMs);
  await ann.send("PUT", "/api/draft", { json: { version: 0, state: draftOf([file]) } });
  await app.runFor(2 * dayMs);
  await look();
  await ann.send("PUT", "/api/draft", { json: { version: 1, state: draftOf([]) } });
  await app.runFor(dayMs);
  await look();
  await app.runFor(29 * dayMs);
  await look();
  expect(await left()).toEqual(["again"]);
  await app.runFor(2 * dayMs);
  await look();
  expect(await left()).toEqual([]);
});

test("P-27.302 after a jump of the clock no unused file is deleted", async () => {
  const { app, ann, look, left } = await open();
  await storePicture(ann, "unused.png");
  await look();
  app.advance(365 * dayMs);
  await look();
  app.advance(2 * dayMs);
  await look();
  expect(await left()).toEqual(["unused"]);
});
