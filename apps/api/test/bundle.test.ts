import { adminDownloadBundle, endpointUrl } from "@sitewright/contracts";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { plantAccount } from "./harness/planted-account.ts";
import { useDataDir } from "./harness/server-process.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const marker = "quokka-ann";

async function startWithProject() {
  const storage = createDiskStorage(useDataDir());
  const app = await createTestApp({ storage });
  const { projectId } = await plantAccount(app, { marker, storage });
  return { app, storage, projectId };
}

async function download(app: TestApp, id: string) {
  const owner = await app.signInAsOwner();
  const answer = await owner.send("GET", endpointUrl(adminDownloadBundle, { params: { id } }));
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return { disposition: answer.headers.get("content-disposition"), files };
}

test("D-04.1 the bundle holds answers, summary, client, specification, renderings and files, named after the business", async () => {
  const { app, projectId } = await startWithProject();
  const { disposition, files } = await download(app, projectId);
  expect(disposition).toContain("filename=quokka_ann_project_data.zip");
  for (const path of [
    "project-data.json",
    "project-summary.txt",
    "client-information.txt",
    "uploaded-files-list.txt",
    "spec.json",
    "AGENTS.md",
    "tokens.json",
    "starter-site/index.html",
  ])
    expect(Object.keys(files)).toContain(path);
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(JSON.parse(text("project-data.json"))).toMatchObject({ id: projectId, version: 2 });
  expect(text("client-information.txt")).toContain(`${marker}@client.example`);
  const media = Object.keys(files).filter((path) => path.startsWith("uploaded-media/"));
  expect(media).toHaveLength(1);
  expect(text(media[0] ?? "")).toContain(`% ${marker}`);
  expect(text("uploaded-files-list.txt")).toContain(`${marker}.pdf`);
});

test("D-04.2 a file that is not stored any more is listed as missing, and the rest is there", async () => {
  const { app, storage, projectId } = await startWithProject();
  const upload = await app.database.db.upload.findFirstOrThrow();
  await storage.delete(upload.storagePath);
  const { files } = await download(app, projectId);
  expect(Object.keys(files).filter((path) => path.startsWith("uploaded-media/"))).toEqual([]);
  expect(strFromU8(files["uploaded-files-list.txt"] ?? new Uint8Array())).toContain(`MISSING ${marker}.pdf`);
  expect(Object.keys(files)).toContain("spec.json");
});

test("D-02.17 nobody can delete the owner's account; a manager deletes clients, and nobody on the staff", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  await app.signUp(annEmail);
  const manager = await app.signInAs("manager");
  await app.signInAs("builder");
  const id = async (where: { email: string } | { role: string }) =>
    (await db.user.findFirstOrThrow({ where, select: { id: true } })).id;
  const remove = async (uid: string) =>
    (await manager.send("DELETE", `/api/admin/users/delete-user/${uid}`)).status;
  expect(await remove(await id({ role: "owner" }))).toBe(409);
  expect(await remove(await id({ role: "builder" }))).toBe(409);
  expect(await remove(await id({ role: "manager" }))).toBe(409);
  expect(await remove(await id({ email: annEmail }))).toBe(204);
  expect(await remove("nobody")).toBe(404);
  const { deletedAt } = await db.user.findUniqueOrThrow({ where: { email: annEmail } });
  expect(deletedAt).not.toBeNull();
});
