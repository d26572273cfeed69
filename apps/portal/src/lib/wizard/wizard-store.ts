import { create } from "zustand";
import { initialWizardState, type WizardState } from "./wizard-state.ts";

/**
 * The wizard's state as a hook: `useWizard((state) => state.onboarding.themeColors)`. Select something that keeps
 * its identity while it does not change, never a fresh object. Changes go through `wizard` in `actions.ts`.
 */
export const useWizard = create<WizardState>()(() => initialWizardState);
