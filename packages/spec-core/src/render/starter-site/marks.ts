import { type Html, html, noHtml } from "./html.ts";

/** The attribute that tells which answer an element came from; nothing where marks are off, or for an empty path. */
export type Mark = (path: string) => Html;

/** The marker of a rendering: with marks on, ` data-from="formData.businessName"` and the like. */
export const markWith = (isOn: boolean): Mark =>
  isOn ? (path) => (path === "" ? noHtml : html` data-from="${path}"`) : () => noHtml;
