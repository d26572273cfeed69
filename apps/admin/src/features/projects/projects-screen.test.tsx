import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderAdmin, setWindowWidth } from "../../test/render-admin.tsx";
import { bakerySpec, founder, sampleProject } from "../../test/samples.ts";

const three = [sampleProject(1), sampleProject(2), sampleProject(3)];
const specs = { "project-1": bakerySpec };

beforeEach(() => setWindowWidth(1440));

function cellsOf(name: string): string[] {
  const row = screen.getByRole("link", { name }).closest("tr");
  const cells = [...(row?.querySelectorAll("th, td") ?? [])].map((cell) => cell.textContent ?? "");
  // The first cell has the checkbox, the second the name with the fields that a phone shows below it.
  return [name, ...cells.slice(2)];
}

describe("the list", () => {
  it("D-03.1 every project has a row with business, client, industry, pages, status, version and both times, and says that the newest is first", async () => {
    const project = sampleProject(1, { businessName: "Thames Dental", pageCount: 8, version: 4 });
    renderAdmin("/projects", { user: founder, projects: [project] });
    await screen.findByRole("link", { name: "Thames Dental" });
    expect(cellsOf("Thames Dental")).toEqual([
      "Thames Dental",
      "Owner 1",
      "Healthcare",
      "8",
      "Submitted",
      "4",
      expect.stringMatching(/^(18|19|20) Nov, \d\d:\d5$/),
      expect.stringMatching(/^2[01] Nov, \d\d:\d3$/),
    ]);
    const head = screen.getByRole("columnheader", { name: "Submitted" });
    expect(head.getAttribute("aria-sort")).toBe("descending");
  });

  it("D-03.1 a project that its client has finished reads Finalized", async () => {
    const projects = [sampleProject(1, { finalizedAt: "2026-11-20T14:03:00Z" })];
    renderAdmin("/projects", { user: founder, projects });
    await screen.findByText("Finalized");
  });

  it("D-03.1 missing names read as the source says", async () => {
    const projects = [sampleProject(1, { businessName: "", clientName: "", clientEmail: "", industry: "" })];
    renderAdmin("/projects", { user: founder, projects });
    await screen.findByRole("link", { name: "Unnamed Project" });
    expect(cellsOf("Unnamed Project").slice(1, 3)).toEqual(["Unknown User", "Not specified"]);
  });

  it("D-03.7 pages follow each other in the address, with how much there is in all", async () => {
    const { user, address } = renderAdmin("/projects", { user: founder, projects: three });
    await screen.findByText("2 of 3 projects");
    await user.click(screen.getByRole("link", { name: "Next page" }));
    await screen.findByText("1 of 3 projects");
    expect(address()).toBe("/projects?cursor=2");
    expect(screen.queryByRole("link", { name: "Next page" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "First page" }));
    await screen.findByText("2 of 3 projects");
  });

  it("an export has the order of the list", async () => {
    const { user } = renderAdmin("/projects?sort=name", { user: founder, projects: three });
    await user.click(await screen.findByRole("checkbox", { name: "Select Business 2" }));
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("Export CSV")).toBe("/api/admin/exports/projects?sort=name");
    expect(href("Export selected")).toBe("/api/admin/exports/projects?sort=name&ids=project-2");
  });

  it("D-03.12 rows are ticked one by one or all at once, and exported by their ids", async () => {
    const { user } = renderAdmin("/projects", { user: founder, projects: three });
    await user.click(await screen.findByRole("checkbox", { name: "Select Business 2" }));
    const chosen = () => screen.getByRole("link", { name: "Export selected" }).getAttribute("href");
    expect(chosen()).toBe("/api/admin/exports/projects?ids=project-2");
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    expect(chosen()).toBe("/api/admin/exports/projects?ids=project-1%2Cproject-2");
    await user.click(screen.getByRole("button", { name: "Clear selection" }));
    expect(screen.queryByRole("link", { name: "Export selected" })).toBeNull();
  });

  it("D-03.14 a pressed head sorts by the service, from the first page on, and says so", async () => {
    const { user, address, server } = renderAdmin("/projects?cursor=2", { user: founder, projects: three });
    await user.click(await screen.findByRole("button", { name: "Business" }));
    await screen.findByText("2 of 3 projects");
    expect(address()).toBe("/projects?sort=name");
    expect(server.requests.at(-1)?.path).toBe("/api/admin/projects?sort=name");
    expect(screen.getByRole("columnheader", { name: "Business" }).getAttribute("aria-sort")).toBe(
      "ascending",
    );
  });

  it("says that it is loading, then that there is nothing yet", async () => {
    renderAdmin("/projects", { user: founder });
    await screen.findByText("Loading projects...");
    await screen.findByRole("heading", { name: "No projects yet" });
  });

  it("says what failed and tries again on request", async () => {
    const faults = [{ path: "/api/admin/projects", fault: "unavailable" as const }];
    const { user, server } = renderAdmin("/projects", { user: founder, projects: three, faults });
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The service is busy. Please try again in a moment.",
    );
    server.state.faults = [];
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: "Business 1" });
  });

  it("Refresh shows what has arrived since", async () => {
    const { user, server } = renderAdmin("/projects", { user: founder, projects: [sampleProject(1)] });
    await screen.findByText("1 of 1 project");
    server.state.projects = [sampleProject(2), sampleProject(1)];
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await screen.findByRole("link", { name: "Business 2" });
  });
});

