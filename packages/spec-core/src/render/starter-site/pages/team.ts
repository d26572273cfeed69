import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { pictureFrame } from "../parts/figures.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { pageHead } from "./page-head.ts";

const members = ["the founder", "a first colleague", "a second colleague", "a third colleague"] as const;

interface Member {
  /** Who is meant, in the words of a gap. */
  readonly who: string;
  readonly name: string;
  /** Empty where it is not known. */
  readonly role: string;
}

/** The people that the client confirmed, else places for some. */
const membersOf = ({ site }: PageContext): readonly Member[] => {
  const people = site.facts("person").map(({ text, about }) => ({ who: text, name: text, role: about }));
  return people.length > 0 ? people : members.map((who) => ({ who, name: "Name and role", role: "" }));
};

const row = (context: PageContext, { who, name, role }: Member, index: number): Html => html`
  <li class="member">
    ${pictureFrame(context, { ratio: "1x1", subject: `portrait of ${who}`, variant: index })}
    <div>
      <h2>${name}</h2>
      ${role === "" ? null : html`<p>${role}</p>`}
      ${toBeWritten(context, { what: who, guidance: "training, duties, a line of their own, 30 to 60 words", lines: 2 })}
    </div>
  </li>`;

/** One row per person, portrait and words. */
export const team = (context: PageContext): Html => html`
  ${pageHead(context, toBeWritten(context, { what: "one line on the team", guidance: "how many they are, what joins them" }))}
  <section class="roster-part" aria-label="People">
    <ul class="wrap roster">
      ${membersOf(context).map((member, index) => row(context, member, index))}
    </ul>
  </section>
  ${closing(context)}`;
