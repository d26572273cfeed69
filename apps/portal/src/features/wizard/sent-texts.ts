/** Texts of the note that further changes are not part of the submission, unless they are sent. */
export const sentTexts = {
  title: "Changed since you submitted",
  body: (name: string) =>
    `You submitted ${name === "" ? "your project" : `“${name}”`}. What you change now is not sent yet.`,
  edit: "Edit the submitted project",
  keep: "Begin a second one",
  along: "You are editing the submitted project, and your last changes are in it.",
  notAlong: "You are editing the submitted project as it is. Your last changes wait in the new one.",
} as const;
