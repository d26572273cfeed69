import { pathOf } from "../../deck/parts/section.ts";
import { cleanText } from "../../site/clean-text.ts";
import { isAlwaysDark } from "../../site/paint-colors.ts";
import { shortened } from "../../site/shortened.ts";
import { escapeHtml } from "../../spec/html-text.ts";
import { type Html, html } from "./html.ts";
import { structuredData } from "./json-ld/structured-data.ts";
import type { PageContext } from "./page-context.ts";
import { pageSummary } from "./page-summary.ts";
import type { Site } from "./site.ts";
import { starterFonts } from "./starter-fonts.ts";

// The length of a title that a search result shows.
const titleMax = 60;
// Validators and some search engines count the characters of the source, entities included.
const writtenTitleMax = 70;

function titleOf(title: string): string {
  for (let max = titleMax; ; max -= 5) {
    const short = shortened(title, max);
    if (escapeHtml(short).length <= writtenTitleMax) return short;
  }
}

const summaryOf = ({ site, page }: PageContext): string =>
  pageSummary(site, page) || cleanText(`${page.name}, ${site.name}`);

/** The colors that the browser paints before the style sheet is loaded, and around the page. */
function schemeMeta({ spec }: Site): Html {
  const { light, dark } = spec.design.designSystem.colors.roles;
  if (isAlwaysDark(spec))
    return html`
      <meta name="color-scheme" content="dark">
      <meta name="theme-color" content="${dark.background}">`;
  return html`
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="${light.background}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${dark.background}" media="(prefers-color-scheme: dark)">`;
}

/** The head of a page. It loads nothing from another host. */
export function documentHead(context: PageContext): Html {
  const { site, page, linkTo } = context;
  const title = titleOf(site.words(pathOf(page.file), "head").text("title") || page.title);
  const summary = summaryOf(context);
  const picture = site.places.opening ?? site.pictures.at(0);
  const origin = /^https?:\/\/[^/]+/i.exec(page.url ?? "")?.[0];
  return html`
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>${title}</title>
      <meta name="description" content="${summary}">
      ${schemeMeta(site)}
      ${page.url ? html`<link rel="canonical" href="${page.url}">` : null}
      <meta property="og:type" content="website">
      <meta property="og:site_name" content="${site.name}">
      <meta property="og:title" content="${title}">
      <meta property="og:description" content="${summary}">
      ${page.url ? html`<meta property="og:url" content="${page.url}">` : null}
      ${picture && origin ? html`<meta property="og:image" content="${`${origin}/${picture.path.split("/").map(encodeURIComponent).join("/")}`}">` : null}
      <link rel="icon" href="${linkTo("favicon.svg")}" type="image/svg+xml">
      <link rel="manifest" href="${linkTo("site.webmanifest")}">
      ${starterFonts(site.spec).length > 0 ? html`<link rel="stylesheet" href="${linkTo("css/fonts.css")}">` : null}
      <link rel="stylesheet" href="${linkTo("css/site.css")}">
      <script src="${linkTo("js/site.js")}"></script>
      ${page.file === "404.html" ? html`<meta name="robots" content="noindex">` : structuredData(context)}
    </head>`;
}
