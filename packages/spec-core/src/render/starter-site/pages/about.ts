import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { closing } from "../parts/actions.ts";
import { part } from "../parts/section-frame.ts";
import { portraits } from "../sections/team.ts";
import { firstSentence, pageHead, sectionOf } from "./page-head.ts";
import { story } from "./story.ts";

/** The story beside a picture of the place, followed by the people. */
export function about(context: PageContext): Html {
  const people = sectionOf(context, "people");
  return html`
    ${pageHead(context, firstSentence(context))}
    ${story(context)}
    ${people.items.length === 0 ? null : part(context, { id: "people", look: "team", title: people.text("heading"), ground: "surface", body: portraits(context, people) })}
    ${closing(context)}`;
}
