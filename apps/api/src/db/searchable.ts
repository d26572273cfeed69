/** Wildcards of LIKE on one or both databases, with the full-width characters that replace them. */
const plainSigns: Readonly<Record<string, string>> = { "%": "％", _: "＿", "\\": "＼" };

/**
 * A text in the form in which it is searched, and stored for searching: lowercased, without LIKE's wildcards.
 * Prisma's `contains` escapes none of them, and SQLite knows no escape unless the statement names one, so
 * both stored texts and search terms are written without them.
 */
export const searchable = (text: string): string =>
  text.toLowerCase().replace(/[%_\\]/g, (sign) => plainSigns[sign] ?? sign);
