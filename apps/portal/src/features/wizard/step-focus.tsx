import { brand } from "@sitewright/brand";
import type { StepKey } from "@sitewright/spec-core/onboarding";
import { focusField } from "@sitewright/ui";
import { useEffect } from "react";
import { stepTitle, stepTitleId } from "../../components/chrome/step-page.tsx";
import { takeKeptScroll } from "../../lib/wizard/kept-scroll.ts";
import { takeRequestedField } from "../../lib/wizard/step-change.ts";
import { wizardTexts } from "./texts.ts";

let lastStep: StepKey | null = null;

interface StepFocusProps {
  step: StepKey;
  number: number;
  /** Adds 'Error' to the page's title, which a screen reader reads out first. */
  hasErrors: boolean;
}

/**
 * Mounted together with a step's content, so that its effects run after it is rendered: sets the page's title
 * and moves the focus to the requested field, else to the step's title. The first step of a visit keeps the
 * focus, and after a reload the position that it was scrolled to.
 */
export function StepFocus({ step, number, hasErrors }: StepFocusProps) {
  useEffect(() => {
    document.title = wizardTexts.pageTitle({
      title: stepTitle(step),
      number,
      product: brand.productName,
      hasErrors,
    });
  }, [step, number, hasErrors]);
  useEffect(() => {
    const isFirst = lastStep === null;
    const hasMoved = lastStep !== step;
    lastStep = step;
    const top = takeKeptScroll(step);
    if (isFirst && top > 0) window.scrollTo({ top, behavior: "instant" });
    if (focusField(takeRequestedField() ?? "") || isFirst || !hasMoved) return;
    document.getElementById(stepTitleId)?.focus({ preventScroll: true });
  }, [step]);
  return null;
}
