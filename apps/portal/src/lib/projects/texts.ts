/** Texts of loading a project into the wizard, and of reading its specification. */
export const loadProjectTexts = {
  load: "Load project",
  read: "Read the specification",
  loading: "Loading...",
  failed: "The project could not be loaded. Please try again.",
  unsaved: "Your latest changes have not reached the server yet. Try again when you are back online.",
} as const;
