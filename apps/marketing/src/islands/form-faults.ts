/** What is said of a field that is not filled in as it has to be, by its name. */
export type Faults = Readonly<Record<string, string>>;

/** Says below a field what is wrong with it, or takes that back; gives whether it is right. */
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
 * Checks a field when it is left with something in it, and again at each change while it is wrong. Not when it is left by
 * pressing a button: the line of its fault would push the button away from under the finger, and the press would be lost.
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
