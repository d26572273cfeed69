/** The message for each invalid field, by its name. */
export type Faults = Readonly<Record<string, string>>;

/** Shows or removes the error below a field; returns whether the field is valid. */
export function markFault(form: HTMLFormElement, field: HTMLInputElement, faults: Faults): boolean {
  const line = form.querySelector<HTMLElement>(`[data-fault-of="${field.name}"]`);
  const isRight = field.validity.valid && field.value.trim() !== "";
  field.setAttribute("aria-invalid", String(!isRight));
  if (line) {
    line.hidden = isRight;
    const words = line.querySelector("[data-fault-text]");
    if (words) words.textContent = isRight ? "" : (faults[field.name] ?? field.validationMessage);
    if (isRight) field.removeAttribute("aria-describedby");
    else field.setAttribute("aria-describedby", line.id);
  }
  return isRight;
}

/**
 * Validates a filled-in field on blur, and while it is invalid at each change. Not on a blur by pressing a
 * button: the error line would move the button away, and the press would be lost.
 */
export function watchFaults(form: HTMLFormElement, faults: Faults): void {
  const fieldOf = ({ target }: Event) =>
    target instanceof Element && target.matches("[required]")
      ? form.querySelector<HTMLInputElement>(`#${target.id}`)
      : null;
  form.addEventListener("focusout", (event) => {
    const field = fieldOf(event);
    if (form.querySelector("button:active")) return;
    if (field && field.value !== "") markFault(form, field, faults);
  });
  form.addEventListener("input", (event) => {
    const field = fieldOf(event);
    if (field?.getAttribute("aria-invalid") === "true") markFault(form, field, faults);
  });
}
