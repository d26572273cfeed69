import { useBackCloses } from "@sitewright/app-kit/overlays";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wizard } from "./actions.ts";
import { currentEntry, leaveStepHistory, startStepHistory } from "./step-history.ts";
import { initialWizardState, useWizard } from "./wizard-store.ts";

let end = (): void => {};
const open = () => useWizard.getState().position.activeTab;

/** A page of another screen, then the wizard entered at a step. */
function enter(step: ReturnType<typeof open> = "welcome"): void {
  history.pushState({ usr: "elsewhere" }, "", "/app/projects");
  history.pushState({ idx: 7 }, "", "/app");
  useWizard.setState({
    ...initialWizardState,
    position: { ...initialWizardState.position, activeTab: step },
  });
  end = startStepHistory();
}
/** A press on the browser's Back or Forward, until the browser has gone where it leads. */
async function press(by: number): Promise<void> {
  const gone = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
  history.go(by);
  await gone;
}
const back = () => press(-1);
/** Waits until the history's current entry is the open step. */
const settled = () => vi.waitFor(() => expect(currentEntry()?.step).toBe(open()));

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(() => end());

describe("the browser's Back and Forward in the wizard", () => {
  it("P-39.10 lead to the step before and after, with the address as it is", async () => {
    enter();
    const { href } = location;
    wizard.startJourney();
    wizard.next();
    await back();
    expect(open()).toBe("questionnaire");
    await press(1);
    expect(open()).toBe("typography");
    expect(location.href).toBe(href);
    expect(history.state.idx).toBe(7);
  });

  it("P-39.11 go through every step before the one that the wizard was entered at, then out of it", async () => {
    enter("layout");
    const walked = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await back();
      walked.push(open());
    }
    expect(walked).toEqual(["theme", "typography", "questionnaire", "welcome"]);
    await back();
    expect(history.state).toEqual({ usr: "elsewhere" });
  });

  it("P-39.12 two quick presses go two steps back", async () => {
    enter("layout");
    const second = new Promise<void>((done) => {
      let count = 0;
      window.addEventListener("popstate", function onPop() {
        count += 1;
        if (count < 2) return;
        window.removeEventListener("popstate", onPop);
        done();
      });
    });
    history.back();
    history.back();
    await second;
    expect(open()).toBe("typography");
  });

  it("P-39.13 lead back to where somebody jumped from", async () => {
    enter("sitemap");
    wizard.goTo("questionnaire");
    await back();
    expect(open()).toBe("sitemap");
    await back();
    expect(open()).toBe("legal");
  });

  it("P-39.14 the wizard's own Back is the browser's: Forward undoes it, and no step is in the history twice", async () => {
    enter("layout");
    wizard.back();
    await settled();
    await press(1);
    expect(open()).toBe("layout");
    wizard.back();
    wizard.back();
    await settled();
    await back();
    expect(open()).toBe("questionnaire");
  });

  it("P-39.15 from the first step Back leaves, however somebody came there", async () => {
    enter();
    wizard.goTo("sitemap");
    wizard.goTo("theme");
    wizard.goTo("welcome");
    await settled();
    await back();
    expect(history.state).toEqual({ usr: "elsewhere" });
  });

  it("P-39.16 after a reload or a visit elsewhere Back and Forward continue from the same step", async () => {
    enter("layout");
    end();
    end = startStepHistory();
    await back();
    expect(open()).toBe("theme");
  });

  it("P-39.17 the open step counts where the history has another: after signing in, or of another device", async () => {
    enter("layout");
    end();
    wizard.goTo("welcome");
    end = startStepHistory();
    await settled();
    await back();
    expect(history.state).toEqual({ usr: "elsewhere" });
  });

  it("P-39.17 where the wizard opens at a later step than the history has, Back also goes through the steps between", async () => {
    enter("questionnaire");
    end();
    wizard.goTo("layout");
    end = startStepHistory();
    await back();
    expect(open()).toBe("theme");
  });

  it("P-39.18 Back closes what is open over a step and keeps the step", async () => {
    enter("layout");
    const close = vi.fn();
    renderHook(() => useBackCloses(true, close));
    await back();
    expect(close).toHaveBeenCalledOnce();
    expect(open()).toBe("layout");
    await back();
    expect(open()).toBe("theme");
  });

  it("P-39.19 after something was closed otherwise, no press of Back is without effect", async () => {
    enter("layout");
    const { unmount } = renderHook(() => useBackCloses(true, () => {}));
    expect(currentEntry()?.isCovered).toBe(true);
    unmount();
    await vi.waitFor(() => expect(currentEntry()?.isCovered).toBe(false));
    await back();
    expect(open()).toBe("theme");
  });

  it("P-39.20 a link to a place of the page, as to skip to the form, takes no step", async () => {
    enter("layout");
    history.pushState(null, "", "#main");
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
    expect(open()).toBe("layout");
    wizard.next();
    await back();
    expect(open()).toBe("layout");
    await back();
    await back();
    expect(open()).toBe("theme");
  });

  it("P-39.21 a history state in another format counts as none", async () => {
    useWizard.setState(initialWizardState);
    history.pushState({ wizardEntry: { step: "nowhere", depth: -3 } }, "");
    end = startStepHistory();
    expect(currentEntry()?.depth).toBe(0);
  });

  it("P-39.22 after signing out there are no steps to go back to", async () => {
    enter("layout");
    const gone = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
    end();
    leaveStepHistory();
    await gone;
    await back();
    expect(history.state).toEqual({ usr: "elsewhere" });
  });
});
