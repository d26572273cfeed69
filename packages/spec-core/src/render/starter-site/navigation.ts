import type { SitePage } from "../../site/site-pages.ts";
import { textGrowth } from "./css/sizes.ts";
import { textWidth } from "./css/word-widths.ts";
import { headerBookingLabel, headerNumber } from "./header-call.ts";
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
function topPages({ site }: PageContext): SitePage[] {
  const pages = site.pages.filter(
    (page) =>
      page.isInNavigation && !site.pages.some((other) => other !== page && other.name === page.parent),
  );
  // Guests look for the menu first.
  const menu = pages.find(({ name }) => /^(?:(?:our|the|food) )?menus?$/iu.test(name.trim()));
  if (!menu) return pages;
  const [first, ...others] = pages.filter((page) => page !== menu);
  return [...(first ? [first] : []), menu, ...others];
}

/** How much larger than usual the text of the header is. */
const growthOf = ({ site }: PageContext): number => textGrowth(site.spec.design.designSystem.typography);

/** Whether the navigation needs a separate row on a wide screen. */
export function needsOwnRow(context: PageContext): boolean {
  const { site } = context;
  const number = headerNumber(site);
  const label = headerBookingLabel(site);
  const texts = [
    ...topPages(context).map(({ name }) => name),
    ...(number ? [number.text] : []),
    ...(label === "" ? [] : [label]),
  ];
  const characters = texts.reduce(
    (sum, text) => sum + text.length + 3,
    Math.min(site.name.length, brandCharactersMax) * 1.25,
  );
  return characters * growthOf(context) > oneRowCharactersMax;
}

// In rem: the space around a page's name, and the line widths of a phone and of a tablet, the latter without the
// minimum width of the brand and the theme switch.
const aroundName = 1.5;
const phoneLine = 20.5;
const tabletLine = 28;
// The share of the upper estimate of `textWidth` that page names usually take.
const usualShare = 0.8;
// In rem: the size of the telephone number, which is bold, and of a large one.
const numberSize = 1.125;
const largeNumberSize = 1.5;
// In rem: the space within and beside the booking button.
const aroundButton = 3.5;

/** About how wide the names of the navigation are in one row, in rem. */
function namesWidth(context: PageContext, gap: number): number {
  const names = topPages(context).map(({ name }) => name);
  const { body } = context.site.spec.design.designSystem.typography;
  const share = usualShare * growthOf(context);
  const gaps = (names.length - 1) * gap + aroundName;
  return names.reduce((sum, name) => sum + textWidth(name, body) * share, gaps);
}

/** The width of the telephone number and the booking button in the header with the space beside them, in rem. */
function callsWidth(context: PageContext): number {
  const number = headerNumber(context.site);
  const label = headerBookingLabel(context.site);
  const { body } = context.site.spec.design.designSystem.typography;
  const size = number?.isLarge ? largeNumberSize : numberSize;
  return (
    (number ? textWidth(number.text, body) * size * growthOf(context) + aroundName : 0) +
    (label === "" ? 0 : textWidth(label, body) * growthOf(context) + aroundButton)
  );
}

/** Whether the names take two rows on a phone; they are then set in columns, so that none is alone in a row. */
const needsTwoRows = (context: PageContext): boolean => namesWidth(context, 1) > phoneLine;

/** Whether the navigation needs a separate row on a tablet, with the web font as well as with its fallback. */
export const needsRowOnTablet = (context: PageContext): boolean =>
  namesWidth(context, 1.5) + callsWidth(context) > tabletLine;

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
