const closedAround = (element: HTMLElement): HTMLDetailsElement | null =>
  element.closest<HTMLDetailsElement>("details:not([open])");

/**
 * Moves the focus to a field by its id; for a group of checkboxes or radios to its chosen option, else its first.
 * Opens the folds around it.
 * Pattern: GOV.UK Design System, error summary, 'Linking from the error summary to each answer'.
 */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (!field) return false;
  for (let fold = closedAround(field); fold; fold = closedAround(fold)) fold.open = true;
  const isGroup = field.tagName === "FIELDSET";
  const option =
    isGroup && (field.querySelector<HTMLElement>("input:checked") ?? field.querySelector("input"));
  (option || field).focus();
  // Scrolls so that the question is visible with its answers.
  if (isGroup) field.scrollIntoView({ block: "start" });
  return true;
}
