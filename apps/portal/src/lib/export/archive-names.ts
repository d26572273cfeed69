import { slugify } from "@sitewright/spec-core/sitemap";

const unnamed = "Unnamed_Project";

/**
 * Name of an exported archive: the business, with every character but letters and digits as `_`, and the kind
 * of content.
 */
export function archiveName(businessName: string): string {
  const business = businessName.trim().replace(/[^\p{L}\p{M}\p{N}]/gu, "_");
  return `${/[^_]/.test(business) ? business : unnamed}_project_data.zip`;
}

/** Name of the export where no archive can be made: business and day, `greenwich-bakehouse-2026-03-01.json`. */
export function exportName(businessName: string, today: Date): string {
  const business = businessName.trim() === "" ? "project" : slugify(businessName);
  const month = String(today.getMonth() + 1).padStart(2, "0");
  const day = String(today.getDate()).padStart(2, "0");
  return `${business}-${today.getFullYear()}-${month}-${day}.json`;
}

const longestName = 120;
/** Names that Windows reserves for devices, whatever follows the first dot. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A file's name that is valid on every file system and leads to no folder: no slash, control character or
 * leading dot.
 */
function safeName(name: string): string {
  const bare = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const [, stem = bare, ending = ""] = /^(.*?)(\.\w{1,10})?$/su.exec(bare) ?? [];
  const short = `${[...stem].slice(0, longestName).join("")}${ending}`;
  if (short === "") return "file";
  return deviceName.test(short) ? `_${short}` : short;
}

/** A safe name for each file, unique ignoring case: a second `a.png` becomes `a (2).png`. */
export function entryNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = safeName(name);
    const dot = safe.lastIndexOf(".");
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ""];
    let entry = safe;
    for (let number = 2; taken.has(entry.toLowerCase()); number += 1) entry = `${stem} (${number})${ending}`;
    taken.add(entry.toLowerCase());
    return entry;
  });
}
