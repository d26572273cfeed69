import type { CallToAction } from "../calls-to-action.ts";
import { type Html, html, noHtml } from "../html.ts";
import { type PageContext, targetLink } from "../page-context.ts";

const link = (context: PageContext, call: CallToAction, look: string): Html =>
  html`<a class="${look}" href="${targetLink(context, call.target)}"${call.source ? context.mark(call.source) : noHtml}>${call.label}</a>`;

const leadsAway = ({ page }: PageContext, { target }: CallToAction): boolean =>
  target.kind === "section" || target.page !== page;

/** The first call to action as a button and the second as a link; nothing where there is none. */
export function actions(context: PageContext): Html {
  const [first, second] = context.site.calls.filter((call) => leadsAway(context, call));
  if (!first) return noHtml;
  return html`
    <p class="actions">
      ${link(context, first, "button")}
      ${second ? link(context, second, "more") : null}
    </p>`;
}

/** The closing band of a page: the client's last words on the business and the way to act on them. */
export function closing(context: PageContext): Html {
  const { site, mark } = context;
  const inner = actions(context);
  if (inner === noHtml) return noHtml;
  const line = site.description.at(site.pages.indexOf(context.page) % site.description.length) ?? site.name;
  return html`
    <section class="closing on-${site.direction.closing}" aria-label="Next step">
      <div class="wrap">
        <p class="closing-line"${mark("formData.description")}>${line}</p>
        ${inner}
      </div>
    </section>`;
}
