import { callItem } from "../../../deck/parts/contact.ts";
import type { CallToAction } from "../../../site/calls-to-action.ts";
import { dialled } from "../dialled.ts";
import { type Html, html, noHtml } from "../html.ts";
import { type PageContext, targetLink } from "../page-context.ts";

function link(context: PageContext, call: CallToAction, look: string): Html {
  const words = context.site.words("*", "actions").items.find(({ item }) => item === callItem(call.label));
  return html`<a class="${look}" href="${targetLink(context, call.target)}"${call.source ? context.mark(call.source) : noHtml}>${words?.text("label") || call.label}</a>`;
}

const leadsAway = ({ page }: PageContext, { target }: CallToAction): boolean =>
  target.kind === "section" || target.page !== page;

/** The telephone number in the text, else the first one: it works while the rest is unfinished. */
function phone({ site }: PageContext): Html | null {
  const text = site.words("*", "actions").text("call");
  const known = site.facts("phone");
  const shown = /\d/.test(text) ? text : (known[0]?.text ?? "");
  const number = text === "" ? null : dialled(shown, known);
  return number === null ? null : html`<a class="more" href="tel:${number}">${text}</a>`;
}

/** The first of these calls to action as a button; beside it the telephone number, else the second call. */
export function actions(context: PageContext, calls: readonly CallToAction[] = context.site.calls): Html {
  const [first, second] = calls.filter((call) => leadsAway(context, call));
  const number = phone(context);
  if (!first && !number) return noHtml;
  return html`
    <p class="actions">
      ${first ? link(context, first, "button") : null}
      ${number ?? (second ? link(context, second, "more") : null)}
    </p>`;
}

const speaks = ({ act }: CallToAction): boolean => ["write", "ask", "book", "join"].includes(act);

/** The closing band of a page: a line that invites to an enquiry, and first the call to action that leads to one. */
export function closing(context: PageContext): Html {
  const { site } = context;
  const inner = actions(context, [
    ...site.calls.filter(speaks),
    ...site.calls.filter((call) => !speaks(call)),
  ]);
  if (inner === noHtml) return noHtml;
  const line = site.words("*", "actions").text("closing");
  return html`
    <section class="closing on-${site.direction.closing}" aria-label="Next step">
      <div class="wrap">
        ${line === "" ? null : html`<p class="closing-line">${line}</p>`}
        ${inner}
      </div>
    </section>`;
}
