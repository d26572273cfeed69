import { fromAsciiLabel } from "./punycode.ts";

/**
 * An absolute URL of `sitemapEntries` in readable form, with Punycode (RFC 3492) and percent-encoding (RFC 3986,
 * section 2.1) decoded. For display only; links need the URL itself.
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
