import { readJson, tabStorage, writeText } from "@sitewright/app-kit/storage";
import type { StepKey } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { useWizard } from "./wizard-store.ts";

/** In the tab's own storage: another tab may be at another place. */
const key = "onboarding_scroll";
const keptSchema = z.object({ step: z.string(), top: z.number() });

const read = () => readJson(tabStorage(), key, keptSchema);

/** Where storage is full or blocked, a reload opens the step at its top. */
function write(top: number): void {
  const { activeTab: step } = useWizard.getState().position;
  writeText(tabStorage(), key, JSON.stringify({ step, top }));
}

/**
 * The scroll position of the step before the page was reloaded, in pixels; 0 for another step, and for a second call.
 */
export function takeKeptScroll(step: StepKey): number {
  const kept = read();
  if (!kept) return 0;
  write(0);
  return kept.step === step ? kept.top : 0;
}

/** The step that is about to open will be scrolled, so it needs its full height at once. */
export const hasKeptScroll = (): boolean => (read()?.top ?? 0) > 0;

/**
 * Stores the scroll position of the open step whenever the page is hidden: phones discard pages in the background and
 * load them again on return. Returns its stop function.
 */
export function keepScroll(): () => void {
  const keep = (): void => {
    if (document.visibilityState === "hidden") write(window.scrollY);
  };
  document.addEventListener("visibilitychange", keep);
  return () => document.removeEventListener("visibilitychange", keep);
}
