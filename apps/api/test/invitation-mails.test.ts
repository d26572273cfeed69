import { adminListStaff } from "@sitewright/contracts";
import { expect } from "vitest";
import { testOnOne } from "./harness/on-one-database.ts";
import { createTestApp } from "./harness/test-app.ts";

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
