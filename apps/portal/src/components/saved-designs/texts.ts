/** Texts about the font combinations and palettes that a client saves. */
export const savedDesignTexts = {
  loading: "Loading...",
  unreachable: "What you saved before could not be loaded. It is safe with your account.",
  retry: "Try again",
  waiting: (count: number) =>
    count === 1
      ? "One is kept on this device only. It goes to your account as soon as there is a connection."
      : `${count} are kept on this device only. They go to your account as soon as there is a connection.`,
  notKept: (name: string) => `“${name}” was not saved`,
  notRemoved: (name: string) => `“${name}” was not removed`,
  tryAgain: "There was no answer from your account. Please try again.",
} as const;
