/** Texts of the note that further changes are not part of the submission, unless they are sent. */
export const sentTexts = {
  title: "Changed since you submitted",
  body: (name: string) =>
    `You submitted ${name === "" ? "your project" : `“${name}”`}. Your latest changes have not been sent.`,
  edit: "Edit the submitted project",
  keep: "Start a second one",
  along: "You are editing the submitted project, with your latest changes.",
  notAlong: "You are editing the project as submitted. Your latest changes are kept in the new one.",
} as const;
