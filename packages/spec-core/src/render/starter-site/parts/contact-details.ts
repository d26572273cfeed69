import { said } from "../answers.ts";
import { type Html, html } from "../html.ts";

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i;
const phone = /\+?\d[\d\s()/.-]{5,}\d/;

function linked(line: string, pattern: RegExp, scheme: string): Html | null {
  const match = pattern.exec(line);
  if (!match) return null;
  const [found] = match;
  const address = scheme === "tel:" ? found.replace(/[^\d+]/g, "") : found;
  const rest = line.slice(match.index + found.length);
  return html`${line.slice(0, match.index)} <a href="${scheme + address}">${found}</a> ${rest}`;
}

/** The lines of the contact details, with e-mail addresses and telephone numbers as links; none where none are known. */
export function contactLines(details: string): Html[] {
  if (said(details) === null) return [];
  return details
    .split(/[\n;]+/)
    .filter((line) => line.trim() !== "")
    .map((line) => linked(line, email, "mailto:") ?? linked(line, phone, "tel:") ?? html`${line}`);
}
