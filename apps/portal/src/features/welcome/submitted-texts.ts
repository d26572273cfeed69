/** Texts of the way back to a submitted project. */
export const submittedTexts = {
  sent: (name: string, time: string) =>
    `You submitted ${name === "" ? "your project" : `“${name}”`} on ${time}. These nine steps are empty for another one.`,
  all: "Saved projects",
} as const;
