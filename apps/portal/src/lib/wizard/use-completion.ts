import { progress } from "@sitewright/spec-core/onboarding";
import { useMemo } from "react";
import { completionOf } from "./wizard-state.ts";
import { useWizard } from "./wizard-store.ts";

/** Which steps are complete, and the words for how many ('3 of 9 completed'). */
export function useCompletion() {
  const state = useWizard();
  return useMemo(() => {
    const status = completionOf(state);
    return { status, ...progress(status) };
  }, [state]);
}
