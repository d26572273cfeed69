import { languageTag } from "../../spec/language-tag.ts";
import { documentHead } from "./document-head.ts";
import { type Html, html, pageText } from "./html.ts";
import type { PageContext } from "./page-context.ts";
import { siteFooter } from "./site-footer.ts";
import { siteHeader } from "./site-header.ts";

/** A complete page around its main content. */
export function documentText(context: PageContext, main: Html): string {
  const { site, page, mark } = context;
  return pageText(html`
    <!DOCTYPE html>
    <html lang="${languageTag(site.spec.businessInfo.country)}">
    ${documentHead(context)}
    <body class="tone-${site.tone.toLowerCase()} layout-${site.layout} page-${page.kind.toLowerCase()}"${mark("pageLayout")}>
      <a class="skip-link" href="#main">Skip to content</a>
      <div class="sheet">
        ${siteHeader(context)}
        <main id="main" tabindex="-1">
          ${main}
        </main>
        ${siteFooter(context)}
      </div>
    </body>
    </html>`);
}
