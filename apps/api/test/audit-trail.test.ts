import {
  adminAddAgent,
  adminCreateDocument,
  adminListAudit,
  endpoints,
  endpointUrl,
  isStaffAccess,
} from "@sitewright/contracts";
import { expect, test } from "vitest";
import { endpointCalls } from "./harness/endpoint-calls.ts";
import { bearer } from "./harness/endpoint-samples.ts";
import { createFurnishedApp } from "./harness/furnished-app.ts";
import { mailedToken } from "./harness/mailed-link.ts";

// A trial question comes in a body, and changes nothing.
const changing = endpoints.filter(
  ({ access, method, name }) => isStaffAccess(access) && method !== "GET" && name !== "adminTestPattern",
);

test.each(changing.map(({ name, method }) => ({ name, method })))(
  "D-13.1 every call of the staff that changes something leaves an entry, with who did it: $name",
  async ({ name, method }) => {
    const { app, objects, as } = await createFurnishedApp();
    const { db } = app.database;
    if (name === "adminMoveDocument") {
      const { receipts: _, ...row } = await db.clientDocument.findUniqueOrThrow({
        where: { id: objects.documentId },
        include: { receipts: true },
      });
      await db.clientDocument.create({ data: { ...row, id: "before", storagePath: null } });
      await db.clientDocument.update({ where: { id: row.id }, data: { order: 1 } });
    }
    if (name === "adminMigrateDocument")
      await db.clientDocument.update({ where: { id: objects.documentId }, data: { content: null } });
    if (name === "submitPostsToSearch")
      await db.searchState.create({
        data: { postId: objects.newPostId, isEarlier: false, isHidden: false, since: new Date() },
      });
    if (name === "adminEndPostPreview")
      await db.post.update({ where: { id: objects.draftPostId }, data: { previewDigest: "digest" } });
    if (name === "cancelGeneration")
      await db.generation.update({ where: { id: objects.generationId }, data: { state: "writing" } });
    const owner = as("owner");
    const { id: actorId } = await db.user.findFirstOrThrow({ where: { role: "owner" } });
    const before = await db.auditEntry.count({ where: { actorId } });
    const { path, ...options } = endpointCalls[name](objects);
    expect((await owner.send(method, path, options)).status, name).toBeLessThan(300);
    expect(await db.auditEntry.count({ where: { actorId } }), name).toBe(before + 1);
  },
);

test("D-13.2 the trail says what a role was and became, by whom, is searched, narrowed to a person, and names nobody who is gone", async () => {
  const { objects, as } = await createFurnishedApp();
  const owner = as("owner");
  await owner.send("PUT", `/api/admin/staff/${objects.staffId}`, { json: { role: "builder" } });
  const read = async (query: Record<string, string>) =>
    adminListAudit.response.parse(
      await (await owner.send("GET", endpointUrl(adminListAudit, { query }))).json(),
    );
  const { entries } = await read({ search: "role" });
  expect(entries).toMatchObject([
    { action: "role.change", subjectId: objects.staffId, detail: "manager → builder" },
  ]);
  const actor = entries[0]?.actor?.uid ?? "";
  expect((await read({ actor, subject: "document" })).entries.map(({ action }) => action)).toEqual([
    "document.create",
  ]);
  expect((await read({ action: "role.change" })).entries).toEqual(entries);
  expect((await owner.send("DELETE", `/api/admin/users/delete-user/${objects.annId}`)).status).toBe(204);
  expect((await owner.send("DELETE", `/api/admin/bin/user/${objects.annId}`)).status).toBe(204);
  expect((await read({ search: objects.annId })).total).toBe(0);
  expect((await read({ search: "user.delete" })).entries).toMatchObject([
    { subjectId: null, actor: { uid: actor } },
  ]);
});

