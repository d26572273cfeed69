import { type KeyValue, MemoryFallbackStorage } from "@sitewright/app-kit/storage";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../../test/memory-storage.ts";
import { initialWizardState, type WizardState } from "../wizard/wizard-store.ts";
import { StoredCopy } from "./stored-copy.ts";
import {
  claimStorage,
  clearStoredState,
  isOwner,
  releaseStorage,
  restoreState as restore,
} from "./stored-state.ts";

const restoreState = (storage: KeyValue) => restore(storage).state;

function keepState(storage: KeyValue, state: WizardState, before?: WizardState): boolean {
  const copy = new StoredCopy(storage, state);
  if (before) copy.write(before);
  return copy.write(state);
}

const named = (businessName: string): WizardState => ({
  ...initialWizardState,
  onboarding: {
    ...defaultOnboarding,
    formData: { ...defaultOnboarding.formData, businessName, goals: ["Sell Products"] },
  },
});

/** Storage with room for a number of characters. */
class NearlyFull extends MemoryStorage {
  quota = Number.POSITIVE_INFINITY;

  get used(): number {
    return [...this.entries].flat().join("").length;
  }
  override setItem(key: string, text: string): void {
    const before = this.getItem(key);
    super.setItem(key, text);
    if (this.used <= this.quota) return;
    if (before === null) this.removeItem(key);
    else super.setItem(key, before);
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  }
}

