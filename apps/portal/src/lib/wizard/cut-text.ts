/** At most so many characters of a text, as the answers' limits count them (UTF-16), and no half of one at the end. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
