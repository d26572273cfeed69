import { handOverKey } from "@sitewright/chat-widget/hand-over";
import { contactTexts } from "../features/contact/texts.ts";
import { adoptFaults, markFault, showFault, watchFaults } from "./form-faults.ts";
import { postForm } from "./post-form.ts";
import { showToast } from "./toast.ts";

const texts = contactTexts;

interface Outcome {
  readonly isSent: boolean;
  readonly text: string;
  /** The server's messages for single fields. */
  readonly faults?: readonly (readonly [name: string, message: string])[];
}

const textOf = (value: unknown, key: string): string => {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === "string" ? text : "";
};

/** The server's refusal, in words. */
async function refusalOf(response: Response): Promise<Outcome> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== "object" || body === null)
    return { isSent: false, text: texts.unreadable(response.status) };
  const errors: unknown = Reflect.get(body, "errors");
  return {
    isSent: false,
    text: texts.refused(textOf(body, "error") || texts.unknownReason),
    faults: Array.isArray(errors) ? errors.map((one) => [textOf(one, "path"), textOf(one, "message")]) : [],
  };
}

/** Sends the form; returns the message to show, and whether it succeeded. */
async function send(form: HTMLFormElement): Promise<Outcome> {
  try {
    const response = await postForm(form, "/api/contact");
    return response.ok ? { isSent: true, text: texts.sent } : await refusalOf(response);
  } catch {
    return { isSent: false, text: texts.failed };
  }
}

/** Shows what the server said about single fields below them, and opens the first. */
function showFaults(form: HTMLFormElement, faults: Outcome["faults"] = []): void {
  const fields = faults.flatMap(([name, message]) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return [];
    showFault(form, field, message);
    return [field];
  });
  fields[0]?.focus();
}

/** Inserts the questions that a visitor brings from the chat into the message, for them to see and edit. */
function takeQuestions(page: Document, form: HTMLFormElement): void {
  const field = form.querySelector("textarea");
  // The form was removed from the page: the stored questions stay.
  if (!field || !form.isConnected) return;
  try {
    const questions = localStorage.getItem(handOverKey);
    localStorage.removeItem(handOverKey);
    if (questions === null) return;
    field.value = [field.value.trim(), questions].filter(Boolean).join("\n\n");
    form.scrollIntoView();
    form.querySelector<HTMLElement>("[required]")?.focus({ preventScroll: true });
    if (questions !== "") showToast(page, texts.fromChat);
  } catch {
    // Storage is blocked: nothing was stored there.
  }
}

/** The line beside the button; it stays after the toast, for somebody who looked away. */
function showLine(form: HTMLFormElement, text: string): void {
  const line = form.querySelector("[data-after-send]");
  if (line) line.textContent = text;
}

/** Sends the contact form without leaving the page, and shows errors at its fields. */
export function startContactForm(page: Document): void {
  const form = page.querySelector<HTMLFormElement>("[data-contact-form]");
  const button = form?.querySelector<HTMLButtonElement>("[type=submit]");
  if (!form || !button) return;
  takeQuestions(page, form);
  addEventListener(handOverKey, () => takeQuestions(page, form));
  form.noValidate = true;
  adoptFaults(form);
  watchFaults(form, texts.faults);
  form.addEventListener("input", () => showLine(form, texts.whatHappens));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.ariaDisabled === "true") return;
    form.querySelector("[data-earlier-outcome]")?.remove();
    const wrong = [...form.querySelectorAll<HTMLInputElement>("[required]")].filter(
      (field) => !markFault(form, field, texts.faults),
    );
    if (wrong[0]) return wrong[0].focus();
    const email = String(new FormData(form).get("email")).trim();
    button.ariaDisabled = "true";
    button.textContent = texts.sending;
    const { isSent, text, faults } = await send(form);
    button.ariaDisabled = null;
    button.textContent = texts.send;
    showLine(form, isSent ? texts.sentTo(email) : texts.notSent);
    showFaults(form, faults);
    showToast(page, text, isSent ? "ok" : "error");
  });
}
