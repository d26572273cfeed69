import { type Html, html } from "./html.ts";
import type { PageContext } from "./page-context.ts";
import { footWays, hoursOf } from "./parts/contact-details.ts";
import { drawn } from "./parts/drawn.ts";
import { socialLinks } from "./parts/social-links.ts";

/** The footer of every page: the business, its pages, profiles and legal pages. */
export function siteFooter(context: PageContext): Html {
  const { site, page: current, linkTo, mark } = context;
  const lines = footWays(site);
  const hours = hoursOf(site.words("*", "footer"));
  const year = site.spec.metadata.generatedDate.slice(0, 4);
  return html`
    <footer class="site-footer">
      ${drawn(context, "footer")}
      <div class="wrap footer-grid">
        <p class="footer-name"${mark("formData.businessName")}>${site.business}</p>
        <nav class="footer-nav" aria-label="Footer">
          <ul>
            ${site.pages.map(
              (page) =>
                html`<li><a href="${linkTo(page.file)}"${page === current ? html` aria-current="page"` : null}${mark(page.source)}>${page.name}</a></li>`,
            )}
          </ul>
        </nav>
        <div class="footer-reach">
          ${lines.length > 0 ? html`<address>${lines}</address>` : null}
          ${hours.length > 0 ? html`<div>${hours}</div>` : null}
          ${socialLinks(context, "Social media")}
        </div>
        <p class="copyright">© ${year} ${site.business}</p>
      </div>
    </footer>`;
}
