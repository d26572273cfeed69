import { siteHost } from "../sitemap/site-host.ts";
import type { Spec } from "./schema.ts";

/**
 * The scheme and host of the site, where the client named the domain; null while it is open. The addresses of
 * `siteStructure.pages` have a placeholder host even then, which only the sitemap may publish: its protocol takes no
 * address without one.
 */
export function knownOrigin({ hosting }: Pick<Spec, "hosting">): string | null {
  const host = siteHost({ domainName: hosting.domainName, websiteName: "", host: "" });
  return host === "" ? null : `https://${host}`;
}
