import { enquiriesFirst, leadsAwayFrom } from "../../../deck/calls.ts";
import { callItem } from "../../../deck/parts/call-slots.ts";
import { areMessagesFirst, preferredWay } from "../../../deck/preferred-way.ts";
import type { CallToAction } from "../../../site/calls-to-action.ts";
import { dialled } from "../dialled.ts";
import { type Html, html, noHtml } from "../html.ts";
import { chatLink, numberLink } from "../number-link.ts";
import { type PageContext, targetLink } from "../page-context.ts";
import { bookingGap, bookingLink } from "./booking-link.ts";

function link(context: PageContext, call: CallToAction, look: string): Html {
  const words = context.site.words("*", "actions").items.find(({ item }) => item === callItem(call.label));
  return html`<a class="${look}" href="${targetLink(context, call.target)}"${call.source ? context.mark(call.source) : noHtml}>${words?.text("label") || call.label}</a>`;
}

// The verbs of the three voices.
const calling = /^(?:Call|Ring|Tel\.) (?=[\d+(])/;

/**
 * The telephone number in the text, else the first one: it works while the rest is unfinished. A client who would
 * rather get a text gets texts.
 */
function phone({ site }: PageContext, look: "button" | "more"): Html | null {
  const text = site.words("*", "actions").text("call");
  const known = site.facts("phone");
  const shown = /\d/.test(text) ? text : (known[0]?.text ?? "");
  const number = text === "" ? null : dialled(shown, known);
  if (number === null) return null;
  const isChat = preferredWay(site.spec) === "chat" && number.startsWith("+");
  const target = isChat ? chatLink(number) : numberLink(number, known, site.spec);
  const label = target.startsWith("sms:") ? text.replace(calling, "Text ") : text;
  return html`<a class="${look}" href="${target}">${label}</a>`;
}

/** The mark of the missing address, unless the opening has a note of its own. */
const gapBeside = ({ site, page }: PageContext): Html | null =>
  page === site.home && site.words("/", "hero").note !== null ? null : bookingGap(site);

/**
 * The first of these calls to action as a button, and beside it the telephone number, else the second call. If the
 * client wants fewer calls, no number is beside a button; if the client wants calls or messages, the number is the
 * button. The button to the client's booking service comes before all of them.
 */
export function actions(context: PageContext, calls: readonly CallToAction[] = context.site.calls): Html {
  const [first, second] = calls.filter((call) => leadsAwayFrom(context.page, call));
  const way = preferredWay(context.site.spec);
  const booking = bookingLink(context.site, "button");
  if (booking !== null) {
    const beside = first && way === "few-calls" ? null : phone(context, "more");
    return html`
    <p class="actions">
      ${booking}
      ${beside ?? (first ? link(context, first, "more") : null)}
      ${gapBeside(context)}
    </p>`;
  }
  const isFirst = way === "calls-first" || (first !== undefined && areMessagesFirst(context.site.spec));
  const number = first && way === "few-calls" ? null : phone(context, isFirst ? "button" : "more");
  if (!first && !number) return noHtml;
  if (isFirst && number)
    return html`
    <p class="actions">
      ${number}
      ${first ? link(context, first, "more") : null}
    </p>`;
  return html`
    <p class="actions">
      ${first ? link(context, first, "button") : null}
      ${number ?? (second ? link(context, second, "more") : null)}
    </p>`;
}

/** The closing band of a page: an inviting line, and calls to action, first the one that leads to an enquiry. */
export function closing(context: PageContext): Html {
  const { site } = context;
  const inner = actions(context, enquiriesFirst(site.calls));
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
