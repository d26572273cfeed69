import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { autosave } from "../../lib/saving/autosave.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client, completeAnswers, storedProject } from "../../test/sample-project.ts";
import { EditingBanner } from "./editing-banner.tsx";

freshPortalForEachTest();
let end = (): void => {};
afterEach(() => end());

async function changingProject(save: () => Parameters<typeof problem> | "offline") {
  fakeService({
    "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
    "PUT /api/draft": () => {
      const answer = save();
      return answer === "offline" ? answer : problem(...answer);
    },
  });
  end = await autosave.start({ uid: client.uid, isFreshSignIn: false });
  await autosave.openProject(storedProject(4));
  wizard.updateForm({ niche: "Changed after it was deleted elsewhere" });
  const person = renderPortal(<EditingBanner />);
  await person.click(screen.getByRole("button", { name: "Stop editing" }));
  return person;
}
const edited = () => useWizard.getState().editing?.projectId;

it("P-24.50 a project that is gone can be left, after asking; what was changed in it is given up", async () => {
  const person = await changingProject(() => ["not-found"]);
  const dialog = await screen.findByRole("alertdialog", { name: "Stop editing without saving?" });
  await person.click(screen.getByRole("button", { name: "Keep editing" }));
  expect(dialog.isConnected).toBe(false);
  expect(edited()).toBe(storedProject(4).id);
  await person.click(screen.getByRole("button", { name: "Stop editing" }));
  const [, again] = await screen.findAllByRole("button", { name: "Stop editing", hidden: true });
  if (!again) throw new Error("The dialog has no button.");
  await person.click(again);
  expect(edited()).toBeUndefined();
  expect(useWizard.getState().onboarding.formData.niche).toBe("");
});

it("P-24.82 with everything saved, editing goes on while the new project cannot be read, and the reason is shown", async () => {
  let isUp = true;
  const { formData } = completeAnswers;
  const fresh = { ...completeAnswers, formData: { ...formData, businessName: "Harbour Cafe" } };
  const { position } = useWizard.getState();
  const draft = { version: 3, savedAt: "2026-03-01T09:00:00.000Z", state: { onboarding: fresh, position } };
  fakeService({
    "GET /api/draft": ({ path }) =>
      isUp ? { status: 200, body: { draft: path.includes("project=") ? null : draft } } : "offline",
  });
  end = await autosave.start({ uid: client.uid, isFreshSignIn: false });
  await autosave.openProject(storedProject(4));
  const person = renderPortal(<EditingBanner />);
  isUp = false;
  await person.click(screen.getByRole("button", { name: "Stop editing" }));
  expect(await screen.findByText(/Check your connection and try again/)).toBeTruthy();
  expect(edited()).toBe(storedProject(4).id);
  expect(useWizard.getState().onboarding.formData.businessName).toBe("Greenwich Bakehouse");
  isUp = true;
  await person.click(screen.getByRole("button", { name: "Stop editing" }));
  await vi.waitFor(() => expect(useWizard.getState().onboarding.formData.businessName).toBe("Harbour Cafe"));
  expect(edited()).toBeUndefined();
});

it("P-24.50 without a connection editing continues, and the reason is shown", async () => {
  await changingProject(() => "offline");
  expect(await screen.findByText(/^Not saved to your account yet/)).toBeTruthy();
  expect(edited()).toBe(storedProject(4).id);
});
