import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { pictureFrame } from "../parts/figures.ts";
import { homeSection } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";

const people = ["the founder", "a first colleague", "a second colleague", "a third colleague"] as const;

/** The people that the client confirmed. */
const known = (context: PageContext): Html | null => {
  const confirmed = context.site.facts("person");
  if (confirmed.length === 0) return null;
  return html`
    <ul class="people">
      ${confirmed.map(
        ({ text, about }, index) => html`
          <li class="person">
            ${pictureFrame(context, { ratio: "4x5", subject: `portrait of ${text}`, variant: index })}
            <h3>${text}</h3>
            ${about === "" ? null : html`<p>${about}</p>`}
          </li>`,
      )}
    </ul>`;
};

const unknown = (context: PageContext, count: number): Html => html`
  <ul class="people">
    ${people.slice(0, count).map(
      (person, index) => html`
        <li class="person">
          ${pictureFrame(context, { ratio: "4x5", subject: `portrait of ${person}`, variant: index })}
          <h3>Name and role</h3>
          ${toBeWritten(context, { what: `a line by ${person}` })}
        </li>`,
    )}
  </ul>`;

/** Portraits in a staggered row; places for `count` of them where the client named nobody. */
export const portraits = (context: PageContext, count: number): Html =>
  known(context) ?? unknown(context, count);

/** The people behind the business. */
export const team = (context: PageContext): Html =>
  homeSection(context, { name: "team", title: "People", body: portraits(context, 4) });
