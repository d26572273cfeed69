import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import type { SectionWords } from "../words.ts";

/** The audience of the business, in the client's words; null if it is missing. */
export const audienceNote = ({ mark }: PageContext, words: SectionWords): Html | null =>
  words.text("audience") === ""
    ? null
    : html`<dl class="for"><dt>${words.text("audience-label")}</dt><dd${mark("formData.audience")}>${words.text("audience")}</dd></dl>`;

/** The audience of the business, as large as a strength would be. */
export const audienceAlone = ({ mark }: PageContext, words: SectionWords): Html | string =>
  words.text("audience") === ""
    ? ""
    : html`<ul class="statements"><li><p${mark("formData.audience")}>${words.text("audience")}</p></li></ul>`;
