import { steps } from "@sitewright/spec-core/onboarding";
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { autosave } from "../../lib/saving/autosave.ts";
import { useConflictQuestion } from "../../lib/saving/resolve-conflicts.ts";
import { restoreState } from "../../lib/storage/stored-state.ts";
import { submitProject } from "../../lib/submission/submit.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { initialWizardState, useWizard } from "../../lib/wizard/wizard-store.ts";
import { fakeService } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client, completeAnswers, storedProject } from "../../test/sample-project.ts";
import { EditingBanner } from "./editing-banner.tsx";

freshPortalForEachTest();
let end = (): void => {};
afterEach(() => end());

const savedAt = "2026-03-02T09:00:00.000Z";
const sentence = "You submitted “Greenwich Bakehouse”. Your latest changes have not been sent.";
const keep = { name: "Start a second one" };
const isSaid = () => screen.queryByRole("button", keep) !== null;

/** A client who has just submitted their project, with a server that keeps drafts. */
async function submitted() {
  let draft: object | null = null;
  const stored = { project: storedProject(1) };
  const service = fakeService({
    "GET /api/draft": ({ path }) => ({
      status: 200,
      body: { draft: path.includes("project=") ? null : draft },
    }),
    "PUT /api/draft": ({ path, body }) => {
      if (!path.includes("project="))
        draft = { savedAt, ...z.object({ state: z.unknown() }).parse(body), version: 1 };
      return { status: 200, body: { version: 1, savedAt } };
    },
    "DELETE /api/draft": () => {
      draft = null;
      return { status: 204 };
    },
    "POST /api/projects": () => ({ status: 201, body: { project: storedProject(1) } }),
    "GET /api/projects/project-1": () => ({ status: 200, body: stored }),
  });
  end = await autosave.start({ uid: client.uid, isFreshSignIn: false });
  useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
  const person = renderPortal(<EditingBanner />);
  await act(() => submitProject(client));
  // Its code is fetched while the thanks for the submission are read.
  await act(async () => void (await import("./sent-banner.tsx")));
  return { person, service, stored, draft: () => draft };
}

describe("the first change after a submission", () => {
  it("P-22.9 nothing is said before it, and everything is at it: what happens, and the way back", async () => {
    await submitted();
    expect(screen.queryByText(sentence)).toBeNull();
    act(() => wizard.updateForm({ niche: "Sourdough" }));
    await screen.findByText("Changed since you submitted");
    expect(screen.getAllByText(sentence, { exact: false })).toHaveLength(2);
    expect(screen.getByRole("region", { name: "Changed since you submitted" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Edit the submitted project" })).toHaveLength(2);
    expect(screen.getByText("Changed since you submitted").closest('[aria-live="polite"]')).toBeTruthy();
  });

  it.each(steps.map(({ key }) => key))("P-22.9 it is shown on the step %s", async (key) => {
    await submitted();
    act(() => wizard.updateForm({ niche: "Sourdough" }));
    act(() => wizard.goTo(key));
    await screen.findByRole("button", keep);
    expect(screen.getByText(sentence, { selector: "p" })).toBeTruthy();
  });

  it("P-22.10 dismissed, it does not come back in this draft, nor after a reload", async () => {
    const { person } = await submitted();
    act(() => wizard.updateForm({ niche: "Sourdough" }));
    await person.click(await screen.findByRole("button", keep));
    act(() => wizard.updateForm({ niche: "Sourdough and rye" }));
    expect(isSaid()).toBe(false);
    expect(screen.queryByText("Changed since you submitted")).toBeNull();
    expect(restoreState(localStorage).state.sent).toMatchObject({ id: "project-1", isNoted: true });
  });

  it("P-22.10 not dismissed, it is there after a reload, without another message", async () => {
    await submitted();
    act(() => wizard.updateForm({ niche: "Sourdough" }));
    const { state } = restoreState(localStorage);
    act(() => useWizard.setState(initialWizardState, true));
    expect(isSaid()).toBe(false);
    act(() => useWizard.setState(state, true));
    await vi.waitFor(() => expect(isSaid()).toBe(true));
    expect(screen.queryByText("Changed since you submitted")).toBeNull();
  });

  it("P-22.10 a new project does not show it", async () => {
    await submitted();
    await act(() => autosave.startNewProject());
    act(() => wizard.updateForm({ niche: "Sourdough" }));
    expect(isSaid()).toBe(false);
  });
});

describe("going back to the submitted project", () => {
  it("P-22.11 the latest change is kept, the step stays, and no second project is created", async () => {
    const { person, service, draft } = await submitted();
    act(() => wizard.goTo("questionnaire"));
    act(() => wizard.updateForm({ niche: "Sourdough" }));
    await person.click((await screen.findAllByRole("button", { name: "Edit the submitted project" }))[0]!);
    await screen.findByText("You are editing the submitted project, with your latest changes.");
    const { editing, onboarding, position } = useWizard.getState();
    expect(editing).toEqual({ projectId: "project-1", version: 1 });
    expect(onboarding.formData).toEqual({ ...completeAnswers.formData, niche: "Sourdough" });
    expect(position.activeTab).toBe("questionnaire");
    expect(isSaid()).toBe(false);
    const stored = service.requests.findLast(
      ({ method, path }) => method === "PUT" && path.includes("project=project-1"),
    );
    expect(stored?.body).toMatchObject({ state: { onboarding: { formData: { niche: "Sourdough" } } } });
    expect(draft()).toBeNull();
  });

  it("P-24.86 a wording that lost against the submitted project's newer version is kept in this browser", async () => {
    const { person, stored } = await submitted();
    act(() => wizard.updateForm({ niche: "Sourdough" }));
    const { formData } = completeAnswers;
    stored.project = storedProject(2, {
      ...completeAnswers,
      formData: { ...formData, niche: "Patisserie" },
    });
    await person.click((await screen.findAllByRole("button", { name: "Edit the submitted project" }))[0]!);
    await vi.waitFor(() => expect(useConflictQuestion.getState().question).not.toBeNull());
    act(() => useConflictQuestion.getState().question?.answer({ "formData.niche": "theirs" }));
    await screen.findByText("You are editing the submitted project, with your latest changes.");
    expect(useWizard.getState().onboarding.formData.niche).toBe("Patisserie");
    expect(JSON.parse(localStorage.getItem("onboarding_unchosen") ?? "[]")).toEqual([
      { path: "formData.niche", answer: "Sourdough" },
    ]);
  });

  it("P-22.11 where it cannot be loaded, that is said and nothing is changed", async () => {
    const { person } = await submitted();
    act(() => wizard.updateForm({ niche: "Sourdough" }));
    fakeService({ "PUT /api/draft": () => ({ status: 200, body: { version: 1, savedAt } }) });
    await person.click((await screen.findAllByRole("button", { name: "Edit the submitted project" }))[0]!);
    expect(await screen.findByText("The project could not be loaded. Please try again.")).toBeTruthy();
    expect(useWizard.getState()).toMatchObject({
      editing: null,
      onboarding: { formData: { niche: "Sourdough" } },
    });
    expect(isSaid()).toBe(true);
  });
});
