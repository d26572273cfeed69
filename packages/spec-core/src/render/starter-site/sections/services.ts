import { Html, html } from "../html.ts";
import { siteOffers } from "../offers.ts";
import type { PageContext } from "../page-context.ts";
import { drawing } from "../parts/drawing.ts";
import { homeSection } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";

/** The places of services that the client has not named. */
export const unnamedServices = ["First service", "Second service", "Third service"] as const;

/** What the business offers: the pages under Services where there are any, as a ruled list. */
export function services(context: PageContext): Html {
  const { site, linkTo, mark } = context;
  const named = site.pages.filter((page) => page.kind === "Service");
  const offers = siteOffers(site);
  const overview = site.pages.find((page) => page.kind === "Services");
  const key = (service: number, words: string): Html => new Html(drawing(site, { service, words }));
  const row = (title: string | Html, { about, at }: { about: string; at: number }): Html => html`
    <li class="line">
      ${key(at, about)}
      <h3>${title}</h3>
      ${toBeWritten(context, { what: about, guidance: "what it is, for whom, its outcome, 40 to 60 words", lines: 2 })}
    </li>`;
  return homeSection(context, {
    name: "services",
    title: "Services",
    lead: overview
      ? html`<p><a class="more" href="${linkTo(overview.file)}"${mark(overview.source)}>All services</a></p>`
      : null,
    body: html`
      <ul class="lines">
        ${
          named.length > 0
            ? named.map((page, at) =>
                row(html`<a href="${linkTo(page.file)}"${mark(page.source)}>${page.name}</a>`, {
                  about: page.name,
                  at,
                }),
              )
            : offers.length > 0
              ? offers.map(
                  ({ name, what }, at) =>
                    html`<li class="line">${key(at, `${name} ${what}`)}<h3>${name}</h3>${what === "" ? null : html`<p>${what}</p>`}</li>`,
                )
              : unnamedServices.map((title, at) => row(title, { about: title.toLowerCase(), at }))
        }
      </ul>`,
  });
}
