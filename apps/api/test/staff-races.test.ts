import { expect, test } from "vitest";
import { type EndpointName, endpointCalls } from "./harness/endpoint-calls.ts";
import { createFurnishedApp } from "./harness/furnished-app.ts";

/** What a double click, two tabs, or two colleagues do at once: one of them counts, and is in the audit trail once. */
const calls = [
  ["submitToSearch", "POST", { action: "post.submit", times: 6, answers: [200] }],
  ["removeFromSearch", "POST", { action: "post.unlist", times: 1, answers: [200, 409] }],
  ["adminErase", "DELETE", { action: "document.erase", times: 1, answers: [204, 404] }],
  ["adminDeleteSiteCheck", "DELETE", { action: "site-check.delete", times: 1, answers: [204, 404] }],
  ["adminChangeRole", "PUT", { action: "role.change", times: 1, answers: [200] }],
  ["adminLearnPatterns", "POST", { action: "knowledge.learn", times: 1, answers: [201] }],
  ["adminInviteStaff", "POST", { action: "invitation.create", times: 6, answers: [201] }],
  ["adminCreateDocument", "POST", { action: "document.create", times: 6, answers: [201] }],
] as const satisfies [EndpointName, string, object][];

test.each(calls)(
  "six of %s at once end well, and what was done once is recorded once",
  async (name, method, { action, times, answers }) => {
    const { app, objects, as } = await createFurnishedApp();
    const before = await app.database.db.auditEntry.count({ where: { action } });
    const { path, ...options } = endpointCalls[name](objects);
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => as("owner").send(method, path, { ...options })),
    );
    for (const { status } of sent) expect(answers).toContain(status);
    expect((await app.database.db.auditEntry.count({ where: { action } })) - before).toBe(times);
  },
);
