/** Texts about where the answers are stored, and about answers that were changed in two places. */
export const savingTexts = {
  delayed: "Not saved yet. Kept on this device; we will try again.",
  delayedUnkept:
    "Not saved yet, and this browser cannot store answers. Keep this page open; we will try again.",
  storageFullUnkept:
    "The server has no room left, and this browser cannot store answers. Keep this page open; we will try again.",
  delayedShort: "Not saved yet",
  signedOut: "Not saved yet. Sign in again to save.",
  projectGone: "This project is no longer in your account. Your answers stay on this device.",
  projectGoneUnkept:
    "This project is no longer in your account. Your answers are only on this page, because this browser cannot store them.",
  damaged:
    "Some answers stored in this browser could not be read. The rest are here. Please check each step.",
  understood: "OK",
  newsTitle: "Changes made elsewhere have been added",
  news: (names: readonly string[]) =>
    names.length > 4 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", "),
  emptied:
    "This form was reset or submitted in another window or on another device, so it is empty here too.",
  bringBack: "Bring the answers back",
  conflictTitle: "Choose between two answers",
  conflictBody: (count: number, saved: { readonly day: string | null; readonly time: string } | null) => {
    const what = count === 1 ? "an answer that was" : `${count} answers that were`;
    const day = saved === null || saved.day === null ? "" : `on ${saved.day} `;
    const when = saved === null ? "" : `, saved ${day}at ${saved.time}`;
    return `You changed ${what} also changed in another window or on another device${when}. All other changes are kept. Nothing is replaced until you choose.`;
  },
  here: "From here",
  elsewhere: "From elsewhere",
  chooseOne: "Choose which one to keep.",
  allHere: "All from here",
  allElsewhere: "All from elsewhere",
  keepChosen: (count: number) => (count === 1 ? "Keep this answer" : "Keep these answers"),
  empty: "Empty",
  on: "Yes",
  off: "No",
  ownOrder: "Questionnaire order",
  sessionTitle: "Sign in to continue",
  sessionBody:
    "You have been signed out. Everything you typed is still here and will be saved when you sign in again. Anyone else who signs in sees only their own answers.",
  sessionUnkept:
    "You have been signed out. Everything you typed is still on this page, but this browser cannot store it. Sign in again before you close the page.",
  waitingAside:
    "Your latest changes have not been sent to us. They are on this device and will be restored when you sign in here again.",
  lostAside:
    "Your latest changes have not been sent to us, and this browser could not store them. Sign in again without closing this page.",
} as const;
