/** Words of finishing the edit of a project that was submitted, and of beginning again. */
export const finishTexts = {
  title: "Finish",
  lead: "Saving keeps your changes and lets you go on. Finish when nothing more is to come.",
  finish: "Finish Editing & Submit Final Changes",
  busy: "Finalizing...",
  question: "Finish editing?",
  consequences: (email: string) =>
    `Your answers are stored as a new version of the project and marked as final for us. We send a mail about it to ${email}, and editing ends. You can load the project again later.`,
  confirm: "Finish editing",
  cancel: "Not yet",
  againTitle: "Start again",
  againLead: "Empties the form, on your other devices too. Projects that you have submitted stay.",
} as const;
