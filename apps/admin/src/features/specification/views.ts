/** The views of a specification. */
export const views = [
  { key: "brief", label: "Brief" },
  { key: "questions", label: "Open questions" },
  { key: "words", label: "What visitors read" },
  { key: "changes", label: "Changes" },
  { key: "site", label: "Starter site" },
  { key: "files", label: "Files" },
  { key: "check", label: "Check a site" },
] as const;

export type View = (typeof views)[number]["key"];

/** The view of an address; the brief where it names none. */
export const viewOf = (text: string | undefined): View =>
  views.find(({ key }) => key === text)?.key ?? "brief";

/** True for a view that shows the newest version, whichever is chosen for the others. */
export const isOfNewest = (view: View): boolean => view === "words" || view === "check";
