import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient, type SiteCheck } from "@sitewright/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { SiteChecks } from "./site-checks.tsx";

const check: SiteCheck = {
  id: "c1",
  version: 1,
  fileName: "site.zip",
  sizeBytes: 4,
  state: "refused",
  reason: "The archive is empty.",
  findingCount: 0,
  fileCount: 0,
  authorName: "Ben",
  createdAt: "2026-11-20T14:03:00Z",
};

it("a built site that is sent again after a lost answer has the same key, one that is checked later a new one", async () => {
  const keys: (string | undefined)[] = [];
  const { fetch } = createFakeServer({
    "GET /api/admin/projects/:id/site-checks": () => ok({ checks: keys.length > 1 ? [check] : [] }),
    "POST /api/admin/projects/:id/site-checks": ({ headers }) => {
      keys.push(headers["idempotency-key"]);
      return keys.length === 1 ? "offline" : { status: 202, body: { check } };
    },
  });
  const { user } = renderPart(<SiteChecks id="p1" />, { services: { client: createClient({ fetch }) } });
  const send = () => user.click(screen.getByRole("button", { name: "Check the site" }));
  await user.upload(screen.getByLabelText(/^Built site/), new File(["PK\u0003\u0004"], "site.zip"));
  await send();
  await screen.findByRole("alert");
  await send();
  await screen.findByText("The archive is empty.");
  await send();
  await waitFor(() => expect(keys).toHaveLength(3));
  const [first, retried, later] = keys;
  expect(first?.length).toBeGreaterThan(7);
  expect(retried).toBe(first);
  expect(later).not.toBe(first);
});
