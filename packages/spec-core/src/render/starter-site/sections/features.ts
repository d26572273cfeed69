import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { homeSection } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";

const statementsMax = 6;
const enough = 3;
// A longer name would make a heading of many lines; a longer word would not fit the rail beside the list.
const longestName = 36;
const longestWord = 16;

const fitsHeading = (name: string): boolean =>
  name.length <= longestName && name.split(/[\s-]+/).every((word) => word.length <= longestWord);

/** What sets the business apart: what the client said after the first sentence, as a list of large statements. */
export function features(context: PageContext): Html {
  const { site, mark } = context;
  const points = site.description.slice(1, statementsMax + 1);
  const missing = ["one", "two", "three"].slice(points.length, enough);
  return homeSection(context, {
    name: "features",
    title: fitsHeading(site.name) ? `Why ${site.name}` : "Strengths",
    lead: site.audience
      ? html`<dl class="for"><dt>For</dt><dd${mark("formData.audience")}>${site.audience}</dd></dl>`
      : toBeWritten(context, { what: "the audience", guidance: "who should feel meant" }),
    body: html`
      <ul class="statements">
        ${points.map((point) => html`<li><p${mark("formData.description")}>${point}</p></li>`)}
        ${missing.map(
          (number) => html`
            <li>
              ${toBeWritten(context, {
                what: `strength ${number}`,
                guidance: "a claim and its proof, 25 to 40 words",
                lines: 2,
              })}
            </li>`,
        )}
      </ul>`,
  });
}
