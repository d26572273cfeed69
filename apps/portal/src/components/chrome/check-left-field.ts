import { type FocusEvent, useCallback } from "react";
import { wizard } from "../../lib/wizard/actions.ts";

/**
 * Runs once no mouse button is held down. An error that appears under a field moves what is below it: the click that
 * leaves the field would otherwise miss the button under the pointer.
 */
function afterPress(run: () => void): void {
  if (document.querySelector(":active") === null) run();
  else document.addEventListener("mouseup", () => setTimeout(run), { once: true, capture: true });
}

/** Validates the answer whose field loses the focus; the field or its group has the answer's path as id. */
export function useCheckLeftField(): (event: FocusEvent) => void {
  return useCallback(({ target, relatedTarget }: FocusEvent) => {
    const field = target.closest('[id^="formData."]');
    const isLeft = field !== null && !field.contains(relatedTarget) && document.activeElement !== target;
    if (isLeft) afterPress(() => wizard.checkAnswer(field.id));
  }, []);
}
