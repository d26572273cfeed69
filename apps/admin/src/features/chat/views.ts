/** The tabs of the screen. */
export const views = [
  { key: "overview", label: "Overview" },
  { key: "unmatched", label: "Unmatched" },
  { key: "testing", label: "Testing" },
  { key: "patterns", label: "Patterns" },
  { key: "knowledge", label: "Knowledge" },
] as const;

export type View = (typeof views)[number]["key"];

/** The view of an address; the overview where it names none. */
export const viewOf = (text: string | undefined): View =>
  views.find(({ key }) => key === text)?.key ?? "overview";
