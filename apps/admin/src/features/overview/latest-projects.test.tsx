import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleProject, testNow } from "../../test/samples.ts";
import { LatestProjects } from "./latest-projects.tsx";

it("a project that its client changed comes first again, with its version and the time of the change", async () => {
  const changed = sampleProject(1, {
    version: 3,
    submittedAt: "2026-02-01T09:00:00Z",
    updatedAt: "2026-11-20T14:03:00Z",
  });
  const { fetch, requests } = createFakeServer({
    "GET /api/admin/projects": () =>
      ok({ projects: [changed], nextCursor: null, total: 1, isTotalCapped: false }),
  });
  renderPart(<LatestProjects />, { services: { client: createClient({ fetch }), now: () => testNow } });
  const row = (await screen.findByRole("link", { name: "Business 1" })).closest("li");
  expect(row?.textContent).toContain("Version 3");
  expect(row?.querySelector("time")?.dateTime).toBe("2026-11-20T14:03:00Z");
  expect(requests[0]?.query.get("sort")).toBe("updated");
  expect(screen.getByRole("link", { name: "All projects" }).getAttribute("href")).toBe(
    "/admin/projects?sort=updated",
  );
});
