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

const entry = (id: string, name: string): AuditRecord => ({
  id,
  action: "project.delete",
  subjectType: "project",
  subjectId: null,
  subjectName: "",
  detail: "",
  actor: { uid: name.toLowerCase(), name },
  createdAt: testNow.toISOString(),
});
const all = [entry("one", "Ann"), entry("two", "Bob")];

it("a pressed name shows only what that person did, and the way back to everybody's", async () => {
  const { fetch } = createFakeServer({
    "GET /api/admin/audit": ({ query }) => {
      const by = query.get("actor");
      const entries = all.filter(({ actor }) => by === null || actor?.uid === by);
      return ok({ entries, nextCursor: null, total: entries.length, isTotalCapped: false });
    },
  });
  const { user, address } = renderPart(
    <Routes>
      <Route path={paths.audit()} element={<AuditScreen />} />
    </Routes>,
    {
      address: paths.audit(),
      queryClient: newQueryClient(),
      services: { client: createClient({ fetch }), now: () => testNow },
    },
  );
  await user.click(await screen.findByRole("link", { name: "Ann" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Bob" })).toBeNull());
  expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toContain("actor=ann");
  await user.click(screen.getByRole("button", { name: "Show what everybody did" }));
  await screen.findByRole("link", { name: "Bob" });
  expect(address()).toBe(paths.audit());
});
