/** The author of the built-in articles. The sample has a role instead of a name: no person is invented. */
export const author = {
  name: "The founder",
  role: "Asks what is missing",
  bio: "Has built websites for small businesses for over twenty years, and writes here about what can be measured, checked or simply asked.",
} as const;
