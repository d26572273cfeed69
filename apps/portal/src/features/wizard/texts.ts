interface PageTitle {
  title: string;
  number: number;
  product: string;
  hasErrors: boolean;
}

/** Texts of the frame around the nine steps. */
export const wizardTexts = {
  skip: "Skip to the form",
  pageTitle: ({ title, number, product, hasErrors }: PageTitle) =>
    `${hasErrors ? "Error: " : ""}${title}, step ${number} of 9: ${product}`,
  steps: "Steps",
  next: "Next",
  back: "Back",
  stillNeeded: (count: number) => `${count} needed`,
  nothingNeeded: "Ready",
  admin: "Admin",
  exportProject: "Export Project",
  projects: "Saved projects",
  profile: "Profile",
  settings: "Settings",
  signOut: "Sign Out",
  menu: "Menu",
  theme: "Light or dark",
  editingMode: (businessName: string) => `EDITING MODE: ${businessName}`,
  editingBanner:
    'You are editing an existing project. Changes are auto-saved. When finished, use "Finish Editing & Submit" on the final tab.',
  stopEditing: "Stop editing",
  discardTitle: "Stop editing without saving?",
  discardBody:
    "The server no longer accepts changes to this project. It may have been deleted. Changes since the last save will be lost.",
  discardCancel: "Keep editing",
  unnamed: "Unnamed Project",
  problemTitle: "There is a problem",
  problemLead: "Fix these now, or continue and come back to them before you submit.",
  problemOf: (field: string, problem: string) => `${field}: ${problem}`,
  continueAnyway: "Continue anyway",
  find: "Find",
  findWhat: "a step or an answer",
  paletteTitle: "Go to",
  paletteSearch: "Step, answer or action",
  paletteEmpty: "No matches. Try a word from the form, for example ‘budget’ or ‘colours’.",
  paletteFooter: (keys: string) => `${keys} opens this anywhere. Arrow keys select, Enter opens.`,
  paletteFailed: "The list of steps could not be loaded.",
  close: "Close",
  groups: { steps: "Steps", answers: "Answers", actions: "Actions" },
  stepDetail: (number: number, isDone: boolean) => (isDone ? `Step ${number}, completed` : `Step ${number}`),
  openStepDetail: (number: number) => `Step ${number}, current`,
  toggleTheme: "Toggle theme",
  toggleThemeWords: "light dark night day colour mode",
  save: "Save",
  saveWords: "save now keep answers draft",
  savedNow: "Your answers are saved.",
  saveFailed:
    "Not saved to your account yet. Your answers stay on this device and are sent as soon as the server can be reached.",
  saveFailedUnkept:
    "Not saved to your account yet, and this browser cannot store answers. Keep this page open: they are sent as soon as the server can be reached.",
  exportWords: "download export project specification",
  signOutWords: "log out leave",
  projectsWords: "load open earlier submitted",
  profileWords: "account name address phone",
  settingsWords: "account delete data projects",
  stepFailed: "This step could not be loaded.",
  stepFailedHint: "Your answers are safe. Check your connection and try again.",
  saved: (time: string, day: string | null) => `Saved ${day === null ? "" : `${day}, `}${time}`,
  saving: "Saving…",
  offline: "Offline. Kept on this device until you are back online.",
  offlineShort: "Offline",
  offlineUnkept:
    "Offline, and this browser cannot store answers. Keep this page open until you are back online.",
  notKept:
    "This browser cannot store your answers because its storage is full or blocked. You can carry on: they are saved to your account while you are online.",
} as const;
