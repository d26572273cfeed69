import { keysWith } from "@sitewright/app-kit/storage";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { autosave } from "../../lib/saving/autosave.ts";
import { uploads } from "../../lib/uploads/uploads.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { type FakeAnswer, fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client, completeAnswers } from "../../test/sample-project.ts";
import { ResetProject } from "./reset-project.tsx";

freshPortalForEachTest();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const stored = (id: string) => ({
  id,
  name: `${id}.png`,
  type: "media",
  size: 4,
  url: `/api/uploads/${id}/content`,
  storagePath: `media/${id}`,
});
const files = [
  stored("mine"),
  stored("delivered"),
  { ...stored("waiting"), storagePath: "", isTemporary: true },
];

/** A client at work, with three files, one of which a stored project refers to, who presses Reset and confirms. */
async function reset(deletion: FakeAnswer = { status: 204 }) {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  // The test environment has no locks, under which a waiting file is sent again.
  vi.spyOn(uploads, "startResending").mockImplementation(() => {});
  const service = fakeService({
    "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
    "DELETE /api/draft": () => deletion,
    "DELETE /api/uploads/mine": () => ({ status: 204 }),
    "DELETE /api/uploads/delivered": () => problem("in-use"),
  });
  await autosave.start({ uid: client.uid, isFreshSignIn: false });
  localStorage.setItem(`saved_designs_${client.uid}`, "[]");
  wizard.updateForm(completeAnswers.formData);
  wizard.addUploads(files);
  wizard.goTo("sitemap");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  renderPortal(<ResetProject />);
  fireEvent.click(screen.getByRole("button", { name: "Reset" }));
  const dialog = within(screen.getByRole("alertdialog"));
  const asked = dialog.queryByText(
    "Are you sure you want to reset and start a new project? All current data will be lost.",
  );
  fireEvent.click(dialog.getByRole("button", { name: "Reset" }));
  await act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    await new Promise<void>((done) => setImmediate(done));
    await new Promise<void>((done) => setImmediate(done));
  });
  return { reload, asked, requests: service.requests.map(({ method, path }) => `${method} ${path}`) };
}

describe("resetting", () => {
  it("P-27.1 asks first, in its words", async () => {
    expect((await reset()).asked).not.toBeNull();
  });

  it("P-27.2 gives the defaults and the welcome", async () => {
    await reset();
    expect(useWizard.getState().onboarding).toEqual(defaultOnboarding);
    expect(useWizard.getState().position).toMatchObject({ activeTab: "welcome", journeyStarted: false });
  });

  it("P-27.3 deletes the uploaded files; one that a stored project refers to is refused and stays with it", async () => {
    const { requests } = await reset();
    expect(requests).toContain("DELETE /api/uploads/mine");
    expect(requests).toContain("DELETE /api/uploads/delivered");
    expect(requests).not.toContain("DELETE /api/uploads/waiting");
    expect(useWizard.getState().onboarding.uploadedFiles).toEqual([]);
  });

  it("P-27.307 deletes no more of them at once than the server runs of one person, so that none is refused", async () => {
    const running = { now: 0, most: 0 };
    vi.stubGlobal("fetch", async () => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise((done) => setImmediate(done));
      running.now -= 1;
      return new Response(null, { status: 204 });
    });
    await Promise.all(Array.from({ length: 20 }, (_, index) => uploads.remove(stored(`${index}`))));
    expect(running).toEqual({ now: 0, most: 4 });
  });

  it("P-27.4 removes every stored key of the wizard, and the draft", async () => {
    const { requests } = await reset();
    expect(requests.filter((request) => request.startsWith("DELETE /api/draft"))).toHaveLength(1);
    expect(keysWith(localStorage, "onboarding_")).toEqual([]);
  });

  it("P-27.21 while the server does not confirm it, it says so and changes nothing", async () => {
    const { reload, requests } = await reset(problem("unavailable"));
    expect(screen.getByText("The project was not reset")).toBeTruthy();
    expect(screen.getByRole("alertdialog")).toBeTruthy();
    expect(requests.filter((request) => request.startsWith("DELETE /api/uploads"))).toEqual([]);
    expect(useWizard.getState().onboarding).toMatchObject({
      formData: completeAnswers.formData,
      uploadedFiles: files,
    });
    expect(localStorage.getItem("onboarding_formData")).toContain("Greenwich Bakehouse");
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).not.toHaveBeenCalled();
  });

  it("P-33.4 leaves the saved designs", async () => {
    await reset();
    expect(localStorage.getItem(`saved_designs_${client.uid}`)).not.toBeNull();
  });

  it("P-27.5 reloads the page after 100 ms", async () => {
    const { reload } = await reset();
    await vi.advanceTimersByTimeAsync(99);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
