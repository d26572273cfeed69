/** Who signs the built-in articles. In the sample a role stands for a name: nobody is invented. */
export const author = {
  name: "The founder",
  role: "Asks what is missing",
  bio: "Has built websites for small businesses for over twenty years, and writes here about what can be measured, written down or asked.",
} as const;
