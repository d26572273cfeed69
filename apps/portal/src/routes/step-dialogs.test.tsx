import { screen } from "@testing-library/react";
import { type ReactNode, StrictMode, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShrinkQuestion } from "../components/uploads/shrink-question.tsx";
import { LegalStep } from "../features/legal/legal-step.tsx";
import { AddPage } from "../features/sitemap/add-page.tsx";
import { ResetProject } from "../features/sitemap/reset-project.tsx";
import { ThemeStep } from "../features/theme/theme-step.tsx";
import { TypographyStep } from "../features/typography/typography-step.tsx";
import { autosave } from "../lib/saving/autosave.ts";
import { wizard } from "../lib/wizard/actions.ts";
import { currentEntry, startStepHistory } from "../lib/wizard/step-history.ts";
import { useWizard } from "../lib/wizard/wizard-store.ts";
import { fakeService } from "../test/fake-service.ts";
import { freshWizardForEachTest, renderStep, testUser } from "../test/render-step.tsx";

freshWizardForEachTest();
let end = (): void => {};
beforeEach(() => {
  fakeService({});
  history.pushState(null, "", "/app");
  window.scrollTo = () => {};
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

const openStep = () => useWizard.getState().position.activeTab;
const dialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]');

function LargePhotos() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add
      </button>
      {isOpen && <ShrinkQuestion files={[]} sizeText={String} onAnswer={() => setIsOpen(false)} />}
    </>
  );
}

/** Opens the layout step in the history, and a dialog on the page. */
async function open(part: ReactNode, button: string) {
  wizard.goTo("layout");
  end = startStepHistory();
  const person = renderStep(<StrictMode>{part}</StrictMode>);
  const depth = currentEntry()?.depth;
  await person.click(screen.getByRole("button", { name: button }));
  await vi.waitFor(() => expect(currentEntry()?.isCovered).toBe(true));
  return { person, depth };
}

const dialogs: [string, ReactNode, string][] = [
  ["the name of a palette", <ThemeStep key="theme" user={testUser} />, "Save palette"],
  ["the name of a combination", <TypographyStep key="fonts" user={testUser} />, "Save combination"],
  ["the agreement", <LegalStep key="legal" user={testUser} />, "Read the full agreement"],
  ["the name of a page", <AddPage key="page" />, "Add custom page"],
  ["the question before a reset", <ResetProject key="reset" />, "Reset"],
  ["the question about large photos", <LargePhotos key="photos" />, "Add"],
];

it.each(dialogs)("P-39.29 Back closes %s, and only then leaves the step", async (_, part, button) => {
  await open(part, button);
  history.back();
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(openStep()).toBe("layout");
  history.back();
  await vi.waitFor(() => expect(openStep()).toBe("theme"));
});

it.each(dialogs)("P-39.30 %s, closed otherwise, leaves no entry in the history", async (_, part, button) => {
  const { person, depth } = await open(part, button);
  await person.keyboard("{Escape}");
  expect(dialog()).toBeNull();
  await vi.waitFor(() => expect(currentEntry()).toMatchObject({ depth, isCovered: false }));
  history.back();
  await vi.waitFor(() => expect(openStep()).toBe("theme"));
});

it("P-39.31 Back closes no dialog that is busy, and does not leave the step behind it", async () => {
  let fail = (): void => {};
  vi.spyOn(autosave, "resetProject").mockReturnValue(
    new Promise((resolve) => {
      fail = () => resolve(false);
    }),
  );
  const { person } = await open(<ResetProject />, "Reset");
  await person.click(screen.getAllByRole("button", { name: "Reset" }).at(-1) ?? document.body);
  for (let presses = 0; presses < 2; presses += 1) {
    const gone = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
    history.back();
    await gone;
    expect(currentEntry()?.isCovered).toBe(true);
  }
  expect(dialog()).not.toBeNull();
  fail();
  await screen.findByText("The project was not reset");
  history.back();
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(openStep()).toBe("layout");
});
