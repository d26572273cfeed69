/** Messages to clients whose data cannot be accepted now. */
export const projectTexts = {
  lostFile: (name: string) => `“${name}” is no longer stored. Add it again or continue without it.`,
  deleted:
    "These answers were sent before, and that project has been deleted. Send them again to start a new one, or ask us.",
  submittedDifferently: (name: string) =>
    `We have received these answers before, as your project “${name}”, but with differences from what was sent now. Open that project to see and change it.`,
  submitted: (count: number, span: string, wait: string) =>
    `You have submitted ${count} ${count === 1 ? "project" : "projects"} within ${span}. Your answers are kept; you can submit again in ${wait}.`,
  submittedUnconfirmed: (count: number, wait: string) =>
    `You have submitted ${count} ${count === 1 ? "project" : "projects"} within a day. Confirm your email address using the link in our email and you can submit again at once, otherwise in ${wait}. Your answers are kept.`,
  submittedNearby: (span: string, wait: string) =>
    `Too many projects have been submitted from your network within ${span}. Your answers are kept; you can submit again in ${wait}.`,
  saved: (count: number, span: string, wait: string) =>
    `You have saved your changes ${count} times within ${span}. What you change now is kept as a draft; you can save it in ${wait}.`,
  savedUnconfirmed: (count: number, wait: string) =>
    `You have saved your changes ${count} times within a day. Confirm your email address using the link in our email and you can save again at once, otherwise in ${wait}. What you change now is kept as a draft.`,
  savedNearby: (span: string, wait: string) =>
    `Changes have been saved very often from your network within ${span}. What you change now is kept as a draft; you can save it in ${wait}.`,
  unfinished: (wait: string) =>
    `Your answers took too long to work through. They are kept; please try again in ${wait}, or shorten your longest answers.`,
  noticeHeld: "Not sent: there were too many notices within a day. The project is in the list of projects.",
} as const;
