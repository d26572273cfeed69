import { type Html, html, noHtml } from "./html.ts";

/** Makes the attribute that names the answer behind an element; nothing if marks are off, or for an empty path. */
export type Mark = (path: string) => Html;

/** The mark function of a rendering: with marks on, ` data-from="formData.businessName"` and the like. */
export const markWith = (isOn: boolean): Mark =>
  isOn ? (path) => (path === "" ? noHtml : html` data-from="${path}"`) : () => noHtml;
