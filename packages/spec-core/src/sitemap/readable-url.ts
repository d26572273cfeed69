import { fromAsciiLabel } from "./punycode.ts";

/**
 * An absolute address of `sitemapEntries` as people read it: with letters in place of Punycode (RFC 3492) and of
 * percent-encoding (RFC 3986, section 2.1). To be shown; links need the address itself.
 */
export function readableUrl(url: string): string {
  const [, scheme = "", host = "", path = ""] = /^(https?:\/\/)([^/]*)(.*)$/s.exec(url) ?? [];
  const labels = host.split(".").map((label) => fromAsciiLabel(label) ?? label);
  return scheme === "" ? url : `${scheme}${labels.join(".")}${decoded(path)}`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Percent signs that encode no UTF-8 are shown as they are.
    return path;
  }
}
