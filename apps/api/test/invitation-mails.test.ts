import { adminInviteStaff, adminListAudit, adminListStaff } from "@sitewright/contracts";
import { expect } from "vitest";
import { readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { bearer } from "./harness/endpoint-samples.ts";
import { testOnOne } from "./harness/on-one-database.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

testOnOne("the list of invitations says whether a mail reached nobody", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const json = { email: "eve@agency.example", role: "editor" };
  expect((await owner.send("POST", "/api/admin/staff/invitations", { json })).status).toBe(201);
  const faultWith = async (data: { status: string; transport: string | null }) => {
    await app.database.db.outboxMessage.updateMany({ where: { recipient: json.email }, data });
    const answer = await owner.send("GET", "/api/admin/staff");
    return adminListStaff.response.parse(await answer.json()).invitations.map(({ mailFault }) => mailFault);
  };
  expect(await faultWith({ status: "pending", transport: null })).toEqual([null]);
  expect(await faultWith({ status: "dead", transport: null })).toEqual(["failed"]);
  expect(await faultWith({ status: "sent", transport: "smtp" })).toEqual([null]);
  expect(await faultWith({ status: "sent", transport: "local" })).toEqual(["kept"]);
});

const invite = async (owner: Browser, email: string, role = "editor") => {
  const answer = await owner.send("POST", "/api/admin/staff/invitations", { json: { email, role } });
  return adminInviteStaff.response.parse(await answer.json()).invitation;
};
const statesOf = async ({ database: { db } }: TestApp) =>
  (
    await db.outboxMessage.findMany({
      where: { kind: "staff-invitation" },
      orderBy: [{ createdAt: "asc" }, { recipient: "asc" }],
    })
  ).map(({ recipient, status }) => `${recipient.split("@")[0]} ${status}`);

testOnOne(
  "A-14.300 the mail of an invitation that was withdrawn or replaced before it left is not sent; the trail still names whom it was for",
  async () => {
    const app = await createTestApp();
    const owner = await app.signInAsOwner();
    const { id } = await invite(owner, "ann@agency.example");
    app.advance(1000);
    await invite(owner, "eve@agency.example");
    await app.database.db.outboxMessage.updateMany({
      where: { recipient: "eve@agency.example" },
      data: { status: "dead", lastError: "key refused: 401" },
    });
    app.advance(1000);
    await invite(owner, "eve@agency.example", "manager");
    expect((await owner.send("DELETE", `/api/admin/staff/invitations/${id}`)).status).toBe(204);
    expect(await statesOf(app)).toEqual(["ann cancelled", "eve cancelled", "eve pending"]);
    const audit = await owner.send("GET", "/api/admin/audit?action=invitation.cancel");
    const { entries } = adminListAudit.response.parse(await audit.json());
    expect(entries.map(({ subjectName }) => subjectName)).toEqual(["ann@agency.example"]);
  },
);

testOnOne(
  "A-14.301 the mails of invitations end with them: where one is accepted, and where their inviter may give no roles any more or is deleted",
  async () => {
    const app = await createTestApp();
    const { db } = app.database;
    const owner = await app.signInAsOwner();
    const second = await app.signInAs("owner");
    const uid = (await readSession(second))?.uid ?? "";
    await invite(second, "ann@agency.example");
    const change = { json: { role: "editor" } };
    expect((await owner.send("PUT", `/api/admin/staff/${uid}`, change)).status).toBe(200);
    expect(await statesOf(app)).toEqual(["ann cancelled"]);
    app.advance(1000);
    await invite(owner, "bob@agency.example");
    // As where an inviter's role was taken by hand in the database.
    await db.staffInvitation.updateMany({ data: { inviterId: uid } });
    expect((await owner.send("DELETE", `/api/admin/users/delete-user/${uid}`)).status).toBe(204);
    expect(await statesOf(app)).toEqual(["ann cancelled", "bob cancelled"]);
    app.advance(1000);
    await invite(owner, "cid@agency.example");
    const mail = await db.outboxMessage.findFirst({ where: { recipient: "cid@agency.example" } });
    const token = mail?.text.match(/invitation#([\w-]{43})/)?.[1] ?? "";
    const json = { password: "copper-lantern-42" };
    const accepted = await app.open().send("POST", "/api/staff/invitation", { json, headers: bearer(token) });
    expect(accepted.status).toBe(204);
    expect(await statesOf(app)).toEqual(["ann cancelled", "bob cancelled", "cid cancelled"]);
  },
);
