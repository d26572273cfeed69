import { foldLatin } from "../text/fold-latin.ts";
import { fromAsciiLabel, toAsciiLabel } from "./punycode.ts";
import { writtenName } from "./written-name.ts";

/** The known parts of a website's address. */
export type SiteNames = {
  readonly websiteName: string;
  /** The client's own domain, as typed: a scheme, a port or a path are removed. */
  readonly domainName?: string | undefined;
  /** The host if the website has no name. */
  readonly host: string;
};

/**
 * The host of a website: the client's own domain if it is one; else the website's name, lowercase and without spaces,
 * with `.com` unless the name is itself a domain; else the given host. An empty name, `TBD` or a mere remark is no name. Characters
 * that a host cannot contain are removed (RFC 1123), letters of other scripts become Punycode. A URL parser accepts
 * the result unchanged, except perhaps the given host.
 */
export function siteHost({ websiteName, domainName = "", host }: SiteNames): string {
  return parseDomain(domainName) ?? hostOfName(websiteName) ?? host;
}

function hostOfName(websiteName: string): string | null {
  // A remark on the name is not part of the host: 'or just Ann, my wife says'.
  const name = writtenName(websiteName.slice(0, longestAddress));
  if (name === "" || name.toUpperCase() === "TBD") return null;
  const domain = parseDomain(name);
  if (domain !== null && endings.test(domain)) return domain;
  const folded = foldLatin(name);
  // If the letters make no valid host, as with meaningless Punycode, only plain letters are kept.
  const plain = folded.replace(/[^a-z0-9-]/gi, "").replace(/^(?:-*xn--)+/i, "");
  for (const letters of [folded, plain]) {
    const label = toLabel(letters);
    if (label !== null && isHost(`${label}.com`)) return `${label}.com`;
  }
  return null;
}

/** The part of the URL Standard that this library needs; every browser and server has it. */
declare const URL: new (address: string) => { readonly hostname: string };

/**
 * Whether every URL parser accepts this host. Browsers validate labels that begin with `xn--`, other parsers only do
 * so if they get the decoded letters.
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

/** The endings that distinguish a domain from a name with a dot, such as "Dr.Smith". */
const endings =
  /\.(com|org|net|edu|gov|info|biz|app|dev|shop|store|online|site|xyz|agency|studio|xn--[a-z0-9-]+|[a-z]{2})$/;

/** The maximum number of characters of a host, and of one of its labels (RFC 1035, section 2.3.4). */
const longestHost = 253;
const longestLabel = 63;

/** No real domain input is longer; the rest is ignored. */
const longestAddress = 2000;

/** A host that needs no conversion: labels of ASCII letters and digits, none in Punycode, the last one only of letters. */
const plainHost = /^(?!(?:.*\.)?xn--)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,63}$/;

/** The host in a domain input; null if there is none. */
function parseDomain(text: string): string | null {
  if (text.length <= longestHost && plainHost.test(text)) return text;
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
 * A label of a host: letters, digits and inner hyphens, at most 63 characters in ASCII; null if none remain. A
 * character needs at least one in ASCII, so only the beginning of a long text is tried.
 */
function toLabel(text: string): string | null {
  const usable = text
    .slice(0, longestAddress)
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, "")
    .replace(/^-+/, "");
  const characters = Array.from(usable.slice(0, 2 * longestLabel));
  for (let count = longestLabel; ; count -= 1) {
    const label = toAsciiLabel(characters.slice(0, count).join("").replace(/-+$/, ""), longestLabel);
    if (label !== null) return label === "" ? null : label;
  }
}
