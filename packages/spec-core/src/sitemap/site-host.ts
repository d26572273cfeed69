import { foldLatin } from "./fold-latin.ts";
import { fromAsciiLabel, toAsciiLabel } from "./punycode.ts";

/** What is known of a website's address. */
export type SiteNames = {
  readonly websiteName: string;
  /** The client's own domain, as typed: a scheme, a port or a path are taken off. */
  readonly domainName?: string | undefined;
  /** The host to use while the website has no name. */
  readonly host: string;
};

/**
 * The host of a website: the client's own domain where it is one; else the website's name, lowercase and without
 * spaces, with `.com` unless the name is itself a domain; else the given host. Nothing, or `TBD`, is no name.
 * Characters that a host cannot hold are left out (RFC 1123), letters of other scripts become Punycode. The given host
 * apart, a URL parser takes the answer as it is.
 */
export function siteHost({ websiteName, domainName = "", host }: SiteNames): string {
  return parseDomain(domainName) ?? hostOfName(websiteName) ?? host;
}

function hostOfName(websiteName: string): string | null {
  const name = websiteName.trim();
  if (name === "" || name.toUpperCase() === "TBD") return null;
  const domain = parseDomain(name);
  if (domain !== null && endings.test(domain)) return domain;
  const folded = foldLatin(name);
  // What no host can be written with, Punycode that says nothing included, leaves the plain letters.
  const plain = folded.replace(/[^a-z0-9-]/gi, "").replace(/^(?:-*xn--)+/i, "");
  for (const letters of [folded, plain]) {
    const label = toLabel(letters);
    if (label !== null && isHost(`${label}.com`)) return `${label}.com`;
  }
  return null;
}

/** Of the URL Standard, which every browser and server has, no more than this library needs. */
declare const URL: new (address: string) => { readonly hostname: string };

/**
 * Whether every URL parser takes an address with this host. Browsers look into what begins with `xn--`, other parsers
 * do so only where they are given its letters.
 */
function isHost(host: string): boolean {
  const labels = host.split(".").map(fromAsciiLabel);
  if (labels.includes(null)) return false;
  try {
    return new URL(`https://${labels.join(".")}`).hostname === host;
  } catch {
    return false;
  }
}

/** The endings by which a name is known to be a domain, and not just to hold a dot, as in "Dr.Smith". */
const endings =
  /\.(com|org|net|edu|gov|info|biz|app|dev|shop|store|online|site|xyz|agency|studio|xn--[a-z0-9-]+|[a-z]{2})$/;

/** Most characters of a host, and of one of its labels (RFC 1035, section 2.3.4). */
const longestHost = 253;
const longestLabel = 63;

/** Nobody types a longer address for a domain; what lies beyond is not looked at. */
const longestAddress = 2000;

/** The host within what a person types for a domain; null where there is none. */
function parseDomain(text: string): string | null {
  const host = text
    .slice(0, longestAddress)
    .trim()
    .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/^[^@]*@/, "")
    .replace(/:\d*$/, "")
    .replace(/[。．｡]/g, ".")
    .replace(/\.$/, "")
    .toLowerCase()
    .normalize("NFKC");
  if (host.length > longestHost) return null;
  const parts = host.split(".");
  const labels = parts.map(toLabel);
  const isClean =
    parts.every((part) => /^[\p{L}\p{M}\p{N}-]+$/u.test(part)) && labels.every((label) => label !== null);
  const domain = labels.join(".");
  return isClean &&
    labels.length > 1 &&
    /\.(?=[^.]*[a-z])[a-z0-9-]{2,}$/.test(domain) &&
    domain.length <= longestHost &&
    isHost(domain)
    ? domain
    : null;
}

/**
 * A label of a host: letters, digits and inner hyphens, at most 63 characters in ASCII; null where none remain. No
 * character takes less than one in ASCII, so that of a long text only the beginning is tried.
 */
function toLabel(text: string): string | null {
  const usable = text
    .slice(0, longestAddress)
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, "")
    .replace(/^-+/, "");
  let characters = Array.from(usable.slice(0, 2 * longestLabel)).slice(0, longestLabel);
  for (;;) {
    const label = toAsciiLabel(characters.join("").replace(/-+$/, ""));
    if (label.length <= longestLabel) return label === "" ? null : label;
    characters = characters.slice(0, -1);
  }
}
