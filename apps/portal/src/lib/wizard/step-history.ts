import { closeTopOverlay, isOverlayOpen, subscribeToOverlays } from "@sitewright/app-kit/overlays";
import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { wizard } from "./actions.ts";
import { useWizard, type WizardState } from "./wizard-store.ts";

const stepKey = z.enum(steps.map(({ key }) => key));

/** The data of the wizard in the `state` of a history entry. */
const entrySchema = z.object({
  step: stepKey,
  /** The number of the wizard's entries before it. */
  depth: z.int().nonnegative(),
  /** The step of the previous entry; null for the first. */
  before: stepKey.nullable(),
  /** An overlay was open, which Back closes. */
  isCovered: z.boolean(),
});
export type HistoryEntry = z.infer<typeof entrySchema>;

const stateSchema = z.object({ wizardEntry: entrySchema });

/** The current history entry; null where it is not the wizard's. */
export function currentEntry(): HistoryEntry | null {
  const state = stateSchema.safeParse(history.state);
  return state.success ? state.data.wizardEntry : null;
}

/** Writes an entry with the address and the router's own state of the current one. */
export function writeEntry(how: "pushState" | "replaceState", wizardEntry: HistoryEntry): void {
  history[how]({ ...history.state, wizardEntry }, "");
}

const openStep = (): StepKey => useWizard.getState().position.activeTab;

const placeOf = (key: StepKey): number => steps.findIndex((step) => step.key === key);

/**
 * Creates the history entries of the steps before the open one: from the entry by which the wizard was opened, or from
 * the step of the current entry, as after a reload that loaded another device's position.
 */
function createEntries(): void {
  const here = currentEntry();
  const first = here ? placeOf(here.step) + 1 : 0;
  for (const [place, { key }] of steps.slice(first, placeOf(openStep()) + 1).entries())
    writeEntry(place === 0 && !here ? "replaceState" : "pushState", {
      step: key,
      depth: (here ? here.depth + 1 : 0) + place,
      before: steps[first + place - 1]?.key ?? null,
      isCovered: false,
    });
}

type HistoryMove = { readonly by: number } | { readonly to: HistoryEntry } | null;

/** The next move that brings the history closer to the open step; null when it is there. */
function nextMove(here: HistoryEntry): HistoryMove {
  const step = openStep();
  const isCovered = isOverlayOpen();
  if (here.isCovered && !(isCovered && here.step === step)) return { by: -1 };
  const to = { step, depth: here.depth + 1, before: here.step, isCovered: false };
  if (here.step === step) return isCovered && !here.isCovered ? { to: { ...to, isCovered } } : null;
  // From the first step Back leaves the wizard, whichever steps were opened before.
  if (step === steps[0]?.key && here.depth > 0) return { by: -here.depth };
  return here.before === step ? { by: -1 } : { to };
}

/**
 * Keeps a history entry for every step that was opened, all with the same address: Back opens the previous
 * step, and leaves the wizard only from the first one. Where the wizard opens at a later step, entries for
 * the steps before it are created. Where history and open step differ, the open step wins, except after a
 * press on Back or Forward. Returns its stop function.
 */
export function startStepHistory(): () => void {
  const { pathname } = location;
  const restored = history.scrollRestoration;
  // A step opens at its top, however it is opened.
  history.scrollRestoration = "manual";
  let awaitedDepth: number | null = null;

  const follow = (): void => {
    const here = currentEntry();
    if (!here || awaitedDepth !== null) return;
    const travel = nextMove(here);
    if (!travel) return;
    if ("by" in travel) {
      awaitedDepth = here.depth + travel.by;
      history.go(travel.by);
      return;
    }
    writeEntry("pushState", travel.to);
    follow();
  };

  if (!currentEntry()?.isCovered) createEntries();
  let last = currentEntry();
  const onPopState = (): void => {
    if (location.pathname !== pathname) return;
    // A link to an anchor on the page has created its own entry.
    if (!currentEntry() && last && location.hash !== "")
      writeEntry("replaceState", { ...last, depth: last.depth + 1, before: last.step, isCovered: false });
    const here = currentEntry();
    const isOurs = here?.depth === awaitedDepth;
    awaitedDepth = null;
    if (here && !isOurs) {
      const hasClosed = !here.isCovered && closeTopOverlay();
      if (!hasClosed) wizard.goTo(here.step);
    }
    follow();
    last = currentEntry();
  };
  follow();
  const sync = (): void => {
    follow();
    last = currentEntry();
  };
  window.addEventListener("popstate", onPopState);
  const noteStep = (now: WizardState, before: WizardState): void => {
    if (now.position.activeTab !== before.position.activeTab) sync();
  };
  const endings = [useWizard.subscribe(noteStep), subscribeToOverlays(sync)];
  return () => {
    window.removeEventListener("popstate", onPopState);
    for (const end of endings) end();
    history.scrollRestoration = restored;
  };
}

/** Goes back to the entry by which the wizard was opened, after a sign-out. */
export function leaveStepHistory(): void {
  const depth = currentEntry()?.depth ?? 0;
  if (depth > 0) history.go(-depth);
}
