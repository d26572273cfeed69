import { postForm } from "./post-form.ts";

/** Names the form's message, which is an attribute of it. */
type Outcome = "sent" | "address" | "limit" | "refused" | "failed";

/** The server names the field that it could not take. */
const isAboutAddress = (body: unknown): boolean =>
  typeof body === "object" &&
  body !== null &&
  "errors" in body &&
  Array.isArray(body.errors) &&
  body.errors.some((error) => error?.path === "email");

async function outcomeOf(response: Response): Promise<Outcome> {
  if (response.ok) return "sent";
  if (response.status === 429) return "limit";
  return isAboutAddress(await response.json().catch(() => undefined)) ? "address" : "refused";
}

async function send(form: HTMLFormElement): Promise<Outcome> {
  if (!form.checkValidity()) return "address";
  try {
    return await outcomeOf(await postForm(form, "/api/newsletter"));
  } catch {
    return "failed";
  }
}

/** Sends newsletter forms without leaving the page, and shows the result beside the button. */
export function startNewsletter(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>("form[data-newsletter]")) {
    // The page's own words, at the same place as the server's, instead of the browser's bubble.
    form.noValidate = true;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const outcome = form.querySelector("[data-outcome]");
      const button = form.querySelector("button");
      const field = form.querySelector<HTMLInputElement>("[name=email]");
      if (!outcome || button?.ariaDisabled === "true") return;
      if (button) button.ariaDisabled = "true";
      outcome.textContent = "Sending...";
      const result = await send(form);
      outcome.textContent = form.dataset[result] ?? "";
      if (field) field.ariaInvalid = result === "address" ? "true" : null;
      if (result === "address") field?.focus();
      if (button) button.ariaDisabled = null;
    });
  }
}
