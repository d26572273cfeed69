const cells =
  /^(?:services?|treatments?|items?|products?|names?|descriptions?|details|notes?|comments?|prices?|costs?|rates?|fees?|from|durations?|lengths?|times?|days?|hours?|dates?|opens?|closes?|opening|closing|qty|quantity|sizes?|units?|type|category|no|nr|#)$/iu;

/** Whether a text is the header row of a pasted table: 'Service | Price | Notes'. */
export function isTableHead(text: string): boolean {
  if (!text.includes("|") && !text.includes("\t")) return false;
  const parts = text
    .split(/\t|\s\|\s|\|/u)
    .map((part) => part.trim().replace(/[.:]$/u, ""))
    .filter((part) => part !== "");
  return parts.length > 1 && parts.every((part) => cells.test(part));
}
