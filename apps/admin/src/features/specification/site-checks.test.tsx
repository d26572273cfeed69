import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient, type SiteCheck } from "@sitewright/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
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

it("D-15.300 an archive that changed after it was chosen is not sent; it says so, and the same one can be chosen again", async () => {
  const { fetch, requests } = createFakeServer({
    "GET /api/admin/projects/:id/site-checks": () => ok({ checks: [] }),
  });
  const { user } = renderPart(<SiteChecks id="p1" />, { services: { client: createClient({ fetch }) } });
  const input = screen.getByLabelText<HTMLInputElement>(/^Built site/);
  const file = new File(["PK\u0003\u0004"], "site.zip");
  await user.upload(input, file);
  const refused = new File([], "site.zip");
  vi.spyOn(refused, "arrayBuffer").mockRejectedValue(new DOMException("Changed", "NotReadableError"));
  vi.spyOn(file, "slice").mockReturnValue(refused);
  await user.click(screen.getByRole("button", { name: "Check the site" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("This file was changed or removed after you chose it.");
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  await user.click(input);
  expect(input.files).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Check the site" }));
  await screen.findByText("Please choose a ZIP archive.");
});

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

it("D-15.301 a refusal is at the field of the archive, and gone once another one is chosen", async () => {
  const reason = "This is not a ZIP archive.";
  const { fetch } = createFakeServer({
    "GET /api/admin/projects/:id/site-checks": () => ok({ checks: [] }),
    "POST /api/admin/projects/:id/site-checks": () => problem("invalid-input", { detail: reason }),
  });
  const { user } = renderPart(<SiteChecks id="p1" />, { services: { client: createClient({ fetch }) } });
  const input = screen.getByLabelText<HTMLInputElement>(/^Built site/);
  await user.upload(input, new File(["text"], "notes.zip"));
  await user.click(screen.getByRole("button", { name: "Check the site" }));
  const message = (await screen.findByText(reason)).closest("[id]");
  expect(input.getAttribute("aria-describedby")).toBe(message?.id);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  await user.upload(input, new File(["PK\u0003\u0004"], "site.zip"));
  expect(screen.queryByText(reason)).toBeNull();
  expect(input.getAttribute("aria-invalid")).toBeNull();
  screen.getByText("site.zip");
});

it("D-15.302 'Please choose' is gone once an archive is chosen", async () => {
  const { fetch } = createFakeServer({
    "GET /api/admin/projects/:id/site-checks": () => ok({ checks: [] }),
  });
  const { user } = renderPart(<SiteChecks id="p1" />, { services: { client: createClient({ fetch }) } });
  await user.click(screen.getByRole("button", { name: "Check the site" }));
  await screen.findByText("Please choose a ZIP archive.");
  await user.upload(screen.getByLabelText(/^Built site/), new File(["PK\u0003\u0004"], "site.zip"));
  expect(screen.queryByText("Please choose a ZIP archive.")).toBeNull();
});
