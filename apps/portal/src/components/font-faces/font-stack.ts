/** A CSS `font-family` value: the family as the client named it, then a face that every device has. */
export function fontStack(family: string): string {
  return `"${family} Variable", "${family}", sans-serif`;
}
