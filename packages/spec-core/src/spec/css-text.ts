/**
 * A family name as a CSS string (CSS Syntax 3, section 4.3.5). Whatever could end the string, the declaration or
 * an enclosing style element is written as an escape.
 */
export const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ._-]/gu, (character) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `)}"`;

/** A role's name as a custom property: `onPrimary` → `--color-on-primary`. */
export const colorProperty = (role: string): string =>
  `--color-${role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
