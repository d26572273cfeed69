import type { KnowledgeRow } from "@sitewright/contracts";

/** The filters of the list, the one for all entries first. */
export const filtersOf = ["", "own", "edited", "built-in", "declines", "off"] as const;

/** Their names. */
export const filterWords = {
  "": "All entries",
  own: "Yours",
  edited: "Built in, edited",
  "built-in": "Built in",
  declines: "Not offered",
  off: "Switched off",
} as const;

/** The origin of an entry in words. */
export const originWords = { "built-in": "Built in", edited: "Edited", own: "Yours" } as const;

export function isShown(row: KnowledgeRow, { search, only }: { search: string; only: string }): boolean {
  if (!row.label.toLowerCase().includes(search.toLowerCase())) return false;
  if (only === "") return true;
  if (only === "declines") return row.declines;
  return only === "off" ? !row.isOn : row.origin === only;
}
