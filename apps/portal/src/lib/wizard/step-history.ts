import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { wizard } from "./actions.ts";
import { closeTopOverlay, isOverlayOpen, subscribeToOverlays } from "./overlays.ts";
import { useWizard, type WizardState } from "./wizard-store.ts";

const stepKey = z.enum(steps.map(({ key }) => key));

/** What the browser's history keeps of the wizard with one of its entries. */
const entrySchema = z.object({
  step: stepKey,
  /** How many entries of the wizard lie behind it. */
  depth: z.int().nonnegative(),
  /** The step of the entry behind it; null for the first. */
  before: stepKey.nullable(),
  /** Something lay over the step, which Back takes away. */
  isCovered: z.boolean(),
});
export type HistoryEntry = z.infer<typeof entrySchema>;

const stateSchema = z.object({ wizardEntry: entrySchema });

/** The entry that the browser stands at; null where it is none of the wizard's. */
export function currentEntry(): HistoryEntry | null {
  const state = stateSchema.safeParse(history.state);
  return state.success ? state.data.wizardEntry : null;
}

/** Writes an entry with the address and the router's own notes of the one that the browser stands at. */
export function writeEntry(how: "pushState" | "replaceState", wizardEntry: HistoryEntry): void {
  history[how]({ ...history.state, wizardEntry }, "");
}

const openStep = (): StepKey => useWizard.getState().position.activeTab;

const placeOf = (key: StepKey): number => steps.findIndex((step) => step.key === key);

/**
 * Lays the steps up to the open one behind it: from the entry by which the wizard was entered, or where an earlier step
 * stood in the history, as after a reload that brought another device's place.
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

/** The next move that brings the history from this entry towards the open step; null when it is there. */
function nextMove(here: HistoryEntry): HistoryMove {
  const step = openStep();
  const isCovered = isOverlayOpen();
  if (here.isCovered && !(isCovered && here.step === step)) return { by: -1 };
  const to = { step, depth: here.depth + 1, before: here.step, isCovered: false };
  if (here.step === step) return isCovered && !here.isCovered ? { to: { ...to, isCovered } } : null;
  // The first step is the wizard's way out: whoever goes there leaves by Back, however they have walked before.
  if (step === steps[0]?.key && here.depth > 0) return { by: -here.depth };
  return here.before === step ? { by: -1 } : { to };
}

/**
 * Keeps an entry of the browser's history for every step that was opened, with the address as it is: Back opens the
 * step before, and leaves the wizard from the first step alone. Where the wizard is entered at a later step, the steps
 * before it are laid behind it. The open step decides where both differ, but after a press on Back or Forward.
 * Returns what ends it.
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
    // A link to a place of the page has made an entry of its own.
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

/** Goes back to the entry by which the wizard was entered, for somebody who has left it without going elsewhere. */
export function leaveStepHistory(): void {
  const depth = currentEntry()?.depth ?? 0;
  if (depth > 0) history.go(-depth);
}
