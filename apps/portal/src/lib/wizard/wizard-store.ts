import type { WizardPosition } from "@sitewright/contracts";
import {
  type CompletionStatus,
  completion,
  defaultOnboarding,
  type Onboarding,
  onboardingSchema,
  progress,
} from "@sitewright/spec-core/onboarding";
import { useMemo } from "react";
import { z } from "zod";
import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";

const text = z.string().optional();

/** Texts that a switch has cleared, by the name of their answer. They are stored on this device only. */
export const clearedSchema = z.object({ websiteName: text, domainName: text, hostingProvider: text });
export type Cleared = Readonly<z.infer<typeof clearedSchema>>;

/**
 * The project that the answers in the wizard were submitted as, with those answers. `isNoted`: the person has
 * acknowledged that further changes belong to a second project.
 */
export const sentProjectSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  answers: onboardingSchema,
  isNoted: z.boolean(),
});
export type SentProject = Readonly<z.infer<typeof sentProjectSchema>>;

/** The stored project that is being edited, and the version that the changes are made from. */
export interface Editing {
  readonly projectId: string;
  readonly version: number;
}

/** The state of the wizard. Replaced, never mutated. */
export interface WizardState {
  readonly onboarding: Onboarding;
  readonly position: WizardPosition;
  /** Null while a new project is described. */
  readonly editing: Editing | null;
  /**
   * The project as which these answers were submitted; null for a new project that never was, and for one
   * that is edited.
   */
  readonly sent: SentProject | null;
  /** The answers that a switch has cleared, restored when it is switched back. */
  readonly cleared: Cleared;
  /** The error in an answer, by its path (`formData.businessName`). */
  readonly errors: Readonly<Record<string, string>>;
}

/** A change of the wizard as a pure function. */
export type WizardChange = (state: WizardState) => WizardState;

/** The state of an empty wizard. */
export const initialWizardState: WizardState = {
  onboarding: defaultOnboarding,
  position: {
    activeTab: "welcome",
    journeyStarted: false,
    visitedTabs: {},
    completionStatus: completion({ ...defaultOnboarding, journeyStarted: false, markedSteps: {} }),
  },
  editing: null,
  sent: null,
  cleared: {},
  errors: {},
};

/** Which steps are complete now: the stored marks plus what follows from the answers. */
export const completionOf = ({ onboarding, position }: WizardState): CompletionStatus =>
  completion({
    formData: onboarding.formData,
    journeyStarted: position.journeyStarted,
    markedSteps: position.completionStatus,
  });

/** The state with its completion recomputed; every change of answers or position ends with it. */
export const settle: WizardChange = (state) => ({
  ...state,
  position: { ...state.position, completionStatus: completionOf(state) },
});

/**
 * The wizard's state as a hook: `useWizard((state) => state.onboarding.themeColors)`. Select something that keeps
 * its identity while it does not change, never a fresh object. Changes go through `wizard` in `actions.ts`.
 */
export const useWizard = create<WizardState>()(() => initialWizardState);

/** The id of the project that is edited; null: the new one. */
export const openProject = (): string | null => useWizard.getState().editing?.projectId ?? null;

/** Which steps are complete, and a text for how many ('3 of 9 completed'). Re-renders only when one of them changes. */
export function useCompletion() {
  const status = useWizard(useShallow(completionOf));
  return useMemo(() => ({ status, ...progress(status) }), [status]);
}
