import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, it } from "vitest";
import { paths } from "../../lib/paths.ts";
import { bakerySpec, sampleProject, testNow } from "../../test/samples.ts";
import { SpecificationScreen } from "./specification-screen.tsx";

it("a version of another year is listed with that year", async () => {
  const { fetch } = createFakeServer({
    "GET /api/admin/projects/:id": () => ok({ project: sampleProject(1, { version: 2 }) }),
    "GET /api/admin/projects/:id/versions": () =>
      ok({
        versions: [
          { version: 2, createdAt: "2026-11-19T12:00:00Z" },
          { version: 1, createdAt: "2025-11-19T12:00:00Z" },
        ],
      }),
    "GET /api/admin/projects/:id/versions/:version": () => ok(bakerySpec),
  });
  renderPart(
    <Routes>
      <Route path={paths.specificationPattern} element={<SpecificationScreen />} />
    </Routes>,
    {
      address: paths.specification("project-1"),
      services: { client: createClient({ fetch }), now: () => testNow },
    },
  );
  const versions = within(await screen.findByLabelText("Version")).getAllByRole("option");
  expect(versions.map(({ textContent }) => textContent)).toEqual([
    "Version 2, 19 Nov (newest)",
    "Version 1, 19 Nov 2025",
  ]);
});

it("a specification that cannot be loaded is a titled page, not a message alone", async () => {
  const { fetch } = createFakeServer({
    "GET /api/admin/projects/:id": () => problem("not-found"),
    "GET /api/admin/projects/:id/versions": () => problem("not-found"),
  });
  renderPart(
    <Routes>
      <Route path={paths.specificationPattern} element={<SpecificationScreen />} />
    </Routes>,
    {
      address: paths.specification("none"),
      services: { client: createClient({ fetch }), now: () => testNow },
    },
  );
  await screen.findByRole("alert");
  expect(screen.getByRole("heading", { level: 1, name: "Specification" })).toBeTruthy();
  expect(document.title).toMatch(/^Specification: /);
});

it.each([
  ["words", false],
  ["check", false],
  ["brief", true],
] as const)("D-03.304 in the view %s the choice of a version is there: %s", async (view, isThere) => {
  const { fetch } = createFakeServer({
    "GET /api/admin/projects/:id": () => ok({ project: sampleProject(1, { version: 2 }) }),
    "GET /api/admin/projects/:id/versions": () =>
      ok({ versions: [2, 1].map((version) => ({ version, createdAt: "2026-11-19T12:00:00Z" })) }),
    "GET /api/admin/projects/:id/versions/:version": () => ok(bakerySpec),
    "GET /api/admin/projects/:id/site-checks": () => ok({ checks: [] }),
  });
  renderPart(
    <Routes>
      <Route path={paths.specificationPattern} element={<SpecificationScreen />} />
    </Routes>,
    {
      address: paths.specification("project-1", view),
      services: { client: createClient({ fetch }), now: () => testNow },
    },
  );
  await screen.findByRole("tab", { selected: true });
  expect(screen.queryByLabelText("Version") !== null).toBe(isThere);
});
