import { type FocusEvent, useCallback } from "react";
import { wizard } from "../../lib/wizard/actions.ts";

/**
 * Runs once no button of the mouse is held down. A fault that shows under a field moves what stands below it: a
 * press that leaves the field would otherwise end beside the button that it was meant for.
 */
function afterPress(run: () => void): void {
  if (document.querySelector(":active") === null) run();
  else document.addEventListener("mouseup", () => setTimeout(run), { once: true, capture: true });
}

/** Judges the answer whose field the focus leaves; its field or group carries the answer's path as id. */
export function useCheckLeftField(): (event: FocusEvent) => void {
  return useCallback(({ target, relatedTarget }: FocusEvent) => {
    const field = target.closest('[id^="formData."]');
    const isLeft = field !== null && !field.contains(relatedTarget) && document.activeElement !== target;
    if (isLeft) afterPress(() => wizard.checkAnswer(field.id));
  }, []);
}
