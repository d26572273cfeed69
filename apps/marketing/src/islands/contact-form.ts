import { handOverKey } from "@sitewright/chat-widget/hand-over";
import { contactTexts } from "../features/contact/texts.ts";
import { markFault, watchFaults } from "./form-faults.ts";
import { showToast } from "./toast.ts";

const texts = contactTexts;

/** The messages for the server's refusals, in the words of the source. */
async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== "object" || body === null) return texts.unreadable(response.status);
  const reason: unknown = Reflect.get(body, "error");
  return texts.refused(typeof reason === "string" && reason !== "" ? reason : texts.unknownReason);
}

/** Sends the form; returns the message to show, and whether it succeeded. */
async function send(form: HTMLFormElement): Promise<{ isSent: boolean; text: string }> {
  const filled = [...new FormData(form)].filter(([, value]) => value !== "");
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(Object.fromEntries(filled)),
    });
    if (!response.ok) return { isSent: false, text: await reasonOf(response) };
    return { isSent: true, text: texts.sent };
  } catch {
    return { isSent: false, text: texts.failed };
  }
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

/** Sends the contact form without leaving the page, and shows errors at its fields. */
export function startContactForm(page: Document): void {
  const form = page.querySelector<HTMLFormElement>("[data-contact-form]");
  const button = form?.querySelector<HTMLButtonElement>("[type=submit]");
  if (!form || !button) return;
  takeQuestions(page, form);
  addEventListener(handOverKey, () => takeQuestions(page, form));
  form.noValidate = true;
  watchFaults(form, texts.faults);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.ariaDisabled === "true") return;
    const wrong = [...form.querySelectorAll<HTMLInputElement>("[required]")].filter(
      (field) => !markFault(form, field, texts.faults),
    );
    if (wrong[0]) return wrong[0].focus();
    button.ariaDisabled = "true";
    button.textContent = texts.sending;
    const { isSent, text } = await send(form);
    button.ariaDisabled = null;
    button.textContent = texts.send;
    if (isSent) form.reset();
    showToast(page, text, isSent ? "ok" : "error");
  });
}
