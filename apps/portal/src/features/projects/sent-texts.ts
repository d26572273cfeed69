/** Words of the note that a project of this name has been submitted. */
export const sentTexts = {
  sent: (name: string, date: string) => `You submitted “${name}” on ${date}.`,
  lead: "To change it, load that project. What you submit here becomes a second one.",
} as const;
