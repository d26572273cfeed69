import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../../test/memory-storage.ts";
import { answersMerged } from "../wizard/stored-project.ts";
import { initialWizardState, settle, type WizardState } from "../wizard/wizard-store.ts";
import { StoredCopy } from "./stored-copy.ts";

const named = (businessName: string, more: Partial<WizardState> = {}): WizardState => ({
  ...initialWizardState,
  ...more,
  onboarding: { ...defaultOnboarding, formData: { ...defaultOnboarding.formData, businessName } },
});

/** Two tabs of one browser that begin with the same answers. */
function twoTabs(state = named("")) {
  const storage = new MemoryStorage();
  new StoredCopy(storage, state).write(state);
  return { storage, here: new StoredCopy(storage, state), there: new StoredCopy(storage, state) };
}

/** A tab with the state `mine` that merges the other's changes on each of its events and writes the result. */
function follow(tab: StoredCopy, mine: WizardState): WizardState {
  const found = tab.readOtherTabs();
  if (!found) return mine;
  const merged = answersMerged(found.theirs.onboarding, found.theirs.position, [])(mine);
  tab.write(merged);
  return merged;
}

const at = (businessName: string, position: Partial<WizardState["position"]>): WizardState =>
  settle(named(businessName, { position: { ...initialWizardState.position, ...position } }));

describe("two tabs of one browser", () => {
  it("F18 what the other tab wrote is found, with what both came from", () => {
    const { here, there } = twoTabs();
    there.write(named("Bakehouse"));
    const found = here.readOtherTabs();
    expect(found?.theirs.onboarding.formData.businessName).toBe("Bakehouse");
    expect(found?.base.onboarding.formData.businessName).toBe("");
    expect(found?.isOtherProject).toBe(false);
  });

  it("F18 it is found once, and one's own writing never", () => {
    const { here, there } = twoTabs();
    there.write(named("Bakehouse"));
    here.readOtherTabs();
    here.write(named("Bakehouse & Co"));
    expect(here.readOtherTabs()).toBeNull();
  });

  it("F18 the open step of the other tab is its own", () => {
    const { here, there } = twoTabs();
    const { position } = initialWizardState;
    there.write(named("", { position: { ...position, activeTab: "theme", journeyStarted: true } }));
    expect(here.readOtherTabs()).toBeNull();
  });

  it.each([
    ["has started the journey", { journeyStarted: true }, { journeyStarted: false }],
    [
      "has been to the steps in another order",
      { visitedTabs: { welcome: true, theme: true } },
      { visitedTabs: { theme: true, welcome: true } },
    ],
  ])("P-24.45 two tabs stop writing although one %s", (_, ours, theirs) => {
    const { here, there } = twoTabs();
    const typed = at("Bakehouse", ours);
    here.write(typed);
    const followed = follow(there, at("", theirs));
    const answered = follow(here, typed);
    expect(followed.onboarding.formData.businessName).toBe("Bakehouse");
    expect(there.readOtherTabs()).toBeNull();
    expect(follow(here, answered)).toBe(answered);
    expect(here.readOtherTabs()).toBeNull();
  });

  it("P-05.28 each tab writes its own flag of the welcome, and neither takes the other's for a change", () => {
    const { storage, here, there } = twoTabs();
    const started = at("", { journeyStarted: true });
    here.write(started);
    expect(storage.json("onboarding_completionStatus")).toMatchObject({ welcome: true });
    expect(there.readOtherTabs()).toBeNull();
    const marked = at("", { completionStatus: { theme: true } });
    there.write(marked);
    expect(storage.json("onboarding_completionStatus")).toMatchObject({ welcome: false, theme: true });
    const followed = follow(here, started);
    expect(followed.position.completionStatus).toMatchObject({ welcome: true, theme: true });
    expect(there.readOtherTabs()).toBeNull();
    expect(follow(here, followed)).toBe(followed);
  });

  it("P-05.29 what a switch has cleared is each tab's own", () => {
    const { here, there } = twoTabs();
    here.write(named("", { cleared: { websiteName: "Kiln" } }));
    expect(there.readOtherTabs()).toBeNull();
    there.write(named("", { cleared: { websiteName: "Oven" } }));
    expect(here.readOtherTabs()).toBeNull();
  });

  it("F18 a tab that has opened another project is distinguished from one that changed an answer", () => {
    const { here, there } = twoTabs();
    there.write(named("Garage", { editing: { projectId: "p2", version: 1 } }));
    expect(here.readOtherTabs()).toMatchObject({
      isOtherProject: true,
      theirs: { editing: { projectId: "p2" }, onboarding: { formData: { businessName: "Garage" } } },
    });
  });

  it("F18 leaving a project is found too", () => {
    const { here, there } = twoTabs(named("Garage", { editing: { projectId: "p2", version: 1 } }));
    there.write(named("Bakehouse"));
    expect(here.readOtherTabs()).toMatchObject({ isOtherProject: true, theirs: { editing: null } });
  });

  it("P-24.79 answers that the other tab no longer counts as a submitted project are none here either", () => {
    const sent = { id: "p1", name: "Bakehouse", answers: named("Bakehouse").onboarding, isNoted: false };
    const { here, there } = twoTabs(named("Bakehouse", { sent }));
    there.write(named(""));
    expect(here.readOtherTabs()).toMatchObject({
      isOtherProject: false,
      theirs: { sent: null, onboarding: { formData: { businessName: "" } } },
    });
  });

  it("P-36.8 pages that the other tab put back into their default order count as a change", () => {
    const arranged = named("");
    const state = { ...arranged, onboarding: { ...arranged.onboarding, pageTree: [{ name: "About" }] } };
    const { here, there } = twoTabs(state);
    there.write(arranged);
    const found = here.readOtherTabs();
    expect(found?.base.onboarding.pageTree).toEqual([{ name: "About" }]);
    expect(found?.theirs.onboarding.pageTree).toBeUndefined();
  });

  it("F20 removed keys are not read as answers", () => {
    const { storage, here } = twoTabs(named("Bakehouse", { editing: { projectId: "p2", version: 1 } }));
    storage.entries.clear();
    expect(here.readOtherTabs()).toBeNull();
  });

  it("F20 what the other tab wrote and cannot be read changes nothing", () => {
    const { storage, here } = twoTabs(named("Bakehouse"));
    storage.setItem("onboarding_formData", "{");
    expect(here.readOtherTabs()?.theirs.onboarding.formData.businessName).toBe("Bakehouse");
  });

  it("F20 writing fails until the storage has taken everything, and the older data in it is not read as another tab's change", () => {
    const { storage, here } = twoTabs(named("Bakehouse"));
    storage.isFull = true;
    expect(here.write(named("Bakehouse &"))).toBe(false);
    expect(here.readOtherTabs()).toBeNull();
    expect(here.write(named("Bakehouse &"))).toBe(false);
    storage.isFull = false;
    expect(here.write(named("Bakehouse &"))).toBe(true);
    expect(storage.json("onboarding_formData")).toMatchObject({ businessName: "Bakehouse &" });
  });
});
