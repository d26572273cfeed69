import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasKeptScroll, keepScroll, takeKeptScroll } from "./kept-scroll.ts";
import { initialWizardState, useWizard } from "./wizard-store.ts";

let stop = (): void => {};
beforeEach(() => {
  sessionStorage.clear();
  useWizard.setState({
    ...initialWizardState,
    position: { ...initialWizardState.position, activeTab: "questionnaire" },
  });
  stop = keepScroll();
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function hidePageAt(top: number): void {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(top);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a step that is loaded again is scrolled to where it was, once", () => {
  hidePageAt(2031);
  expect(hasKeptScroll()).toBe(true);
  expect(takeKeptScroll("questionnaire")).toBe(2031);
  expect(hasKeptScroll()).toBe(false);
  expect(takeKeptScroll("questionnaire")).toBe(0);
});

test("another step opens at its top", () => {
  hidePageAt(2031);
  expect(takeKeptScroll("theme")).toBe(0);
  expect(takeKeptScroll("questionnaire")).toBe(0);
});

test("blocked storage and what is no position mean the top", () => {
  sessionStorage.setItem("onboarding_scroll", '{"top":"far"}');
  expect(takeKeptScroll("questionnaire")).toBe(0);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });
  expect(takeKeptScroll("questionnaire")).toBe(0);
});
