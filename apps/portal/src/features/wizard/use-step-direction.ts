import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { useState } from "react";

const placeOf = (key: StepKey): number => steps.findIndex((step) => step.key === key);

/** The direction in which the open step was reached. */
export function useStepDirection(step: StepKey): "forward" | "back" {
  const [last, setTravel] = useState<{ step: StepKey; way: "forward" | "back" }>({ step, way: "forward" });
  if (last.step === step) return last.way;
  const way = placeOf(step) < placeOf(last.step) ? "back" : "forward";
  setTravel({ step, way });
  return way;
}
