import { progress } from "@sitewright/spec-core/onboarding";
import { useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { completionOf } from "./wizard-state.ts";
import { useWizard } from "./wizard-store.ts";

/** Which steps are complete, and the words for how many ('3 of 9 completed'). An answer that changes neither draws nothing anew. */
export function useCompletion() {
  const status = useWizard(useShallow(completionOf));
  return useMemo(() => ({ status, ...progress(status) }), [status]);
}
