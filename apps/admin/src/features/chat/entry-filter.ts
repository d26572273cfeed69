import type { KnowledgeRow } from "@sitewright/contracts";

/** What the list can be narrowed to, everything first. */
export const filtersOf = ["", "own", "edited", "built-in", "declines", "off"] as const;

/** The same in words. */
export const filterWords = {
  "": "All entries",
  own: "Yours",
  edited: "Built in, edited",
  "built-in": "Built in",
  declines: "Not offered",
  off: "Switched off",
} as const;

/** Where an entry comes from. */
export const originWords = { "built-in": "Built in", edited: "Edited", own: "Yours" } as const;

/** Whether an entry is in the narrowed list. */
export function isShown(row: KnowledgeRow, { search, only }: { search: string; only: string }): boolean {
  if (!row.label.toLowerCase().includes(search.toLowerCase())) return false;
  if (only === "") return true;
  if (only === "declines") return row.declines;
  return only === "off" ? !row.isOn : row.origin === only;
}
