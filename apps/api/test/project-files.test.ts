import { createProject, type Project } from "@sitewright/contracts";
import { parseSpec } from "@sitewright/spec-core/spec";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { storePicture } from "./harness/stored-upload.ts";
import { createTestApp } from "./harness/test-app.ts";

async function open() {
  const app = await createTestApp();
  const [ann, bob] = [await app.signUp("ann@harbour.example"), await app.signUp("bob@forge.example")];
  return { app, ann, bob, db: app.database.db };
}

let keys = 0;
const submit = (browser: Browser, files: unknown[], formData = {}) =>
  browser.send("POST", "/api/projects", {
    json: { ...completeAnswers(formData), uploadedFiles: files },
    headers: withKey(`submit-number-${++keys}`),
  });
const save = (browser: Browser, { id, version }: Pick<Project, "id" | "version">, files: unknown[]) =>
  browser.send("PUT", `/api/projects/${id}`, {
    json: { ...completeAnswers(), uploadedFiles: files },
    headers: { "if-match": String(version) },
  });
const projectIn = async (response: Response) => createProject.response.parse(await response.json()).project;

const missingFileMessage = (name: string) =>
  `“${name}” is no longer stored. Add it again or continue without it.`;

test("S72 a project takes no file of another client's, none that never was and no address: each is reported by its path", async () => {
  const { ann, bob, db } = await open();
  const [own, foreign] = [await storePicture(ann, "own.png"), await storePicture(bob, "secret.png")];
  const strange = [
    foreign,
    { ...own, id: foreign.id },
    { ...foreign, id: crypto.randomUUID() },
    { id: "1", name: "x.png", size: 1, url: "https://evil.example/x.png" },
    { id: "1", name: "x.png", size: 1, url: "", storagePath: foreign.storagePath },
    { id: "1", name: "x.png", size: 1, url: foreign.url, isTemporary: true },
    { id: "", name: "x.png", size: 1 },
  ];
  for (const file of strange) {
    const problem = await readProblem(await submit(ann, [own, file]));
    expect(problem).toMatchObject({ status: 422, code: "invalid-input" });
    expect(problem.errors).toEqual([{ path: "uploadedFiles.1", message: missingFileMessage(file.name) }]);
  }
  expect(await db.project.count()).toBe(0);
  const project = await projectIn(await submit(ann, [own]));
  for (const file of strange)
    for (const call of [save(ann, project, [file]), finish(ann, project, [file])])
      expect((await readProblem(await call)).errors?.map(({ path }) => path)).toEqual(["uploadedFiles.0"]);
  expect(await db.projectVersion.count()).toBe(1);
});

const finish = (browser: Browser, { id, version }: Pick<Project, "id" | "version">, files: unknown[]) =>
  browser.send("POST", `/api/projects/${id}/finalise`, {
    json: { ...completeAnswers(), uploadedFiles: files },
    headers: { "if-match": String(version) },
  });

test("S72 name, kind, size, address and path of a project's file are those of its row, whatever the body says", async () => {
  const { ann, bob, db } = await open();
  const [own, foreign] = [await storePicture(ann, "own.png"), await storePicture(bob, "secret.png")];
  const forged = {
    id: own.id,
    name: "Your invoice.pdf",
    type: "logo",
    size: 1,
    url: "https://evil.example/own.png",
    storagePath: foreign.storagePath,
    isTemporary: true,
  };
  const project = await projectIn(await submit(ann, [forged]));
  expect(project.onboarding.uploadedFiles).toEqual([own]);
  const again = await projectIn(await save(ann, project, [{ ...forged, url: foreign.url }]));
  expect(again.onboarding.uploadedFiles).toEqual([own]);
  for (const row of await db.projectVersion.findMany()) {
    expect(row.onboarding + row.spec).not.toMatch(/evil|invoice|secret/);
    expect(parseSpec(JSON.parse(row.spec))).toMatchObject({ ok: true });
  }
});

test("P-41.6 what a picture is for is kept with a project, through every version", async () => {
  const { ann } = await open();
  const own = await storePicture(ann, "own.png");
  const project = await projectIn(await submit(ann, [{ ...own, role: "team" }]));
  expect(project.onboarding.uploadedFiles).toEqual([{ ...own, role: "team" }]);
  const again = await projectIn(await save(ann, project, [{ ...own, role: "work" }]));
  expect(again.onboarding.uploadedFiles).toEqual([{ ...own, role: "work" }]);
});

test("S72 a source of content is one of the project's own files, by its own name", async () => {
  const { ann, bob } = await open();
  const [own, foreign] = [await storePicture(ann, "menu.png", "document"), await storePicture(bob)];
  const contentDocuments = [
    { id: own.id, name: "Another name" },
    { id: foreign.id, name: "menu.png" },
    { id: "1", name: "menu.png" },
  ];
  const { onboarding } = await projectIn(await submit(ann, [own], { contentDocuments }));
  expect(onboarding.formData.contentDocuments).toEqual([{ id: own.id, name: "menu.png" }]);
});

test("P-27.8 a version that came again after a lost answer is known by its files too", async () => {
  const { ann, db } = await open();
  const own = await storePicture(ann);
  const project = await projectIn(await submit(ann, []));
  const [first, again] = [
    await save(ann, project, [{ ...own, name: "x" }]),
    await save(ann, project, [{ ...own, name: "x" }]),
  ];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await first.text()).toBe(await again.text());
  expect(await db.projectVersion.count()).toBe(2);
});

test("P-27.9 whether a file is in use is known without reading any version", async () => {
  const { ann, db } = await open();
  const own = await storePicture(ann);
  const project = await projectIn(await submit(ann, [own]));
  await db.projectVersion.updateMany({ data: { onboarding: "not to be read", spec: "not to be read" } });
  expect((await ann.send("DELETE", `/api/uploads/${own.id}`)).status).toBe(409);
  expect((await ann.send("DELETE", `/api/projects/${project.id}`)).status).toBe(204);
  expect((await ann.send("DELETE", `/api/uploads/${own.id}`)).status).toBe(204);
});

test("P-27.12 the database itself refuses to delete a file that a project names", async () => {
  const { ann, db } = await open();
  const { id } = await storePicture(ann);
  const project = await projectIn(await submit(ann, []));
  await save(ann, project, [await storePicture(ann), { id, name: "oven.png", size: 1 }]);
  await expect(db.upload.delete({ where: { id } })).rejects.toThrow();
  expect(await db.upload.count()).toBe(2);
});

test("P-27.10 an account goes with its projects and the files that they name", async () => {
  const { app, ann, db } = await open();
  await submit(ann, [await storePicture(ann)]);
  expect((await ann.send("DELETE", "/api/account", { json: { confirm: "DELETE" } })).status).toBe(204);
  expect([await db.project.count(), await db.upload.count()]).toEqual([0, 0]);
  expect(app.logged.filter(({ level }) => level === 50)).toEqual([]);
});