describe("the wizard's state in the browser's storage", () => {
  it("P-37.15 answers that were kept before there were optional questions are all here, and those are empty", () => {
    const { businessName, goals, socialMedia } = named("Kiln").onboarding.formData;
    const storage = new MemoryStorage();
    claimStorage(storage, "person-1");
    storage.setItem("onboarding_formData", JSON.stringify({ businessName, goals, socialMedia }));
    expect(restore(storage)).toEqual({ state: named("Kiln"), isDamaged: false });
  });

  it.each([
    "formData",
    "themeColors",
    "fonts",
    "layoutSections",
    "layoutTemplates",
    "uploadedFiles",
    "completionStatus",
    "selectedButtonStyle",
    "visitedTabs",
    "journeyStarted",
    "activeTab",
    "pageLayout",
  ])("P-05.1 onboarding_%s holds its part", (name) => {
    const storage = new MemoryStorage();
    keepState(storage, named("Bakehouse"));
    const { onboarding, position } = named("Bakehouse");
    expect(storage.json(`onboarding_${name}`)).toEqual({ ...onboarding, ...position }[name]);
  });

  it("P-05.2 the editing id is kept and goes when nothing is edited any more", () => {
    const storage = new MemoryStorage();
    const editing = { ...initialWizardState, editing: { projectId: "p1", version: 3 } };
    keepState(storage, editing);
    expect(restoreState(storage).editing).toEqual({ projectId: "p1", version: 3 });
    keepState(storage, initialWizardState, editing);
    expect(storage.getItem("onboarding_editing")).toBeNull();
  });

  it("P-05.3 the owner's uid is kept", () => {
    const storage = new MemoryStorage();
    claimStorage(storage, "anna");
    expect(storage.getItem("onboarding_owner")).toBe("anna");
  });

  it("P-05.4 what was kept comes back whole", () => {
    const storage = new MemoryStorage();
    keepState(storage, named("Bakehouse"));
    expect(restoreState(storage)).toEqual(named("Bakehouse"));
  });

  it("P-05.5 a change writes the keys that it touches and no others", () => {
    const storage = new MemoryStorage();
    const copy = new StoredCopy(storage, initialWizardState);
    copy.write(initialWizardState);
    storage.entries.clear();
    copy.write(named("Bakehouse"));
    expect([...storage.entries.keys()]).toEqual(["onboarding_formData"]);
  });

  it("P-05.6 a reset removes every key of the wizard, the theme included, and nothing else, such as the chat", () => {
    const storage = new MemoryStorage();
    keepState(storage, named("Bakehouse"));
    storage.setItem("onboarding_darkMode", "false");
    storage.setItem("chatHistory", "[]");
    clearStoredState(storage);
    expect([...storage.entries.keys()]).toEqual(["chatHistory"]);
  });

  it("P-05.7 one unreadable field loses only that field, and the text as found is set aside", () => {
    const storage = new MemoryStorage();
    const text = JSON.stringify({ businessName: "Bakehouse", goals: 7, niche: "Bread" });
    storage.setItem("onboarding_formData", text);
    const { formData } = restoreState(storage).onboarding;
    expect(formData).toEqual({ ...defaultOnboarding.formData, businessName: "Bakehouse", niche: "Bread" });
    expect(storage.getItem("onboarding_formData.damaged")).toBe(text);
  });

  it("P-11.22 a substitute that was stored as a font is repaired in its own field, with a notice", () => {
    const storage = new MemoryStorage();
    keepState(storage, named("Bakehouse"));
    const fonts = { ...defaultOnboarding.fonts, h1: "Besley as Georgia", h2: "Lora" };
    storage.setItem("onboarding_fonts", JSON.stringify(fonts));
    const { state, isDamaged } = restore(storage);
    expect(state.onboarding.fonts).toEqual({ ...fonts, h1: "Inter" });
    expect(isDamaged).toBe(true);
    expect(storage.json("onboarding_fonts")).toEqual({ ...fonts, h1: "Inter" });
    expect(storage.json("onboarding_fonts.damaged")).toEqual(fonts);
    expect(restore(storage).isDamaged).toBe(false);
  });

  it.each(["{", "null", "[]", '"x"', "7"])("P-05.8 %s under every key still opens the wizard", (text) => {
    const storage = new MemoryStorage();
    keepState(storage, named("Bakehouse"));
    for (const key of [...storage.entries.keys()]) storage.setItem(key, text);
    expect(restoreState(storage).position.activeTab).toBe("welcome");
    expect(restoreState(storage).onboarding.formData.businessName).toBe("");
  });

  it("P-05.9 section names of old records are read", () => {
    const storage = new MemoryStorage();
    storage.setItem("onboarding_layoutSections", JSON.stringify({ Hero: true, "Call to Action": true }));
    const { layoutSections } = restoreState(storage).onboarding;
    expect([layoutSections.hero, layoutSections.contact, layoutSections.pricing]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("P-05.10 a full storage is reported, not thrown", () => {
    const storage = new MemoryStorage();
    storage.isFull = true;
    expect(keepState(storage, named("Bakehouse"))).toBe(false);
  });

  it("P-05.11 a blocked storage is reported, not thrown, and nothing comes from it", () => {
    expect(keepState(new MemoryFallbackStorage(null), named("Bakehouse"))).toBe(false);
    expect(restoreState(new MemoryFallbackStorage(null))).toEqual(initialWizardState);
  });

  it("P-05.12 the preview URL of a file that was not uploaded counts as invalid after a reload", () => {
    const storage = new MemoryStorage();
    const file = { id: "1", name: "a.png", type: "logo", size: 3, url: "blob:x", storagePath: "" };
    storage.setItem("onboarding_uploadedFiles", JSON.stringify([file]));
    expect(restoreState(storage).onboarding.uploadedFiles).toEqual([{ ...file, url: "", isTemporary: true }]);
  });

  it("P-05.13 another person never sees the first one's answers", () => {
    const storage = new MemoryStorage();
    claimStorage(storage, "anna");
    keepState(storage, named("Anna's Bakehouse"));
    claimStorage(storage, "ben");
    expect(restoreState(storage)).toEqual(initialWizardState);
  });

  it("P-05.14 the first one finds their answers again, also after the other cleared theirs", () => {
    const storage = new MemoryStorage();
    claimStorage(storage, "anna");
    keepState(storage, named("Anna's Bakehouse"));
    claimStorage(storage, "ben");
    keepState(storage, named("Ben's Garage"));
    clearStoredState(storage);
    claimStorage(storage, "anna");
    expect(restoreState(storage)).toEqual(named("Anna's Bakehouse"));
  });

  it("F20 what cannot be read, or is missing, comes from what the server last acknowledged", () => {
    const storage = new MemoryStorage();
    keepState(storage, named("Bakehouse"));
    storage.setItem("onboarding_formData", '{"businessName":7,"niche":"Bread"}');
    storage.removeItem("onboarding_fonts");
    const fonts = { ...defaultOnboarding.fonts, h1: "Lora" };
    const agreed = { ...named("Acknowledged").onboarding, fonts };
    const { state, isDamaged } = restore(storage, (project) => (project === null ? agreed : null));
    expect(isDamaged).toBe(true);
    expect(state.onboarding.formData).toMatchObject({ businessName: "Acknowledged", niche: "Bread" });
    expect(state.onboarding.fonts.h1).toBe("Lora");
  });

  it("P-36.8 pages put back into their default order stay so after a reload", () => {
    const storage = new MemoryStorage();
    const arranged = { ...defaultOnboarding, pageTree: [{ name: "About" }, { name: "Home" }] };
    keepState(storage, initialWizardState, { ...initialWizardState, onboarding: arranged });
    expect(restore(storage, () => arranged).state.onboarding.pageTree).toBeUndefined();
  });

  it("F20 a file entry that cannot be read does not look like a file that was removed", () => {
    const storage = new MemoryStorage();
    const file = { id: "1", name: "a.png", type: "logo", size: 3, url: "/api/u/1", storagePath: "x" };
    keepState(storage, named("Bakehouse"));
    storage.setItem("onboarding_uploadedFiles", '[{"id":1}]');
    const { state } = restore(storage, () => ({ ...defaultOnboarding, uploadedFiles: [file] }));
    expect(state.onboarding.uploadedFiles).toEqual([file]);
  });

  it("P-28.6 signing out removes from the device what the server has acknowledged, and nothing of the theme", () => {
    const storage = new MemoryStorage();
    claimStorage(storage, "anna");
    keepState(storage, named("Anna's Bakehouse"));
    storage.setItem("onboarding_darkMode", "false");
    expect(releaseStorage(storage, { uid: "anna", isAcknowledged: true })).toBe(true);
    expect([...storage.entries.keys()]).toEqual(["onboarding_darkMode"]);
  });

  it("P-28.3 what the server does not have is set aside and returned only to that person", () => {
    const storage = new MemoryStorage();
    claimStorage(storage, "anna");
    keepState(storage, named("Anna's Bakehouse"));
    expect(releaseStorage(storage, { uid: "anna", isAcknowledged: false })).toBe(true);
    claimStorage(storage, "ben");
    expect(restoreState(storage)).toEqual(initialWizardState);
    claimStorage(storage, "anna");
    expect(restoreState(storage)).toEqual(named("Anna's Bakehouse"));
  });

  it("P-28.4 a page of somebody who is not the owner any more removes nothing", () => {
    const storage = new MemoryStorage();
    claimStorage(storage, "ben");
    keepState(storage, named("Ben's Garage"));
    releaseStorage(storage, { uid: "anna", isAcknowledged: true });
    expect(isOwner(storage, "anna")).toBe(false);
    expect(restoreState(storage)).toEqual(named("Ben's Garage"));
  });

  it("P-28.10 stashed answers are restored completely where the browser has no room for both", () => {
    const storage = new NearlyFull();
    claimStorage(storage, "anna");
    keepState(storage, named("Anna's Bakehouse"));
    releaseStorage(storage, { uid: "anna", isAcknowledged: false });
    storage.quota = storage.used + 200;
    claimStorage(storage, "anna");
    expect(restoreState(storage)).toEqual(named("Anna's Bakehouse"));
  });

  it("P-28.5 where the browser refuses storage, stashed answers are kept as long as the page is open", () => {
    const storage = new MemoryFallbackStorage(null);
    claimStorage(storage, "anna");
    new StoredCopy(storage, initialWizardState).write(named("Anna's Bakehouse"));
    expect(releaseStorage(storage, { uid: "anna", isAcknowledged: false })).toBe(false);
    claimStorage(storage, "ben");
    claimStorage(storage, "anna");
    expect(restore(storage).state).toEqual(named("Anna's Bakehouse"));
  });
});
