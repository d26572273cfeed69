import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";

/** The client's sentences from one on, as paragraphs. */
export const describedFrom = ({ site, mark }: PageContext, start: number): Html[] =>
  site.description.slice(start).map((sentence) => html`<p${mark("formData.description")}>${sentence}</p>`);

/** For whom the business works, in the client's words; null where they are missing. */
export const audienceNote = ({ site, mark }: PageContext): Html | null =>
  site.audience
    ? html`<dl class="for"><dt>For</dt><dd${mark("formData.audience")}>${site.audience}</dd></dl>`
    : null;
