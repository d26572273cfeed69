/** Why a file that was chosen is left out. */
export const leftTexts = {
  why: (name: string, why: string) => `${name}: ${why}`,
  tooLarge: (name: string) => `${name} is larger than 10 MB. Save it smaller and choose it again.`,
} as const;
