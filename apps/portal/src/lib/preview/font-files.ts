// The subsets and editions that `starterFonts` names; the typography step uses the same files for its faces.
const files = import.meta.glob<string>(
  [
    "/node_modules/@fontsource-variable/*/files/*-{latin,latin-ext,vietnamese,cyrillic,cyrillic-ext,greek,greek-ext}-wght-normal.woff2",
    "/node_modules/@fontsource/*/files/*-{latin,latin-ext,vietnamese,cyrillic,cyrillic-ext}-[0-9]*-normal.woff2",
  ],
  { query: "?url", import: "default", eager: true },
);

/**
 * The URL of a file of a font package, such as `@fontsource-variable/inter` and `files/inter-latin-wght-normal.woff2`.
 */
export const fontAddress = (fontPackage: string, file: string): string | undefined =>
  files[`/node_modules/${fontPackage}/${file}`];
