/** Texts of loading a project into the wizard. */
export const loadProjectTexts = {
  loading: "Loading...",
  failed: "The project could not be loaded. Please try again.",
  unsaved: "Your latest changes have not reached the server yet. Try again when you are back online.",
} as const;

const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

const times = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** The minute of an instant, `2 March 2026 at 09:05`. */
export const timeText = (instant: string): string =>
  `${dateText(instant)} at ${times.format(new Date(instant))}`;

/** The day of an instant, `2 March 2026`. */
export const dateText = (instant: string): string => dates.format(new Date(instant));
