import { pagePolicy } from "./page-headers.ts";

/**
 * A page that may load the agency's font kit: its document contains the kit's URL, and its policy allows
 * the kit's origin.
 */
export interface PageWithKit {
  document: string;
  policy: string;
}

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/**
 * Adds the URL of the configured kit to a page's head; without one the page is unchanged. The page's
 * script decides when to load the kit, so that no third party receives a request before one of its fonts
 * is shown.
 */
export function withFontKit(document: string, fontKitUrl: string | undefined): PageWithKit {
  if (fontKitUrl === undefined) return { document, policy: pagePolicy };
  const { origin } = new URL(fontKitUrl);
  const policy = pagePolicy
    .replace("style-src 'self'", `style-src 'self' ${origin}`)
    .replace("font-src 'self'", `font-src 'self' ${origin}`);
  const meta = `<meta name="font-kit" content="${escaped(fontKitUrl)}" />`;
  return { document: document.replace("</head>", `${meta}</head>`), policy };
}
