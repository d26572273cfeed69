import { defaultOnboarding, type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { wizard } from "./actions.ts";
import { initialWizardState, useWizard } from "./wizard-store.ts";

const scrollTo = vi.fn();
const state = () => useWizard.getState();

beforeEach(() => {
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
  useWizard.setState(initialWizardState, true);
});

it("P-17.300 a file that is listed already is not listed again, as after a save whose answer was lost", () => {
  const file = {
    id: "a",
    name: "a.png",
    type: "media",
    size: 1,
    url: "/a",
    storagePath: "media/a",
  };
  wizard.addUploads([file]);
  wizard.addUploads([file, { ...file, id: "b" }]);
  expect(state().onboarding.uploadedFiles.map(({ id }) => id)).toEqual(["a", "b"]);
});

describe("moving through the wizard", () => {
  it("P-02.1 Next goes through the nine steps in their fixed order", () => {
    const seen: StepKey[] = [state().position.activeTab];
    for (let count = 0; count < 12; count++) {
      wizard.next();
      if (seen.at(-1) !== state().position.activeTab) seen.push(state().position.activeTab);
    }
    expect(seen).toEqual([
      "welcome",
      "questionnaire",
      "typography",
      "theme",
      "layout",
      "media",
      "style",
      "legal",
      "sitemap",
    ]);
  });

  it("P-02.2 Back goes the same way in reverse and stops at the welcome", () => {
    wizard.goTo("typography");
    wizard.back();
    expect(state().position.activeTab).toBe("questionnaire");
    wizard.back();
    wizard.back();
    expect(state().position.activeTab).toBe("welcome");
  });

  it("P-04.1 leaving a step marks it visited", () => {
    wizard.goTo("theme");
    expect(state().position.visitedTabs).toEqual({ welcome: true });
    wizard.goTo("media");
    expect(state().position.visitedTabs).toEqual({ welcome: true, theme: true });
  });

  it("P-04.3 leaving a step scrolls to the top", () => {
    wizard.goTo("theme");
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  });

  it("P-04.4 leaving a step dispatches onboardingTabChange with the step's key, once", () => {
    const steps: unknown[] = [];
    const onChange = (event: Event) => steps.push(event instanceof CustomEvent && event.detail);
    window.addEventListener("onboardingTabChange", onChange);
    wizard.goTo("theme");
    wizard.goTo("theme");
    wizard.next();
    window.removeEventListener("onboardingTabChange", onChange);
    expect(steps).toEqual(["theme", "layout"]);
  });

  it("P-34 the Journey button marks the journey started and opens the questionnaire", () => {
    wizard.startJourney();
    expect(state().position).toMatchObject({ activeTab: "questionnaire", journeyStarted: true });
  });

  it.each(["typography", "theme", "layout", "media"] as const)(
    "a %s step left by Next is complete",
    (key) => {
      wizard.goTo(key);
      expect(state().position.completionStatus[key]).toBe(false);
      wizard.next();
      expect(state().position.completionStatus[key]).toBe(true);
    },
  );

  it("a step looked at through the list of steps is not complete", () => {
    for (const { key } of steps) wizard.goTo(key);
    expect(Object.values(state().position.completionStatus).some(Boolean)).toBe(false);
  });
});

describe("changing answers", () => {
  it("P-10.13 editing a field clears that field's error and no other", () => {
    wizard.setErrors([
      { path: "formData.businessName", message: "x" },
      { path: "formData.niche", message: "y" },
    ]);
    wizard.updateForm({ businessName: "B" });
    expect(state().errors).toEqual({ "formData.niche": "y" });
  });

  it("editing one color clears only its error and marks the theme", () => {
    const { themeColors } = defaultOnboarding;
    wizard.setErrors([
      { path: "themeColors.h3", message: "x" },
      { path: "themeColors.text", message: "y" },
    ]);
    wizard.setColors({ ...themeColors, h3: "#000000" });
    expect(state().errors).toEqual({ "themeColors.text": "y" });
    expect(state().position.completionStatus.theme).toBe(true);
  });

  it.each([
    ["typography", () => wizard.setFonts({ ...defaultOnboarding.fonts, h1: "Lora" })],
    ["theme", () => wizard.setButtonStyle("ghost")],
    ["layout", () => wizard.setPageLayout("boxed")],
    ["layout", () => wizard.chooseTemplate("portfolio-minimal")],
    ["media", () => wizard.updateForm({ aiImageSourcing: true })],
    ["legal", () => wizard.updateForm({ hostingHelp: true })],
  ] as const)("a change on the %s step marks it", (key, change) => {
    change();
    expect(state().position.completionStatus[key]).toBe(true);
  });

  it("replacing a preview by the stored file also replaces it among the content documents", () => {
    const preview = { id: "t", name: "a.pdf", type: "media", size: 1, url: "", storagePath: "" };
    wizard.addUploads([{ ...preview, isTemporary: true }]);
    wizard.updateForm({ contentDocuments: [{ id: "t", name: "a.pdf" }] });
    wizard.replaceUpload("t", { ...preview, id: "s", storagePath: "media/1/a.pdf" });
    expect(state().onboarding.formData.contentDocuments).toEqual([{ id: "s", name: "a.pdf" }]);
    wizard.removeUpload("s");
    expect(state().onboarding.formData.contentDocuments).toEqual([]);
  });

  it("P-41.6 what a picture is for stays with it when it reaches the server", () => {
    const preview = { id: "t", name: "a.jpg", type: "media", size: 1, url: "", storagePath: "" };
    wizard.addUploads([preview]);
    wizard.setPictureRole("t", "team");
    wizard.replaceUpload("t", { ...preview, id: "s", storagePath: "media/1/a.pdf" });
    expect(state().onboarding.uploadedFiles.map(({ id, role }) => [id, role])).toEqual([["s", "team"]]);
  });
});

describe("loading a stored project", () => {
  const onboarding = {
    ...defaultOnboarding,
    formData: { ...defaultOnboarding.formData, businessName: "Bakehouse", tone: "Bold" },
    pageLayout: "boxed" as const,
    uploadedFiles: [{ id: "f", name: "l.png", type: "logo", size: 1, url: "/x", storagePath: "logo/l.png" }],
  };
  beforeEach(() => {
    wizard.goTo("legal");
    wizard.markStep("media");
    wizard.loadProject({ id: "p1", version: 4, onboarding });
  });

  it("P-23.2 fills all state, page layout and uploads included", () => {
    expect(state().onboarding).toEqual(onboarding);
  });
  it("P-23.3 sets the editing id", () => {
    expect(state().editing).toEqual({ projectId: "p1", version: 4 });
  });
  it("P-23.4 resets completion and marks the steps whose data exists", () => {
    expect(state().position.completionStatus).toEqual({
      welcome: true,
      questionnaire: true,
      typography: true,
      theme: true,
      layout: true,
      media: false,
      style: true,
      legal: false,
      sitemap: false,
    });
  });
  it("P-23.5 goes to the welcome", () => {
    expect(state().position.activeTab).toBe("welcome");
  });
  it("P-23.6 marks the journey started", () => {
    expect(state().position.journeyStarted).toBe(true);
  });
});
