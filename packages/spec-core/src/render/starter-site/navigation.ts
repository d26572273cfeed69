import type { SitePage } from "../../site/site-pages.ts";
import { textWidth } from "./css/word-widths.ts";
import { type Html, html } from "./html.ts";
import type { PageContext } from "./page-context.ts";

// Longer names of the business and its pages do not fit into one row.
const oneRowCharactersMax = 88;
const brandCharactersMax = 32;

function anchor({ page: current, linkTo, mark }: PageContext, page: SitePage): Html {
  return html`<a href="${linkTo(page.file)}"${page === current ? html` aria-current="page"` : null}${mark(page.source)}>${page.name}</a>`;
}

function item(context: PageContext, page: SitePage): Html {
  const children = context.site.pages.filter((child) => child.parent === page.name && child !== page);
  if (children.length === 0) return html`<li>${anchor(context, page)}</li>`;
  return html`
    <li class="branch">
      ${anchor(context, page)}
      <details class="twig">
        <summary><span class="unseen">Pages under ${page.name}</span></summary>
        <ul>
          ${children.map((child) => html`<li>${anchor(context, child)}</li>`)}
        </ul>
      </details>
    </li>`;
}

/**
 * The top-level pages of the navigation. A page whose parent is not in the site is top-level too; legal pages are
 * in the footer only.
 */
const topPages = ({ site }: PageContext): SitePage[] =>
  site.pages.filter(
    (page) =>
      page.isInNavigation && !site.pages.some((other) => other !== page && other.name === page.parent),
  );

/** Whether the navigation needs a separate row on a wide screen. */
export const needsOwnRow = (context: PageContext): boolean =>
  topPages(context).reduce(
    (sum, page) => sum + page.name.length + 3,
    Math.min(context.site.name.length, brandCharactersMax) * 1.25,
  ) > oneRowCharactersMax;

// In rem: the space around the name of this page, and the lines of a phone and of a tablet, there without the
// least width of the brand and the theme switch.
const aroundName = 1.5;
const phoneLine = 20.5;
const tabletLine = 28;
// Of the upper limit that `textWidth` gives, what names of pages take.
const usualShare = 0.8;

/** About how wide the names of the navigation are in one row, in rem. */
function namesWidth(context: PageContext, gap: number): number {
  const names = topPages(context).map(({ name }) => name);
  const { body } = context.site.spec.design.designSystem.typography;
  const gaps = (names.length - 1) * gap + aroundName;
  return names.reduce((sum, name) => sum + textWidth(name, body) * usualShare, gaps);
}

/** Whether the names take two rows on a phone, where columns then keep one from standing alone. */
const needsTwoRows = (context: PageContext): boolean => namesWidth(context, 1) > phoneLine;

/** Whether the navigation needs a separate row on a tablet, whatever face has arrived. */
export const needsRowOnTablet = (context: PageContext): boolean => namesWidth(context, 1.5) > tabletLine;

/**
 * The navigation. If the spec asks for a dropdown, it is a popover on a small screen, which the browser opens
 * and closes without a script; a browser without popovers shows it in the page.
 */
export function navigation(context: PageContext): Html {
  const list = html`
    <ul>
      ${topPages(context).map((page) => item(context, page))}
    </ul>`;
  if (context.site.spec.siteStructure.navigation.mobile === "inline")
    return html`
      <nav class="nav nav-inline${needsTwoRows(context) ? " nav-rows" : ""}" aria-label="Main">
        ${list}
      </nav>`;
  return html`
    <button class="menu-button" type="button" popovertarget="menu">Menu</button>
    <nav class="nav nav-dropdown" id="menu" aria-label="Main" popover>
      <button class="menu-close" type="button" popovertarget="menu" popovertargetaction="hide">Close</button>
      ${list}
    </nav>`;
}
