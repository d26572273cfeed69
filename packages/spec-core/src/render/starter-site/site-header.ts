import { spelt } from "../../deck/spelling.ts";
import { isAlwaysDark } from "../../site/paint-colors.ts";
import { headerBooking, headerCall } from "./header-call.ts";
import { type Html, html } from "./html.ts";
import { navigation, needsOwnRow, needsRowOnTablet } from "./navigation.ts";
import type { PageContext } from "./page-context.ts";

function brand({ site, linkTo, mark }: PageContext): Html {
  const { logo, name, nameSource, home } = site;
  if (!logo) return html`<a class="brand" href="${linkTo(home.file)}"${mark(nameSource)}>${name}</a>`;
  return html`
    <a class="brand brand-logo" href="${linkTo(home.file)}"${mark(logo.source)}><img src="${linkTo(logo.path)}" alt="${name}" width="120" height="40" decoding="async"></a>`;
}

const themeSwitch = ({ site }: PageContext): Html =>
  html`<button class="theme" type="button" data-theme-toggle aria-pressed="false" hidden><span class="unseen">${spelt("Dark colors", site.spec.businessInfo.country)}</span></button>`;

/**
 * The header of every page: the brand, the telephone number and the booking button where the client wants them, the navigation, and the theme
 * switch, which needs a script; without a switch if the theme is dark already.
 */
export const siteHeader = (context: PageContext): Html => html`
  <header class="site-header${needsOwnRow(context) ? " header-tall" : needsRowOnTablet(context) ? " header-mid" : ""}">
    <div class="wrap header-row">
      ${brand(context)}
      ${headerCall(context.site)}
      ${headerBooking(context.site)}
      ${navigation(context)}
      ${isAlwaysDark(context.site.spec) ? null : themeSwitch(context)}
    </div>
  </header>`;
