import { buildSpec, diffSpecs } from "@sitewright/spec-core/spec";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { portalServices } from "../../services.ts";
import { fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { completeAnswers, storedProject } from "../../test/sample-project.ts";
import { specificationQuery } from "./specification-query.ts";
import { SpecificationScreen } from "./specification-screen.tsx";

freshPortalForEachTest();

const context = {
  now: new Date("2026-03-01T10:00:00.000Z"),
  id: () => "a1b2c3",
  product: "Sitewright",
  host: "sitewright.example",
};
const spec = buildSpec(completeAnswers, context);

function open(answers: Parameters<typeof fakeService>[0] = {}, address?: string) {
  fakeService({
    "GET /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(2) } }),
    "GET /api/projects/project-1/versions": () => ({ status: 200, body: { versions: [] } }),
    "GET /api/projects/project-1/spec": () => ({ status: 200, body: spec }),
    ...answers,
  });
  return renderPortal(<SpecificationScreen id="project-1" />, address);
}

describe("the client's specification", () => {
  it("P-23.8 is read as a document, part by part, with the version that it is of", async () => {
    const person = open();
    expect(await screen.findByText(/^Greenwich Bakehouse: version 2, 1 March 2026/)).toBeTruthy();
    expect(await screen.findByText(/We bake sourdough/)).toBeTruthy();
    await person.click(screen.getByRole("radio", { name: "Tasks" }));
    expect(await screen.findByRole("button", { name: "Download TASKS.md" })).toBeTruthy();
  });

  it("its headings follow each other: the project's name is above those of the document", async () => {
    open();
    await screen.findByText(/We bake sourdough/);
    const levels = screen.getAllByRole("heading").map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
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

describe("the versions of a specification", () => {
  const renamed = buildSpec(
    { ...completeAnswers, formData: { ...completeAnswers.formData, businessName: "The Old Bakehouse" } },
    context,
  );
  const versions = [
    { version: 3, createdAt: "2026-03-03T10:00:00.000Z", author: "agency" },
    { version: 2, createdAt: "2026-03-02T10:00:00.000Z", author: "client" },
    { version: 1, createdAt: "2026-03-01T10:00:00.000Z", author: "client" },
  ];
  const openThird = (address = "/app", answers: Parameters<typeof fakeService>[0] = {}) =>
    open(
      {
        "GET /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(3) } }),
        "GET /api/projects/project-1/versions": () => ({ status: 200, body: { versions } }),
        "GET /api/projects/project-1/versions/2": () => ({ status: 200, body: spec }),
        "GET /api/projects/project-1/versions/1": () => ({ status: 200, body: renamed }),
        ...answers,
      },
      address,
    );
  const choice = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Version" });
  /** A text that only the first version has. */
  const findFirst = async () => (await screen.findAllByText(/The Old Bakehouse/))[0];
  const options = async () => [...(await choice()).options].map(({ text }) => text);

  it("P-23.13 are listed with their times and authors, the newest is shown, and of one alone nothing is listed", async () => {
    openThird();
    await vi.waitFor(async () =>
      expect((await options()).map((text) => text.replace(/ at \d\d:\d\d/, ""))).toEqual([
        "Version 3, 3 March 2026, changed by us (newest)",
        "Version 2, 2 March 2026, sent by you",
        "Version 1, 1 March 2026, sent by you",
      ]),
    );
    expect((await choice()).value).toBe("3");
    cleanup();
    open({ "GET /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(1) } }) });
    expect(await screen.findByRole("button", { name: "Download brief.md" })).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByText(/What changed/)).toBeNull();
  });

  it("can be chosen by their numbers where the list cannot be loaded", async () => {
    const person = openThird("/app", {
      "GET /api/projects/project-1/versions": () => problem("internal-error"),
    });
    expect(await options()).toEqual(["Version 3 (newest)", "Version 2", "Version 1"]);
    await person.selectOptions(await choice(), "1");
    expect(await findFirst()).toBeTruthy();
  });

  it("P-23.14 an older one is read, and its files bear its number, until the newest is asked for", async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const person = openThird();
    await person.selectOptions(await choice(), "1");
    expect(await findFirst()).toBeTruthy();
    expect(screen.getByText(/^This is an older version. Your website is built from version 3/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Download version-1-brief.md" }));
    fireEvent.click(screen.getByRole("button", { name: "Download version-1-spec.json" }));
    expect(saved).toEqual(["version-1-brief.md", "version-1-spec.json"]);
    click.mockRestore();
    await person.click(screen.getByRole("link", { name: "Read version 3" }));
    expect(await screen.findByRole("button", { name: "Download brief.md" })).toBeTruthy();
    expect(screen.queryByText(/older version/)).toBeNull();
  });

  it("the address names the version; of a number that does not exist the newest is shown", async () => {
    openThird("/app/projects/project-1?version=1");
    expect(await findFirst()).toBeTruthy();
    cleanup();
    openThird("/app/projects/project-1?version=9");
    expect((await choice()).value).toBe("3");
    expect(screen.queryByText(/older version/)).toBeNull();
  });

  it("P-23.15 what changed is said in words, of each version since the one before", async () => {
    const person = openThird();
    await person.click(await screen.findByText("What changed since version 2"));
    expect(await screen.findByText("This version describes the same site as version 2.")).toBeTruthy();
    await person.selectOptions(await choice(), "2");
    // It stays open from one version to the next.
    expect(await screen.findByText("What changed since version 1")).toBeTruthy();
    const [change] = diffSpecs(renamed, spec);
    expect(await screen.findByText(change?.sentence ?? "")).toBeTruthy();
    await person.selectOptions(await choice(), "1");
    await findFirst();
    expect(screen.queryByText(/^What changed/)).toBeNull();
  });

  it("one that cannot be loaded is said, and asked for again on request", async () => {
    let tries = 0;
    const person = openThird("/app?version=1", {
      "GET /api/projects/project-1/versions/1": () => {
        tries += 1;
        return tries === 1 ? problem("internal-error") : { status: 200, body: renamed };
      },
    });
    expect(await screen.findByText("Version 1 could not be loaded.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findFirst()).toBeTruthy();
  });
});
