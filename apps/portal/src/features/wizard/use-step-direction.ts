import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { useState } from "react";

const placeOf = (key: StepKey): number => steps.findIndex((step) => step.key === key);

/** Which way the person went to reach the step that is open. */
export function useTravel(step: StepKey): "forward" | "back" {
  const [travel, setTravel] = useState<{ step: StepKey; way: "forward" | "back" }>({ step, way: "forward" });
  if (travel.step === step) return travel.way;
  const way = placeOf(step) < placeOf(travel.step) ? "back" : "forward";
  setTravel({ step, way });
  return way;
}
