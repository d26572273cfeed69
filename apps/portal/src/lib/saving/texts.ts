/** Texts about where the answers are stored, and about answers that were changed in two places. */
export const savingTexts = {
  delayed: "Not saved yet. Kept on this device, will try again.",
  delayedShort: "Not saved yet",
  signedOut: "Not saved yet. Sign in again to go on saving.",
  projectGone: "This project is no longer in your account. Your answers stay on this device.",
  damaged:
    "Some answers that this browser had kept could not be read. They are set aside, and the rest is here. Please look through the steps once.",
  understood: "I see",
  newsTitle: "Changes from elsewhere are here too",
  news: (names: readonly string[]) =>
    names.length > 4 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", "),
  conflictTitle: "Choose between two answers",
  conflictBody: (count: number, time: string | null) => {
    const what = count === 1 ? "an answer that was" : `${count} answers that were`;
    const when = time === null ? "" : `, saved at ${time}`;
    return `You changed ${what} also changed in another window or on another device${when}. Everything else from both is kept. Nothing is replaced until you have chosen.`;
  },
  here: "From here",
  elsewhere: "From elsewhere",
  chooseOne: "Choose which of the two to keep.",
  allHere: "All from here",
  allElsewhere: "All from elsewhere",
  keepChosen: (count: number) => (count === 1 ? "Keep this answer" : "Keep these answers"),
  empty: "Empty",
  on: "Yes",
  off: "No",
  ownOrder: "Order of the questionnaire",
  sessionTitle: "Sign in to go on",
  sessionBody:
    "You have been signed out. Everything you typed is still here and is saved as soon as you are back. Whoever signs in as somebody else sees their own answers; yours wait on this device.",
  sessionUnkept:
    "You have been signed out. Everything you typed is still on this page, but this browser cannot keep it: sign in as yourself before you close the page.",
  waitingAside:
    "Your latest changes have not reached us. They wait on this device and come back when you sign in here again.",
  lostAside:
    "Your latest changes have not reached us, and this browser could not keep them. Sign in again without closing this page.",
} as const;