test("D-13.3 the trail shows what a changed thing is called now, and no name once it is erased", async () => {
  const { objects, as } = await createFurnishedApp();
  const owner = as("owner");
  const body = { clientId: objects.annId, title: "Fee sheet", content: "# Fees" };
  const headers = { "idempotency-key": "7d3f0c52-57a4-4d0c-8a7a-4f0f3c1f0a11" };
  const created = await owner.send("POST", "/api/admin/documents", { json: body, headers });
  const { document } = adminCreateDocument.response.parse(await created.json());
  const nameOf = async () => {
    const query = { search: document.id, sort: "oldest" };
    const answer = await owner.send("GET", endpointUrl(adminListAudit, { query }));
    return adminListAudit.response.parse(await answer.json()).entries[0]?.subjectName;
  };
  expect(await nameOf()).toBe("Fee sheet");
  await owner.send("DELETE", `/api/admin/documents/${document.id}`);
  expect(await nameOf()).toBe("Fee sheet");
  await owner.send("DELETE", `/api/admin/bin/document/${document.id}`);
  expect(await nameOf()).toBe("");
});

test("the trail names agents, and alerts by their agent; an added agent is named also once it is removed", async () => {
  const { app, as } = await createFurnishedApp();
  const { db } = app.database;
  const owner = as("owner");
  const at = new Date();
  const alert = { kind: "failing", level: "warning", agent: "site-checker", detail: "site-check" };
  await db.alert.create({ data: { ...alert, id: "alert-1", openKey: "key", raisedAt: at, lastAt: at } });
  const json = { name: "Night sweep", kind: "orphan-sweep", everyMinutes: 10 };
  const added = await owner.send("POST", adminAddAgent.path, { json });
  const { id } = adminAddAgent.response.parse(await added.json());
  const named = async (action: string) => {
    const query = { search: action };
    const answer = await owner.send("GET", endpointUrl(adminListAudit, { query }));
    const [entry] = adminListAudit.response.parse(await answer.json()).entries;
    return [entry?.subjectName, entry?.detail];
  };
  expect(await named("agent.create")).toEqual(["Night sweep", "orphan-sweep"]);
  await owner.send("POST", "/api/admin/agents/housekeeper/restart");
  expect(await named("agent.restart")).toEqual(["Housekeeper", ""]);
  expect((await owner.send("POST", "/api/admin/alerts/alert-1/acknowledge")).status).toBe(204);
  expect(await named("alert.acknowledge")).toEqual(["Site checker", ""]);
  expect((await owner.send("DELETE", `/api/admin/agents/${id}`)).status).toBe(204);
  expect(await named("agent.delete")).toEqual(["", "Night sweep"]);
});

test("an invitation names whom it was sent to, also once it is accepted, and nobody once that account is erased", async () => {
  const { app, as } = await createFurnishedApp();
  const owner = as("owner");
  const email = "eve@agency.example";
  await owner.send("POST", "/api/admin/staff/invitations", { json: { email, role: "builder" } });
  const invited = async () => {
    const answer = await owner.send("GET", endpointUrl(adminListAudit, { query: { sort: "newest" } }));
    const { entries } = adminListAudit.response.parse(await answer.json());
    return entries.find(({ action, detail }) => action === "invitation.create" && detail === "builder");
  };
  expect((await invited())?.subjectName).toBe(email);
  const token = await mailedToken(app, email, "invitation");
  const json = { password: "copper-lantern-42" };
  const accepted = await app.open().send("POST", "/api/staff/invitation", { json, headers: bearer(token) });
  expect(accepted.status).toBe(204);
  expect((await invited())?.subjectName).toBe(email);
  const { id } = await app.database.db.user.findUniqueOrThrow({ where: { email } });
  expect((await owner.send("DELETE", `/api/admin/staff/${id}`)).status).toBe(204);
  expect((await owner.send("DELETE", `/api/admin/users/delete-user/${id}`)).status).toBe(204);
  expect((await owner.send("DELETE", `/api/admin/bin/user/${id}`)).status).toBe(204);
  expect((await invited())?.subjectName).toBe("");
});
