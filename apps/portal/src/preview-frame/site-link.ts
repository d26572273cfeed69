/** A page of the site, and the part of it that a link leads to. */
export interface SiteLink {
  /** In the site: `about/index.html`. */
  readonly file: string;
  /** Id of an element on the page; empty for its top. */
  readonly part: string;
}

// Reserved (RFC 2606): no site has this host, so an address with it is one of the site's own files.
const base = "https://site.invalid/";

/** A percent-decoded part of an address; the text itself where its encoding is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page of the site that a link on a page leads to; null for links out of the site. */
export function siteLink(address: string, file: string): SiteLink | null {
  const url = URL.parse(address, base + file.split("/").map(encodeURIComponent).join("/"));
  if (url === null || !url.href.startsWith(base)) return null;
  return { file: decoded(url.pathname.slice(1)) || "index.html", part: decoded(url.hash.slice(1)) };
}
