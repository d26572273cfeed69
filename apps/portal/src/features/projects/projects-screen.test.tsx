import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { describe, expect, it } from "vitest";
import { autosave } from "../../lib/saving/autosave.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { storedProject } from "../../test/sample-project.ts";
import { ProjectsScreen } from "./projects-screen.tsx";

freshPortalForEachTest();

const { onboarding: _, ...summary } = storedProject(3);
const list = (projects: (typeof summary)[]) => ({ status: 200, body: { projects, nextCursor: null } });
const show = () =>
  renderPortal(
    <Routes>
      <Route path="/app/projects" element={<ProjectsScreen />} />
      <Route path="/app" element={<p>The wizard</p>} />
    </Routes>,
    "/app/projects",
  );

describe("the saved projects", () => {
  it("P-23.1 lists the client's projects with a load action each", async () => {
    fakeService({ "GET /api/projects": () => list([summary]) });
    show();
    expect(await screen.findByRole("heading", { level: 2, name: "Greenwich Bakehouse" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Load project/ })).toBeTruthy();
  });

  it("P-23.7 loading one fills the wizard and goes there", async () => {
    fakeService({
      "GET /api/projects": () => list([summary]),
      "GET /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(3) } }),
      "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
    });
    const end = await autosave.start({ uid: "person-1", isFreshSignIn: false });
    const person = show();
    await person.click(await screen.findByRole("button", { name: /^Load project/ }));
    expect(await screen.findByText("The wizard")).toBeTruthy();
    expect(useWizard.getState().editing).toEqual({ projectId: "project-1", version: 3 });
    expect(useWizard.getState().onboarding.formData.businessName).toBe("Greenwich Bakehouse");
    end();
  });

  it("loading says 'Loading...'", () => {
    fakeService({ "GET /api/projects": () => new Promise(() => {}) });
    show();
    expect(screen.getByRole("status", { busy: true }).textContent).toContain("Loading...");
  });

  it("none yet is said, with the way to the wizard", async () => {
    fakeService({ "GET /api/projects": () => list([]) });
    show();
    expect(await screen.findByText("No saved projects yet")).toBeTruthy();
  });

  it("a failure is shown and can be retried", async () => {
    let isUp = false;
    fakeService({ "GET /api/projects": () => (isUp ? list([summary]) : problem("unavailable")) });
    const person = show();
    const again = await screen.findByRole("button", { name: "Try again" });
    isUp = true;
    await person.click(again);
    expect(await screen.findByText("Greenwich Bakehouse")).toBeTruthy();
  });

  it.each([
    [
      "no connection",
      () => "offline" as const,
      "Nothing has been lost. Check your connection and try again.",
    ],
    [
      "a fault of the server",
      () => problem("internal-error"),
      "Nothing has been lost. Our server has a fault. Please try again in a moment.",
    ],
  ])("a failure because of %s says what to do about it", async (_, answer, remedy) => {
    fakeService({ "GET /api/projects": answer });
    show();
    expect(await screen.findByText(remedy)).toBeTruthy();
  });

  const more = { ...summary, id: "project-2", businessName: "Deptford Mill" };
  const page = (projects: (typeof summary)[], nextCursor: string | null) => ({
    status: 200,
    body: { projects, nextCursor },
  });

  it("P-23.65 where the next page cannot be loaded the projects stay, and the retry loads that page", async () => {
    let isUp = false;
    fakeService({
      "GET /api/projects": ({ path }) => {
        if (!path.includes("cursor")) return page([summary], "next");
        return isUp ? page([more], null) : problem("unavailable");
      },
    });
    const person = show();
    await person.click(await screen.findByRole("button", { name: "Load more" }));
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByText("More projects could not be loaded. Nothing has been lost.")).toBeTruthy();
    expect(screen.getByText("Greenwich Bakehouse")).toBeTruthy();
    isUp = true;
    await person.click(again);
    expect(await screen.findByText("Deptford Mill")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("P-23.66 where the list cannot be loaded again after a deletion the projects stay", async () => {
    let isUp = true;
    fakeService({
      "GET /api/projects": () => (isUp ? page([summary, more], null) : problem("unavailable")),
      "DELETE /api/projects/project-2": () => {
        isUp = false;
        return { status: 204 };
      },
    });
    const person = show();
    await person.click(await screen.findByRole("button", { name: /^Delete.*Deptford/ }));
    await person.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("The list could not be updated. Nothing has been lost.")).toBeTruthy();
    expect(screen.getByText("Greenwich Bakehouse")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("deleting asks first, then takes the project off the list", async () => {
    let projects = [summary];
    fakeService({
      "GET /api/projects": () => list(projects),
      "DELETE /api/projects/project-1": () => {
        projects = [];
        return { status: 204 };
      },
    });
    const person = show();
    await person.click(await screen.findByRole("button", { name: /^Delete/ }));
    expect(projects).toHaveLength(1);
    await person.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No saved projects yet")).toBeTruthy();
    expect(screen.getByText("Project deleted successfully")).toBeTruthy();
  });

  it("a deletion that fails says so and leaves the project", async () => {
    fakeService({
      "GET /api/projects": () => list([summary]),
      "DELETE /api/projects/project-1": () => problem("internal-error"),
    });
    const person = show();
    await person.click(await screen.findByRole("button", { name: /^Delete/ }));
    await person.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete project. Please try again.")).toBeTruthy();
    expect(screen.getByText("Greenwich Bakehouse")).toBeTruthy();
  });
});
