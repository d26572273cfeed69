/** Texts of the saved-projects screen. */
export const projectsTexts = {
  title: "Saved projects",
  lead: "Projects you have submitted. Load one to change it. What you were working on stays saved.",
  loading: "Loading...",
  failedTitle: "Your projects could not be loaded",
  failedBody: (remedy: string) => `Nothing has been lost. ${remedy}`,
  tryAgain: "Try again",
  emptyTitle: "No saved projects yet",
  emptyBody: "A project appears here once you have submitted it.",
  emptyAction: "Go to the nine steps",
  unnamed: "Unnamed Project",
  submitted: (date: string) => `Submitted ${date}`,
  updated: (date: string) => `Updated ${date}`,
  pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  version: (version: number) => `Version ${version}`,
  finalized: "Finalized",
  inEditor: "In the editor",
  delete: "Delete",
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteBody: "The project and all its versions will be deleted. This cannot be undone.",
  deleting: "Deleting...",
  deleted: "Project deleted successfully",
  deleteFailed: "Failed to delete project. Please try again.",
} as const;

/** Texts of the note that a project of this name has been submitted. */
export const sentTexts = {
  sent: (name: string, time?: string) => `You submitted “${name}”${time ? ` on ${time}` : ""}.`,
  version: (version: number, time: string) =>
    version === 1 ? "This is version 1." : `We have version ${version}, sent on ${time}.`,
  unchanged: "Nothing has changed since, so there is nothing to send.",
  changed: "Your changes since then have not been sent. ‘Send changes’ makes them the next version.",
  again: "Start a second one",
  lead: "To change it, load that project. Anything you submit here becomes a second project.",
} as const;
