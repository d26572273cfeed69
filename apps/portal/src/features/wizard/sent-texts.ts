/** Texts of the note that further changes are not part of the submission. */
export const sentTexts = {
  title: "A second project begins here",
  body: (name: string) =>
    `You submitted ${name === "" ? "your project" : `“${name}”`}. Changes now go into a second project.`,
  edit: "Edit the submitted project",
  keep: "Begin a second one",
  along: "You are editing the submitted project, and your last changes are in it.",
  notAlong: "You are editing the submitted project as it is. Your last changes wait in the new one.",
} as const;
