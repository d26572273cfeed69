import { steps } from "@sitewright/spec-core/onboarding";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MemoryStorage } from "../../test/memory-storage.ts";
import { completeAnswers } from "../../test/sample-project.ts";
import { wizard } from "../wizard/actions.ts";
import { flip } from "../wizard/switches.ts";
import { initialWizardState, useWizard } from "../wizard/wizard-store.ts";
import { openLocalCopy } from "./local-copy.ts";
import { useSaveStatus } from "./save-status.ts";

let close = () => {};
const open = (storage: MemoryStorage, isFreshSignIn: boolean) => {
  close();
  useWizard.setState(initialWizardState, true);
  close = openLocalCopy({ storage, uid: "anna", isFreshSignIn, onOtherTab: () => {} }).close;
};

beforeEach(() => {
  window.scrollTo = () => {};
  useSaveStatus.setState({ isKeptOnDevice: true });
});
afterEach(() => {
  close();
  close = () => {};
});

function workOn(storage: MemoryStorage) {
  open(storage, false);
  wizard.startJourney();
  wizard.updateForm({ businessName: "Bakehouse" });
  wizard.goTo("theme");
}

describe("opening the wizard", () => {
  it("P-04.2 a visited step is stored at once", () => {
    const storage = new MemoryStorage();
    workOn(storage);
    expect(storage.json("onboarding_visitedTabs")).toEqual({ welcome: true, questionnaire: true });
  });

  const all = (isDone: boolean) => Object.fromEntries(steps.map(({ key }) => [key, isDone]));

  it("P-05.26 a fresh wizard keeps one boolean for each of the nine steps", () => {
    const storage = new MemoryStorage();
    open(storage, false);
    expect(storage.json("onboarding_completionStatus")).toEqual(all(false));
  });

  it("P-05.26 there are nine in every state: on the way, after a sign-in, and with every step done", () => {
    const storage = new MemoryStorage();
    workOn(storage);
    expect(storage.json("onboarding_completionStatus")).toEqual({ ...all(false), welcome: true });
    wizard.setColors({ ...useWizard.getState().onboarding.themeColors });
    expect(storage.json("onboarding_completionStatus")).toEqual({
      ...all(false),
      welcome: true,
      theme: true,
    });
    open(storage, true);
    expect(storage.json("onboarding_completionStatus")).toEqual({ ...all(false), theme: true });
    wizard.updateForm(completeAnswers.formData);
    wizard.startJourney();
    for (const { key } of steps) wizard.markStep(key);
    expect(storage.json("onboarding_completionStatus")).toEqual(all(true));
  });

  it("P-05.26 what an older release kept, without all nine, is filled up as it is read", () => {
    const storage = new MemoryStorage();
    storage.setItem("onboarding_completionStatus", '{"media":true}');
    open(storage, false);
    expect(storage.json("onboarding_completionStatus")).toEqual({ ...all(false), media: true });
  });

  it("P-05.27 the theme is kept from the start, dark until the person chooses; what they chose stays", () => {
    document.documentElement.className = "";
    const storage = new MemoryStorage();
    open(storage, false);
    expect(storage.json("onboarding_darkMode")).toBe(true);
    storage.setItem("onboarding_darkMode", "false");
    open(storage, false);
    expect(storage.json("onboarding_darkMode")).toBe(false);
  });

  it("P-05.29 what a switch has cleared outlives a reload, and goes with the answers that it belongs to", () => {
    const storage = new MemoryStorage();
    open(storage, false);
    wizard.updateForm({ websiteName: "Kiln" });
    flip("tbd");
    open(storage, false);
    expect(useWizard.getState().onboarding.formData.websiteName).toBe("TBD");
    flip("tbd");
    expect(useWizard.getState().onboarding.formData.websiteName).toBe("Kiln");
    flip("tbd");
    wizard.loadProject({ id: "p1", version: 1, onboarding: useWizard.getState().onboarding });
    flip("tbd");
    expect(useWizard.getState().onboarding.formData.websiteName).toBe("");
  });

  it("P-05.15 every change is written at once", () => {
    const storage = new MemoryStorage();
    workOn(storage);
    wizard.setButtonStyle("ghost");
    expect(storage.json("onboarding_selectedButtonStyle")).toBe("ghost");
    expect(storage.json("onboarding_activeTab")).toBe("theme");
  });

  it("P-05.16 with a full storage the wizard works on in memory and says so", () => {
    const storage = new MemoryStorage();
    storage.isFull = true;
    workOn(storage);
    expect(useWizard.getState().onboarding.formData.businessName).toBe("Bakehouse");
    expect(useSaveStatus.getState().isKeptOnDevice).toBe(false);
  });

  it("P-06.1 a real sign-in returns to the welcome", () => {
    const storage = new MemoryStorage();
    workOn(storage);
    open(storage, true);
    expect(useWizard.getState().position.activeTab).toBe("welcome");
  });

  it("P-06.2 a real sign-in clears journey-started", () => {
    const storage = new MemoryStorage();
    workOn(storage);
    open(storage, true);
    expect(useWizard.getState().position.journeyStarted).toBe(false);
    expect(storage.json("onboarding_journeyStarted")).toBe(false);
  });

  it("P-06.3 a reload leaves the step and journey-started as they were", () => {
    const storage = new MemoryStorage();
    workOn(storage);
    open(storage, false);
    expect(useWizard.getState().position).toMatchObject({ activeTab: "theme", journeyStarted: true });
  });

  it("P-06.4 the person's own data stays through a sign-in", () => {
    const storage = new MemoryStorage();
    workOn(storage);
    open(storage, true);
    expect(useWizard.getState().onboarding.formData.businessName).toBe("Bakehouse");
  });

  it("P-05.19 after somebody else signed in in another tab, this page writes nothing into their answers", () => {
    const storage = new MemoryStorage();
    open(storage, false);
    storage.setItem("onboarding_owner", "ben");
    storage.setItem("onboarding_formData", '{"businessName":"Garage"}');
    wizard.updateForm({ businessName: "Bakehouse" });
    expect(storage.json("onboarding_formData")).toEqual({ businessName: "Garage" });
  });

  it("F20 answers that another program emptied are written again", () => {
    const storage = new MemoryStorage();
    const opened = openLocalCopy({ storage, uid: "anna", isFreshSignIn: false, onOtherTab: () => {} });
    close = opened.close;
    wizard.updateForm({ businessName: "Bakehouse" });
    storage.entries.clear();
    opened.rewrite();
    expect(storage.json("onboarding_formData")).toMatchObject({ businessName: "Bakehouse" });
    expect(storage.getItem("onboarding_owner")).toBe("anna");
  });

  it("F20 what could not be read is said", () => {
    const storage = new MemoryStorage();
    storage.setItem("onboarding_formData", "{");
    open(storage, false);
    expect(useSaveStatus.getState().isDamaged).toBe(true);
    expect(storage.getItem("onboarding_formData.damaged")).toBe("{");
  });
});
