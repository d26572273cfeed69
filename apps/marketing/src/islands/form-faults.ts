/** The message for each invalid field, by its name. */
export type Faults = Readonly<Record<string, string>>;

/** Shows the error below a field; an empty text removes it. */
export function showFault(form: HTMLFormElement, field: HTMLElement & { name: string }, text: string): void {
  const line = form.querySelector<HTMLElement>(`[data-fault-of="${field.name}"]`);
  field.setAttribute("aria-invalid", String(text !== ""));
  if (!line) return;
  line.hidden = text === "";
  const words = line.querySelector("[data-fault-text]");
  if (words) words.textContent = text;
  if (text === "") field.removeAttribute("aria-describedby");
  else field.setAttribute("aria-describedby", line.id);
}

/** Shows or removes the error below a field; returns whether the field is valid. */
export function markFault(form: HTMLFormElement, field: HTMLInputElement, faults: Faults): boolean {
  const isRight = field.validity.valid && (!field.required || field.value.trim() !== "");
  showFault(form, field, isRight ? "" : (faults[field.name] ?? field.validationMessage));
  return isRight;
}

/** Moves the errors that the server rendered into the lines that a script changes with the fields. */
export function adoptFaults(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')) {
    const message = form.querySelector(`[id="${field.getAttribute("aria-describedby")}"]`);
    message?.remove();
    if (message) showFault(form, field, message.textContent);
  }
}

/**
 * Validates a filled-in field on blur, and while it is invalid at each change. Not on a blur by pressing a
 * button: the error line would move the button away, and the press would be lost.
 */
export function watchFaults(form: HTMLFormElement, faults: Faults): void {
  const fieldOf = ({ target }: Event) =>
    target instanceof Element && target.matches("input, textarea")
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
