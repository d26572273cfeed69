import type { Block } from "./block.ts";
import { linkTarget } from "./link.ts";

/** Photo libraries whose servers resize a picture by its URL. */
const stockHosts = /^https:\/\/(?:images\.unsplash\.com|images\.pexels\.com|plus\.unsplash\.com)\//i;
const smaller = { width: ["w", "800"], quality: ["q", "80"] } as const;

/** A stock photo is requested with 800 pixels of width at quality 80, unless its address has its own values. */
function sized(source: string): string {
  if (!stockHosts.test(source)) return source;
  const [address = "", fragment] = source.split("#", 2);
  const asked = Object.values(smaller)
    .filter(([name]) => !new RegExp(`[?&]${name}=`).test(address))
    .map(([name, value]) => `${name}=${value}`);
  const query = asked.length > 0 ? `${address.includes("?") ? "&" : "?"}${asked.join("&")}` : "";
  return `${address}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

/**
 * A line of the form `![caption](address)` or `![caption](address "longer caption")` as a picture. Undefined
 * for other lines and for addresses that are no page's.
 */
export function readPicture(line: string): (Block & { kind: "picture" }) | undefined {
  if (!line.startsWith("![") || !line.endsWith(")")) return undefined;
  const labelEnd = line.indexOf("](");
  if (labelEnd < 0) return undefined;
  const inside = line.slice(labelEnd + 2, -1).trim();
  const space = inside.search(/\s/);
  const [address, title] = space < 0 ? [inside, ""] : [inside.slice(0, space), inside.slice(space).trim()];
  const target = linkTarget(address);
  if (!target || !/^(?:\/|https?:)/.test(target.href)) return undefined;
  const caption = title.replace(/^"|"$/g, "") || line.slice(2, labelEnd);
  return { kind: "picture", source: sized(target.href), caption, isForeign: target.kind === "external" };
}
