/**
 * Moves the focus from a button whose row is about to be removed to the same button of the next row, else of the one
 * before. False where there is no other row.
 */
export function focusNextRow(button: HTMLButtonElement): boolean {
  const row = button.closest("li");
  if (!row) return false;
  const place = [...row.querySelectorAll("button")].indexOf(button);
  const other = row.nextElementSibling ?? row.previousElementSibling;
  const same = other?.querySelectorAll("button")[place];
  same?.focus();
  return same !== undefined;
}
