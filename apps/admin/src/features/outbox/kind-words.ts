/** A mail's kind in words: `project-confirmation` becomes `Project confirmation`. */
export function kindWords(kind: string): string {
  const words = kind.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
