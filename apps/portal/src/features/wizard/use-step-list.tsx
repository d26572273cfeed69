import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import type { Step } from "@sitewright/ui";
import { useMemo } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { useCompletion, useWizard } from "../../lib/wizard/wizard-store.ts";
import { stepIcons } from "./step-icons.tsx";

/** Opens the step of this key, if there is one. */
export function openStep(id: string): void {
  const step = steps.find(({ key }) => key === id);
  if (step) wizard.goTo(step.key);
}

/** The progress is shown after the welcome, or once the journey has started. */
export const isProgressShown = (activeTab: StepKey, journeyStarted: boolean): boolean =>
  activeTab !== "welcome" || journeyStarted;

/** The nine steps as the steppers show them, with the progress in words. */
export function useStepList() {
  const { status, label } = useCompletion();
  const activeTab = useWizard((state) => state.position.activeTab);
  const journeyStarted = useWizard((state) => state.position.journeyStarted);
  const list = useMemo(
    () =>
      steps.map(({ key, title }): Step => {
        const Icon = stepIcons[key];
        return { id: key, title, isDone: status[key], icon: <Icon aria-hidden="true" /> };
      }),
    [status],
  );
  return {
    steps: list,
    activeTab,
    activeNumber: steps.findIndex(({ key }) => key === activeTab) + 1,
    label,
    isProgressShown: isProgressShown(activeTab, journeyStarted),
  };
}
