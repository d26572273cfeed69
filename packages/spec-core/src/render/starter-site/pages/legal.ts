import { providerHeading } from "../../../spec/legal/page-rules.ts";
import type { Spec } from "../../../spec/schema.ts";
import { cleanText } from "../clean-text.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { part } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { pageHead } from "./page-head.ts";

/** A part of a legal page, from 'Heading: what it says'. */
function partOf(entry: string): { title: string; says: string } {
  const end = entry.indexOf(": ");
  return end < 0 ? { title: entry, says: entry } : { title: entry.slice(0, end), says: entry.slice(end + 2) };
}

const expected: Readonly<Record<string, string>> = {
  Name: "the name",
  "Legal form": "the legal form",
  Address: "the postal address",
  "E-mail": "an e-mail address",
  Phone: "a phone number",
};

/** Who runs the site: what is known of them, and what is missing. */
function provided(context: PageContext): (Html | null)[] {
  const { provider } = context.site.spec.legalAndCompliance;
  const isKnown = (label: string): boolean => provider.some((entry) => entry.label === label);
  const missing = Object.entries(expected).flatMap(([label, what]) => (isKnown(label) ? [] : [what]));
  return [
    provider.length === 0 ? null : known(provider),
    missing.length === 0 ? null : toBeWritten(context, { what: missing.join(", ") }),
  ];
}

function known(provider: Spec["legalAndCompliance"]["provider"]): Html {
  return html`
    <dl class="facts">
      ${provider.map(
        ({ label, value }) =>
          html`<div><dt>${label}</dt>${value.split("\n").map((line) => html`<dd>${cleanText(line)}</dd>`)}</div>`,
      )}
    </dl>`;
}

/**
 * A draft of ours of a page that the law asks for: what is known of the business, and what each part has to say. No
 * sentence of it is meant to go online before a lawyer has read it.
 */
export function legal(context: PageContext): Html {
  const { site, page } = context;
  const draft = html`<p class="todo"><strong>Draft: to be checked by a lawyer</strong> before ${site.name} goes online</p>`;
  return html`
    ${pageHead(context, draft)}
    ${page.outline.map(partOf).map(({ title, says }, index) =>
      part(context, {
        id: `part-${index + 1}`,
        look: "terms",
        title,
        body: title === providerHeading ? provided(context) : toBeWritten(context, { what: says }),
      }),
    )}`;
}
