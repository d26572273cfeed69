/** Maps a pronoun to the grammatical person. */
export const persons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: ["i", "me", "my"],
    we: ["we", "us", "our"],
    you: ["you", "your"],
    they: ["they", "them", "their"],
    he: ["he", "him", "his", "she", "her"],
    it: ["it"],
  }).flatMap(([person, words]) => words.map((word) => [word, person] as const)),
);
