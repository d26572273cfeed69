/** The target of a link of an article. */
export type LinkTarget =
  | { readonly kind: "internal"; readonly href: string }
  /** Another site, a mail or a call: opened in a new tab. */
  | { readonly kind: "external"; readonly href: string };

/** Characters that the URL parser strips before it parses an address (URL Standard, section 4.4). */
const skipped = /^[\p{Cc} ]+|[\p{Cc} ]+$|[\t\n\r]/gu;

/** Longer addresses are rejected; browsers and sitemaps have similar limits. */
const longestHref = 2000;

/**
 * Parses the address of a link like a browser, and decides whether it stays on this site. `https:host`,
 * `//host`, `/\host` and similar ones leave it, even if disguised by tabs, line breaks or backslashes, and
 * are written out in full. Undefined for addresses that are no page, mail or phone, such as `javascript:`,
 * and for relative ones.
 */
export function linkTarget(address: string): LinkTarget | undefined {
  const href = address.replace(skipped, "");
  if (href === "" || href.length > longestHref) return undefined;
  // In http and https URLs a backslash is a slash (URL Standard, section 4.4, "relative slash state").
  const [beforeQuery = ""] = href.split(/[?#]/, 1);
  const path = beforeQuery.replaceAll("\\", "/") + href.slice(beforeQuery.length);
  if (path.startsWith("//")) return host("https", path);
  if (path.startsWith("/") || path.startsWith("#")) return { kind: "internal", href: path };
  const web = /^(https?):/i.exec(path)?.[1];
  if (web) return host(web.toLowerCase(), path.slice(web.length + 1));
  return /^(?:mailto|tel):\S+$/i.test(href) ? { kind: "external", href } : undefined;
}

function host(scheme: string, rest: string): LinkTarget | undefined {
  const start = rest.search(/[^/]/);
  return start < 0 ? undefined : { kind: "external", href: `${scheme}://${rest.slice(start)}` };
}
