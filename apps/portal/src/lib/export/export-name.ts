import { slugify } from "@sitewright/spec-core/sitemap";

/** Name of an exported project's file: the business and the day, for example `greenwich-bakehouse-2026-03-01.json`. */
export function exportName(businessName: string, today: Date): string {
  const business = businessName.trim() === "" ? "project" : slugify(businessName);
  const month = String(today.getMonth() + 1).padStart(2, "0");
  const day = String(today.getDate()).padStart(2, "0");
  return `${business}-${today.getFullYear()}-${month}-${day}.json`;
}
