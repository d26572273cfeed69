import { brand } from "@sitewright/brand";
import type { StepKey } from "@sitewright/spec-core/onboarding";
import { useEffect } from "react";
import { stepTitleId } from "../../components/chrome/step-page.tsx";
import { stepTitle } from "../../components/chrome/step-title.ts";
import { takeWantedField } from "../../lib/wizard/arrival.ts";

let arrivedAt: StepKey | null = null;

/**
 * Stands beside a step's content, so that it arrives when that has been drawn: names the page and moves the focus
 * to the field that was asked for, else to the step's title. The first step of a visit leaves the focus where it is.
 */
export function StepArrival({ step, number }: { step: StepKey; number: number }) {
  useEffect(() => {
    document.title = `${stepTitle(step)}, step ${number} of 9: ${brand.productName}`;
    const field = document.getElementById(takeWantedField() ?? "");
    if (field) field.focus();
    else if (arrivedAt !== null && arrivedAt !== step)
      document.getElementById(stepTitleId)?.focus({ preventScroll: true });
    arrivedAt = step;
  }, [step, number]);
  return null;
}
