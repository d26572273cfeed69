/** Texts about files whose project was not open any more when their upload ended. */
export const lateFileTexts = {
  listed: (name: string) => `${name} is in the project that was open when you chose it, not in this one.`,
  notListed: (name: string) =>
    `${name} could not be added to the project that was open when you chose it. Open that project and add it again.`,
} as const;
