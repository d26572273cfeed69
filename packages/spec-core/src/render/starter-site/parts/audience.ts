import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import type { SectionWords } from "../words.ts";

/** For whom the business works, in the client's words; null where they are missing. */
export const audienceNote = ({ mark }: PageContext, words: SectionWords): Html | null =>
  words.text("audience") === ""
    ? null
    : html`<dl class="for"><dt>${words.text("audience-label")}</dt><dd${mark("formData.audience")}>${words.text("audience")}</dd></dl>`;
