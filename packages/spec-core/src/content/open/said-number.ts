const words = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A number in digits or, up to twelve, in a word; NaN of anything else. */
export const saidNumber = (said: string): number => {
  const index = words.indexOf(said.toLowerCase());
  return index < 0 ? Number(said) : index + 1;
};