describe("the search", () => {
  it("D-03.5 asks the service once per pause in typing and is kept in the address", async () => {
    const { user, server, address } = renderAdmin("/projects", { user: founder, projects: three });
    await user.type(await screen.findByLabelText("Search projects"), "business 3");
    await screen.findByText("1 of 1 project");
    expect(address()).toBe("/projects?search=business+3");
    const searches = server.requests.filter(({ query }) => query.has("search"));
    expect(searches.map(({ path }) => path)).toEqual(["/api/admin/projects?search=business+3"]);
  });

  it("D-03.5 is taken from the address", async () => {
    renderAdmin("/projects?search=Business+2", { user: founder, projects: three });
    await screen.findByText("1 of 1 project");
    expect(screen.getByLabelText("Search projects")).toHaveProperty("value", "Business 2");
  });

  it("a list of one client without projects says so, and leads to all of them", async () => {
    const { user, address } = renderAdmin("/projects?client=nobody", { user: founder });
    await screen.findByText("No projects match");
    await user.click(screen.getByRole("button", { name: "Show all projects" }));
    await waitFor(() => expect(address()).toBe("/projects"));
  });

  it("D-03.5 that finds nothing says so and can be cleared", async () => {
    const { user } = renderAdmin("/projects?search=zzz", { user: founder, projects: three });
    await screen.findByRole("heading", { name: "No projects match" });
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await screen.findByText("2 of 3 projects");
    expect(screen.getByLabelText("Search projects")).toHaveProperty("value", "");
  });
});

