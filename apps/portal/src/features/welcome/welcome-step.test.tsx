import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { autosave } from "../../lib/saving/autosave.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { signedIn } from "../../lib/wizard/navigation.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { fakeService } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { storedProject } from "../../test/sample-project.ts";
import { silentUploads } from "../../test/silent-uploads.ts";
import { WelcomeStep } from "./welcome-step.tsx";

freshPortalForEachTest();
beforeEach(() => void fakeService({}));

const file = (id: string, isTemporary = false) => ({
  id,
  name: `${id}.png`,
  type: "logo",
  size: 70,
  url: `/api/uploads/${id}/content`,
  storagePath: isTemporary ? "" : `logo/${id}`,
  ...(isTemporary ? { isTemporary } : {}),
});

describe("the welcome", () => {
  it("P-09.1 says who the client works with", () => {
    renderPortal(<WelcomeStep />);
    expect(screen.getByText(/over 20 years in web design/)).toBeTruthy();
  });

  it("P-09.2 counts nine simple steps, those completed and the files uploaded", () => {
    wizard.markStep("media");
    wizard.addUploads([file("a"), file("b", true)]);
    renderPortal(<WelcomeStep />);
    const terms = screen.getAllByRole("term").map((term) => term.textContent);
    const figures = screen.getAllByRole("definition").map((figure) => figure.textContent);
    expect(terms).toEqual(["simple steps", "completed", "file uploaded"]);
    expect(figures).toEqual(["9", "1", "1"]);
  });

  it("P-09.3 takes several images as a logo, and says up to which size", async () => {
    renderPortal(<WelcomeStep />);
    const input = screen.getByLabelText<HTMLInputElement>(/Drop your logo here/);
    expect(input.multiple).toBe(true);
    await vi.waitFor(() => expect(input.accept.split(",")[0]).toBe("image/*"));
    expect(screen.getByText("PNG, JPG, GIF up to 10MB")).toBeTruthy();
  });

  it("P-09.4 a logo can be dropped, and shows its percentage while it is sent", async () => {
    const requests = silentUploads();
    renderPortal(<WelcomeStep />);
    const zone = screen.getByLabelText(/Drop your logo here/).closest("label") as HTMLElement;
    const logo = new File(["a"], "mark.png", { type: "image/png" });
    fireEvent.drop(zone, { dataTransfer: { files: [logo] } });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.progress(30, 100);
    expect(await screen.findByText("30%")).toBeTruthy();
    requests[0]?.answer();
    const tile = await screen.findByRole("button", { name: "Remove mark.png" });
    const picture = tile.closest("li")?.querySelector("img");
    expect(picture?.getAttribute("src")).toBe("/api/uploads/mark.png/preview");
  });

  it("P-17.3 the tile of a logo that is not uploaded says so, with Retry", () => {
    wizard.addUploads([file("a", true)]);
    renderPortal(<WelcomeStep />);
    expect(screen.getByText("Not uploaded")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Retry/ })).toBeTruthy();
  });

  it("P-29.34 the welcome leads to the step that was open last, also on another device after signing in", async () => {
    wizard.startJourney();
    wizard.goTo("typography");
    wizard.goTo("layout");
    useWizard.setState(signedIn, true);
    const person = renderPortal(<WelcomeStep />);
    await person.click(screen.getByRole("button", { name: "Continue: Page Layout Builder" }));
    expect(useWizard.getState().position).toMatchObject({ activeTab: "layout", journeyStarted: true });
  });

  it("P-29.80 a client who stopped at the questionnaire has one button that leads there, the start", () => {
    wizard.startJourney();
    wizard.goTo("welcome");
    renderPortal(<WelcomeStep />);
    expect(screen.queryByRole("button", { name: /^Continue/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Start Sitewright Journey" })).toBeTruthy();
  });

  it("with an empty form it leads to the project that was submitted last, until the next one is begun", async () => {
    const { onboarding: _, ...summary } = storedProject(2);
    fakeService({
      "GET /api/projects": () => ({ status: 200, body: { projects: [summary], nextCursor: null } }),
      "GET /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(2) } }),
      "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
    });
    const end = await autosave.start({ uid: "person-1", isFreshSignIn: false });
    const person = renderPortal(<WelcomeStep />);
    expect((await screen.findByText(/^You submitted/)).textContent).toMatch(
      /^You submitted “Greenwich Bakehouse” on 1 March 2026/,
    );
    const read = screen.getByRole("link", { name: "Read the specification" });
    expect(read.getAttribute("href")).toBe("/app/projects/project-1");
    act(() => wizard.updateForm({ businessName: "Another" }));
    expect(screen.queryByText(/^You submitted/)).toBeNull();
    act(() => wizard.updateForm({ businessName: "" }));
    await person.click(await screen.findByRole("button", { name: "Load project" }));
    await vi.waitFor(() =>
      expect(useWizard.getState().editing).toEqual({ projectId: "project-1", version: 2 }),
    );
    end();
  });

  it("leads to no project where none was submitted", async () => {
    const { requests } = fakeService({
      "GET /api/projects": () => ({ status: 200, body: { projects: [], nextCursor: null } }),
    });
    renderPortal(<WelcomeStep />);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByText(/^You submitted/)).toBeNull();
  });

  it("P-29.35 before the first step nothing can be resumed", () => {
    renderPortal(<WelcomeStep />);
    expect(screen.queryByRole("button", { name: /^Go on/ })).toBeNull();
  });

  it("P-09.5 P-34.1 'Start {product} Journey' opens the questionnaire", async () => {
    const person = renderPortal(<WelcomeStep />);
    await person.click(screen.getByRole("button", { name: "Start Sitewright Journey" }));
    expect(useWizard.getState().position).toMatchObject({ activeTab: "questionnaire", journeyStarted: true });
  });
});
