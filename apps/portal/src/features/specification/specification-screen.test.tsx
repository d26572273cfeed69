import { buildSpec } from "@sitewright/spec-core/spec";
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { portalServices } from "../../services.ts";
import { fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { completeAnswers, storedProject } from "../../test/sample-project.ts";
import { specificationQuery } from "./specification-query.ts";
import { SpecificationScreen } from "./specification-screen.tsx";

freshPortalForEachTest();

const spec = buildSpec(completeAnswers, {
  now: new Date("2026-03-01T10:00:00.000Z"),
  id: () => "a1b2c3",
  product: "Sitewright",
  host: "sitewright.example",
});

function open(answers: Parameters<typeof fakeService>[0] = {}) {
  fakeService({
    "GET /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(2) } }),
    "GET /api/projects/project-1/spec": () => ({ status: 200, body: spec }),
    ...answers,
  });
  return renderPortal(<SpecificationScreen id="project-1" />);
}

describe("the client's specification", () => {
  it("P-23.8 is read as a document, part by part, with the version that it is of", async () => {
    const person = open();
    expect(await screen.findByText(/^Greenwich Bakehouse: version 2, 1 March 2026/)).toBeTruthy();
    expect(await screen.findByText(/We bake sourdough/)).toBeTruthy();
    await person.click(screen.getByRole("radio", { name: "Tasks" }));
    expect(await screen.findByRole("button", { name: "Download TASKS.md" })).toBeTruthy();
  });

  it("P-23.9 each part is downloaded as the file that the bundle has, and the data too", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Download brief.md" }));
    fireEvent.click(screen.getByRole("button", { name: "Download spec.json" }));
    expect(saved).toEqual(["brief.md", "spec.json"]);
    vi.restoreAllMocks();
  });

  it("P-23.10 a project of another account is not there", async () => {
    open({
      "GET /api/projects/project-1": () => problem("not-found"),
      "GET /api/projects/project-1/spec": () => problem("not-found"),
    });
    expect(await screen.findByText("This project is not in your account")).toBeTruthy();
  });

  it("a project that is not there is asked for once: a second time would only delay the message", async () => {
    const { requests } = fakeService({
      "GET /api/projects/project-1": () => problem("not-found"),
      "GET /api/projects/project-1/spec": () => problem("not-found"),
    });
    const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
    const { client } = portalServices();
    await expect(queries.fetchQuery(specificationQuery(client, "project-1"))).rejects.toThrow();
    expect(requests.map(({ path }) => path).toSorted()).toEqual([
      "/api/projects/project-1",
      "/api/projects/project-1/spec",
    ]);
  });
});