describe("the details", () => {
  it("D-03.2 a pressed row opens its details beside the list, keeping the search", async () => {
    const { user, address } = renderAdmin("/projects?search=business", { user: founder, projects: three });
    await user.click(await screen.findByRole("link", { name: "Business 2" }));
    const panel = await screen.findByRole("complementary", { name: "Business 2" });
    expect(within(panel).getByText("owner2@client.example").getAttribute("href")).toBe(
      "mailto:owner2@client.example",
    );
    expect(address()).toBe("/projects/project-2?search=business");
    expect(screen.getByRole("link", { name: "Business 2" }).getAttribute("aria-current")).toBe("true");
  });

  it("D-02.3 leads to the client's profile and documents, in a new tab", async () => {
    renderAdmin("/projects/project-2", { user: founder, projects: three });
    const link = await screen.findByRole("link", { name: "Profile and documents (opens in a new tab)" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/profile/user-2", "_blank"]);
  });

  it("D-03.2 below 1180 px the details are a modal sheet", async () => {
    setWindowWidth(1179);
    renderAdmin("/projects/project-2", { user: founder, projects: three });
    await screen.findByRole("dialog", { name: "Business 2" });
  });

  it("a row opened by the keyboard has it continue in the details, and Escape leads back to the row", async () => {
    const { user } = renderAdmin("/projects", { user: founder, projects: three });
    (await screen.findByRole("link", { name: "Business 2" })).focus();
    await user.keyboard("{Enter}");
    const title = await screen.findByRole("heading", { level: 2, name: "Business 2" });
    expect(document.activeElement).toBe(title);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Business 2"));
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("D-03.2 closing leads back to the list, with the focus on the row", async () => {
    const { user, address } = renderAdmin("/projects/project-2", { user: founder, projects: three });
    await screen.findByRole("complementary", { name: "Business 2" });
    await user.click(screen.getByRole("button", { name: "Close panel" }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Business 2"));
    expect(address()).toBe("/projects");
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("D-03.2 a project that is gone is reported, not shown empty", async () => {
    renderAdmin("/projects/none", { user: founder, projects: three });
    expect((await screen.findByRole("alert")).textContent).toContain("There is nothing here.");
  });

  it("D-03.8 the specification is shown in lettered lines, with how many questions are open", async () => {
    renderAdmin("/projects/project-1", { user: founder, projects: three, specs });
    // None of the bakery's is optional.
    await screen.findByText(`${bakerySpec.clarifications.length} open questions`);
    const terms = screen.getAllByRole("term").map((term) => term.textContent);
    expect(terms).toEqual([
      "aIndustry",
      "bGoals",
      "cPages",
      "dContent style",
      "eColours",
      "fType",
      "gHosting",
      "hTimeline",
      "iBudget",
      "jClarifications",
    ]);
    expect(screen.getByText("Home, Products, Sourdough")).toBeTruthy();
    expect(
      screen.getByRole("img", { name: /^primary #7A2414, accent #C65A1E, background #F6C453/ }),
    ).toBeTruthy();
  });

  it("what is done every day comes before the summary, and the number of open questions leads to them", async () => {
    renderAdmin("/projects/project-1", { user: founder, projects: three, specs });
    const questions = await screen.findByRole("link", { name: /^\d+ open questions/ });
    expect(questions.getAttribute("href")).toBe("/admin/projects/project-1/specification/questions");
    const read = screen.getByRole("link", { name: "Read the specification" });
    const summary = screen.getByRole("heading", { name: "Specification summary" });
    expect(read.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("D-03.8 colours that cannot be read are named with their ratio", async () => {
    renderAdmin("/projects/project-1", { user: founder, projects: three });
    // 2.65: published beside this pair in the design's own contrast table.
    await screen.findByText("Accent on background is 2.65, needs 3.");
    expect(screen.getByText("5 of 6 colour pairs pass.")).toBeTruthy();
  });

  it("D-03.9 a colour that is none has no ratio: its pair cannot be checked", async () => {
    const { onboarding } = sampleProject(1);
    const themeColors = { ...onboarding.themeColors, accent: "teal-ish" };
    const projects = [sampleProject(1, { onboarding: { ...onboarding, themeColors } })];
    renderAdmin("/projects/project-1", { user: founder, projects });
    await screen.findByText("Accent on background cannot be checked:");
    expect(screen.getByText("5 of 6 colour pairs pass.")).toBeTruthy();
    expect(screen.queryByText(/^Accent on background is/)).toBeNull();
  });
});

describe("the notes", () => {
  it("D-03.16 a note that is not added yet is there again after another project was opened", async () => {
    const { user } = renderAdmin("/projects/project-1", { user: founder, projects: three });
    await user.type(await screen.findByLabelText("New note"), "Calls on Friday");
    await user.click(screen.getByRole("link", { name: "Business 2" }));
    await screen.findByRole("heading", { name: "Business 2" });
    expect((await screen.findByLabelText<HTMLTextAreaElement>("New note")).value).toBe("");
    await user.click(screen.getByRole("link", { name: "Business 1" }));
    await screen.findByRole("heading", { name: "Business 1" });
    expect((await screen.findByLabelText<HTMLTextAreaElement>("New note")).value).toBe("Calls on Friday");
  });

  it("D-03.42 a note is deleted after a question, since it cannot be restored", async () => {
    const note = {
      id: "note",
      text: "Calls on Friday",
      authorName: "Ann",
      createdAt: "2026-11-20T14:00:00Z",
    };
    const { user, server } = renderAdmin("/projects/project-1", {
      user: founder,
      projects: three,
      notes: [note],
    });
    await user.click(await screen.findByRole("button", { name: "Delete the note “Calls on Friday”" }));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(server.state.notes).toEqual([note]);
    await user.click(screen.getByRole("button", { name: "Delete the note “Calls on Friday”" }));
    const question = await screen.findByRole("alertdialog", { name: "Delete note" });
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByText("Calls on Friday")).toBeNull());
    expect(server.state.notes).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: "Business 1" }));
  });
});

describe("the files", () => {
  it("D-03.9 the specification is saved as the service gave it, under the business and the date", async () => {
    const projects = [sampleProject(1, { businessName: "Tom & Söhne" })];
    const { user, saved } = renderAdmin("/projects/project-1", {
      user: founder,
      projects,
      specs,
    });
    await user.click(await screen.findByRole("button", { name: /Download spec/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe("Tom___S_hne_2026-11-20.json");
    expect(JSON.parse(String(saved[0]?.content))).toEqual(bakerySpec);
  });

  it("D-03.9 the project is saved with all its answers", async () => {
    const { user, saved } = renderAdmin("/projects/project-1", { user: founder, projects: three });
    await user.click(await screen.findByRole("button", { name: /Download project/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe("Business_1_project_2026-11-20.json");
    expect(JSON.parse(String(saved[0]?.content))).toEqual(three[0]);
  });

  it("D-03.9 a file that cannot be made is reported in the source's words", async () => {
    const { user, saved, server } = renderAdmin("/projects/project-1", { user: founder, projects: three });
    const button = await screen.findByRole("button", { name: /Download spec/ });
    server.state.faults = [{ path: "/api/projects/", fault: "internal-error" }];
    await user.click(button);
    await screen.findByText("Error creating download file. Please try again.");
    expect(saved).toEqual([]);
  });
});
