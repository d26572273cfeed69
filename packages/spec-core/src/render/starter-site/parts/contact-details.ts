import { type Html, html } from "../html.ts";
import type { Site, SiteFact } from "../site.ts";

/** An international number (ITU-T E.164) is the only one that can be dialled from everywhere; others are dialled as written. */
const dialled = ({ value }: SiteFact): string => value.replace(/[^\d+]/g, "");

function reached(fact: SiteFact): Html {
  if (fact.kind === "phone")
    return html`${fact.about === "" ? null : html`${fact.about} `}<a href="tel:${dialled(fact)}">${fact.text}</a>`;
  if (fact.kind === "email") return html`<a href="mailto:${fact.value}">${fact.text}</a>`;
  return html`${fact.text}`;
}

/** How the business is reached, with e-mail addresses and telephone numbers as links; none where the client confirmed none. */
export const contactLines = (site: Site): Html[] => site.facts("phone", "email", "address").map(reached);

/** When it is open, a line for each answer. */
export const openingHours = (site: Site): Html[] =>
  site.facts("hours").flatMap(({ text }) =>
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => html`${line}`),
  );
