import { attribute } from "./html/element.ts";
import type { HtmlFile } from "./html/parse-html.ts";
import { withTag } from "./html/semantics.ts";

/** Whether a file is an error page. */
export const isErrorPage = (path: string): boolean =>
  /(?:^|\/)(?:[45]\d\d|404\/index|error|offline|not-found|maintenance)\.html?$/i.test(path) ||
  /(?:^|\/)(?:404|not-found|offline)\/index\.html?$/i.test(path);

const legal =
  /privacy|imprint|impressum|terms|legal|cookie|delivery|shipping|returns|refund|withdrawal|widerruf|versand|datenschutz|agb|disclaimer|accessibility|complaint|slavery|polic(?:y|ies)|gdpr|dsgvo|conditions|license|licence|mentions-legales|aviso-legal|thank|danke|confirm|search|sitemap|unsubscribe/i;

/** Whether a page is a legal or functional one, such as a confirmation, which need not be planned. */
export const isDutyPage = (path: string): boolean => legal.test(path);

/** Whether a file only redirects to another URL. */
export const isRedirect = (file: HtmlFile): boolean =>
  withTag(file, "meta").some((meta) => /^refresh$/i.test(attribute(meta, "http-equiv") ?? ""));
