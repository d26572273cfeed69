/** Texts about the font combinations and palettes that a client saves. */
export const savedDesignTexts = {
  loading: "Loading...",
  unreachable: "Your saved designs could not be loaded. They are safe in your account.",
  retry: "Try again",
  waiting: (count: number) =>
    count === 1
      ? "One is only on this device. It will be saved to your account when you are back online."
      : `${count} are only on this device. They will be saved to your account when you are back online.`,
  notKept: (name: string) => `“${name}” was not saved`,
  notRemoved: (name: string) => `“${name}” was not removed`,
  tryAgain: "The server did not answer. Please try again.",
} as const;
