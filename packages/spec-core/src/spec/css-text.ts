/**
 * A family name as a CSS string (CSS Syntax 3, section 4.3.5). Characters that could end the string, the declaration or
 * an enclosing style element are escaped.
 */
export const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ._-]/gu, (character) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `)}"`;

/** `onPrimary` → `on-primary`. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** A role's name as a custom property: `onPrimary` → `--color-on-primary`. */
export const colorProperty = (role: string): string => `--color-${kebab(role)}`;

/**
 * The selectors of the root for dark mode: by the system's setting unless light was chosen, or explicitly by
 * `data-theme="dark"` or the class `dark`.
 */
export const darkRoots = {
  bySystem: ':root:not([data-theme="light"], .light)',
  chosen: ':root[data-theme="dark"], :root.dark',
} as const;
