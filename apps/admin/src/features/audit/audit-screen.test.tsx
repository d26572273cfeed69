import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { type AuditRecord, createClient } from "@sitewright/contracts";
import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, it } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { paths } from "../../lib/paths.ts";
import { testNow } from "../../test/samples.ts";
import { AuditScreen } from "./audit-screen.tsx";

const entry = (id: string, name: string, action = "project.delete"): AuditRecord => ({
  id,
  action,
  subjectType: "project",
  subjectId: null,
  subjectName: "",
  detail: "",
  actor: { uid: name.toLowerCase(), name },
  createdAt: testNow.toISOString(),
});
const scheduled = { ...entry("four", "Di", "post.schedule"), detail: "2027-03-28T09:30:00.000Z" };
const all = [entry("one", "Ann"), entry("two", "Bob"), entry("three", "Cy", "post.update"), scheduled];

function open() {
  const { fetch } = createFakeServer({
    "GET /api/admin/audit": ({ query }) => {
      const by = query.get("actor");
      const action = query.get("action");
      const entries = all.filter(
        (one) => (by === null || one.actor?.uid === by) && (action === null || one.action === action),
      );
      return ok({ entries, nextCursor: null, total: entries.length, isTotalCapped: false });
    },
  });
  return renderPart(
    <Routes>
      <Route path={paths.audit()} element={<AuditScreen />} />
    </Routes>,
    {
      address: paths.audit(),
      queryClient: newQueryClient(),
      services: { client: createClient({ fetch }), now: () => testNow },
    },
  );
}

it("a pressed name shows only what that person did, and the way back to everybody's", async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole("link", { name: "Ann" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Bob" })).toBeNull());
  expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toContain("actor=ann");
  await user.click(screen.getByRole("button", { name: "Show what everybody did" }));
  await screen.findByRole("link", { name: "Bob" });
  expect(address()).toBe(paths.audit());
});

it("an action is found by the words that it is shown with", async () => {
  const { user } = open();
  await screen.findByRole("link", { name: "Ann" });
  await user.selectOptions(screen.getByLabelText("Action"), "Edited a post");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Ann" })).toBeNull());
  expect(screen.getByRole("link", { name: "Cy" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toContain(
    "action=post.update",
  );
});

it("the time that a post was scheduled for reads as the times of every list do", async () => {
  open();
  const row = (await screen.findByRole("link", { name: "Di" })).closest("tr");
  expect(row?.textContent).toMatch(/28 Mar 2027, \d\d:30/);
  expect(row?.textContent).not.toContain("2027-03-28T");
});
