import { Html, html } from "./html.ts";
import type { PageContext } from "./page-context.ts";
import { contactLines } from "./parts/contact-details.ts";
import { drawing } from "./parts/drawing.ts";
import { socialLinks } from "./parts/social-links.ts";
import { toBeWritten } from "./parts/to-be-written.ts";

/** The foot of every page: the business, its pages, profiles and legal duties. */
export function siteFooter(context: PageContext): Html {
  const { site, page: current, linkTo, mark } = context;
  const lines = contactLines(site);
  const year = site.spec.metadata.generatedDate.slice(0, 4);
  return html`
    <footer class="site-footer">
      ${new Html(drawing(site, "footer"))}
      <div class="wrap footer-grid">
        <p class="footer-name"${mark("formData.businessName")}>${site.name}</p>
        <nav class="footer-nav" aria-label="Footer">
          <ul>
            ${site.pages.map(
              (page) =>
                html`<li><a href="${linkTo(page.file)}"${page === current ? html` aria-current="page"` : null}${mark(page.source)}>${page.name}</a></li>`,
            )}
          </ul>
        </nav>
        <div class="footer-reach">
          ${lines.length > 0 ? html`<address>${lines.map((line) => html`<p>${line}</p>`)}</address>` : null}
          ${socialLinks(context, "Social media")}
          ${lines.length > 0 ? null : toBeWritten(context, { what: "contact details" })}
        </div>
        <p class="copyright">© ${year} ${site.name}</p>
      </div>
    </footer>`;
}
