import { providerHeading } from "../../../spec/legal/page-rules.ts";
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

function known({ site }: PageContext): Html | null {
  const { provider } = site.spec.legalAndCompliance;
  if (provider.length === 0) return null;
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
        body: [title === providerHeading ? known(context) : null, toBeWritten(context, { what: says })],
      }),
    )}`;
}
