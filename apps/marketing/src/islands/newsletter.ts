/** The form's message for a response. */
async function send(form: HTMLFormElement): Promise<"sent" | "refused" | "failed"> {
  const filled = [...new FormData(form)].filter(([, value]) => value !== "");
  try {
    const { ok } = await fetch("/api/newsletter", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(Object.fromEntries(filled)),
    });
    return ok ? "sent" : "refused";
  } catch {
    return "failed";
  }
}

/** Sends newsletter forms without leaving the page, and shows the result beside the button. */
export function startNewsletter(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>("form[data-newsletter]"))
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const outcome = form.querySelector("[data-outcome]");
      const button = form.querySelector("button");
      if (!outcome || button?.ariaDisabled === "true") return;
      if (button) button.ariaDisabled = "true";
      outcome.textContent = "Sending...";
      const result = await send(form);
      outcome.textContent = form.dataset[result] ?? "";
      if (result === "sent") form.reset();
      if (button) button.ariaDisabled = null;
    });
}
