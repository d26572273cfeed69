import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { actions } from "../parts/actions.ts";
import { part } from "../parts/section-frame.ts";
import { toBeWritten } from "../parts/to-be-written.ts";
import { statement } from "../sections/hero.ts";
import { pageHead } from "./page-head.ts";

/** Why, which positions, and how to apply. */
export const careers = (context: PageContext): Html => html`
  ${pageHead(context, statement(context))}
  ${part(context, {
    id: "why",
    look: "terms",
    title: "Why here",
    body: html`
      <div class="halves">
        ${["the work itself", "pay and time", "learning", "the people"].map(
          (reason) =>
            html`<div>${toBeWritten(context, { what: `${reason} at the place of work`, lines: 2 })}</div>`,
        )}
      </div>`,
  })}
  ${part(context, {
    id: "positions",
    look: "services",
    title: "Open positions",
    ground: "surface",
    body: html`
      <ul class="lines">
        ${["a first position", "a second position"].map(
          (position) =>
            html`<li class="line"><h3>Position</h3>${toBeWritten(context, { what: position, guidance: "duties, hours, pay, start" })}</li>`,
        )}
      </ul>`,
  })}
  ${part(context, {
    id: "apply",
    look: "terms",
    title: "How to apply",
    body: [
      toBeWritten(context, {
        what: "the way to apply",
        guidance: "what to send, to whom, until when",
        lines: 2,
      }),
      actions(context),
    ],
  })}`;
