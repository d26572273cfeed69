import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminCreateSiteCheck, adminGetSiteCheck, adminListSiteChecks } from "@sitewright/contracts";
import { renderStarterSite } from "@sitewright/spec-core/render";
import { specSchema } from "@sitewright/spec-core/spec";
import { expect, onTestFinished, test } from "vitest";
import { createCheckJob } from "../src/features/conformance/check-job.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { siteForm } from "./harness/endpoint-samples.ts";
import { removeFolder } from "./harness/remove-folder.ts";
import { pathsOf } from "./harness/stored-paths.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

async function startWithProject() {
  const folder = mkdtempSync(join(tmpdir(), "sites-"));
  onTestFinished(() => removeFolder(folder));
  const storage = createDiskStorage(folder);
  const app = await createTestApp({ storage });
  const archives = async () => (await pathsOf(storage.list())).filter((one) => one.startsWith("sites/"));
  const ann = await app.signUp("ann@quay.example");
  const made = await ann.send("POST", "/api/projects", {
    json: completeAnswers(),
    headers: withKey("key-00000001"),
  });
  const { project } = (await made.json()) as { project: { id: string } };
  const builder = await app.signInAs("builder");
  const spec = specSchema.parse(await (await ann.send("GET", `/api/projects/${project.id}/spec`)).json());
  const path = `/api/admin/projects/${project.id}/site-checks`;
  return { app, storage, archives, ann, builder, path, projectId: project.id, site: renderStarterSite(spec) };
}

async function check(app: TestApp, builder: Browser, at: { path: string; body: FormData }) {
  const answer = await builder.send("POST", at.path, { body: at.body });
  expect(answer.status).toBe(202);
  const { id } = adminCreateSiteCheck.response.parse(await answer.json()).check;
  await app.jobs.runDue("site-check");
  return adminGetSiteCheck.response.parse(await (await builder.send("GET", `${at.path}/${id}`)).json());
}

test("D-15.1 a site that keeps its specification has no finding; a heading that is gone is found with file and line, and the archive is not kept", async () => {
  const { app, archives, builder, path, site } = await startWithProject();
  const kept = await check(app, builder, { path, body: siteForm(site) });
  expect(kept).toMatchObject({ check: { state: "done", version: 1, findingCount: 0 }, findings: [] });
  expect(kept.check.fileCount).toBe(Object.keys(site).length);
  app.advance(1000);
  const index = site["index.html"] ?? "";
  const broken = { ...site, "index.html": index.replaceAll(/<h1[\s\S]*?<\/h1>/g, "") };
  const found = await check(app, builder, { path, body: siteForm(broken) });
  expect(found.check.findingCount).toBeGreaterThan(0);
  expect(found.findings).toContainEqual(expect.objectContaining({ file: "index.html" }));
  for (const { line, message } of found.findings)
    expect([line > 0, message.length > 10]).toEqual([true, true]);
  expect(await archives()).toEqual([]);
  const { checks } = adminListSiteChecks.response.parse(await (await builder.send("GET", path)).json());
  expect(checks.map(({ id }) => id)).toEqual([found.check.id, kept.check.id]);
});

test("D-15.2 what was found goes with the project, an archive that waits with the account", async () => {
  const { app, archives, ann, builder, path, projectId, site } = await startWithProject();
  expect((await builder.send("POST", path, { body: siteForm(site) })).status).toBe(202);
  expect(await archives()).toHaveLength(1);
  await ann.send("DELETE", "/api/account", { json: { confirm: "DELETE" } });
  expect([await app.database.db.siteCheck.count(), await archives()]).toEqual([0, []]);
  await app.jobs.runDue("site-check");
  expect((await builder.send("GET", `/api/admin/projects/${projectId}/site-checks`)).status).toBe(404);
});

test("S76 what is no archive, too large or an archive inside one is refused with a clear word, and nothing of it is left", async () => {
  const { app, archives, builder, path } = await startWithProject();
  const send = (file: File) => {
    const body = new FormData();
    body.append("file", file);
    return builder.send("POST", path, { body });
  };
  const text = await send(new File(["<html>"], "site.zip", { type: "application/zip" }));
  expect([text.status, (await readProblem(text)).detail]).toEqual([
    415,
    "Please choose a ZIP archive of the built site.",
  ]);
  const large = await send(new File([new Uint8Array(51 * 1024 * 1024)], "site.zip"));
  expect(large.status).toBe(413);
  const nested = await check(app, builder, { path, body: siteForm({ "index.html": "", "more.zip": "PK" }) });
  expect(nested.check).toMatchObject({
    state: "refused",
    reason: "“more.zip” is an archive inside the archive. Pack only the site.",
  });
  expect(await archives()).toEqual([]);
});

test("D-15.20 a check that could not be run is refused, and its archive is not kept", async () => {
  const { app, storage, archives, builder, path, site } = await startWithProject();
  const { db } = app.database;
  const sent = await builder.send("POST", path, { body: siteForm(site) });
  const { id } = adminCreateSiteCheck.response.parse(await sent.json()).check;
  expect(await archives()).toHaveLength(1);
  const { payload } = await db.job.findFirstOrThrow({ where: { kind: "site-check" } });
  const runCheck = async () => Promise.reject(new Error("The bucket does not answer."));
  const job = createCheckJob({ db, storage, now: () => new Date(), runCheck });
  for (let time = 0; time < 2; time += 1) await job.giveUp(payload);
  const { checks } = adminListSiteChecks.response.parse(await (await builder.send("GET", path)).json());
  expect(checks.map((one) => [one.id, one.state, one.reason])).toEqual([
    [id, "refused", "The check could not be run. Please upload the archive again."],
  ]);
  expect(await archives()).toEqual([]);
});
