import type { SectionName } from "../../../onboarding/layout-sections.ts";
import type { Ground } from "../art-direction.ts";
import { type Html, type HtmlValue, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";

/** A part of a page with its own heading. */
export interface Part {
  readonly id: string;
  /** The CSS classes of its composition. */
  readonly look: string;
  readonly title: string;
  readonly ground?: Ground;
  /** Beside or under the heading. */
  readonly lead?: HtmlValue;
  readonly body: HtmlValue;
  /** The form path of the answer behind it. */
  readonly source?: string;
  /** Whether it contains only its note. */
  readonly isOpen?: boolean;
}

/** A part of a page: a labelled section with its heading, lead and body. */
export function part({ mark }: PageContext, { id, look, title, ground = "page", ...rest }: Part): Html {
  return html`
    <section class="part ${look}${rest.isOpen ? " part-open" : ""} on-${ground}" id="${id}" aria-labelledby="${id}-title"${rest.source ? mark(rest.source) : null}>
      <div class="wrap frame">
        <div class="head">
          <h2 id="${id}-title">${title}</h2>
          ${rest.lead ?? null}
        </div>
        <div class="body">
          ${rest.body}
        </div>
      </div>
    </section>`;
}

/** The background that the tone gives a section; the page's background if the section above has the same one. */
function groundOf({ site }: PageContext, name: SectionName): Ground {
  const { grounds } = site.direction;
  let above: Ground = "page";
  for (const section of site.sections) {
    const own = grounds[section] ?? "page";
    above = own === above ? "page" : own;
    if (section === name) return above;
  }
  return grounds[name] ?? "page";
}

/**
 * A section of the home page on its background. Parts that are shown because the client chose no section have neither a
 * section's id nor its source.
 */
export const homeSection = (
  context: PageContext,
  { name, ...rest }: Omit<Part, "id" | "look" | "ground" | "source"> & { readonly name: SectionName },
): Html =>
  part(context, {
    ...rest,
    // A section that has only its note gets no colored background.
    ground: rest.isOpen ? "page" : groundOf(context, name),
    look: name,
    ...(context.site.sections.includes(name)
      ? { id: name, source: `layoutSections.${name}` }
      : { id: `our-${name}` }),
  });
