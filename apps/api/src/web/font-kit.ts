import { pagePolicy } from "./page-headers.ts";

/** A page that may bring the agency's font kit in: its document names the kit, its policy admits the kit's origin. */
export interface PageWithKit {
  document: string;
  policy: string;
}

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/**
 * Names the configured kit in a page's head; without one the page stays as it is. The page itself decides when to
 * fetch the kit, so that nothing goes to a third party before one of its families is looked at.
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
