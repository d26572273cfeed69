import { siteHost } from "../sitemap/site-host.ts";
import type { Spec } from "./schema.ts";

/**
 * The scheme and host of the site; null if the client has not named a domain. The URLs in `siteStructure.pages` then
 * have a placeholder host, which only the sitemap may publish, since its protocol requires absolute URLs.
 */
export function knownOrigin({ hosting }: Pick<Spec, "hosting">): string | null {
  const host = siteHost({ domainName: hosting.domainName, websiteName: "", host: "" });
  return host === "" ? null : `https://${host}`;
}
