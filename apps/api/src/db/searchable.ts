/** What LIKE reads as a pattern on one of the databases or on both, and the full-width sign that stands for it. */
const plainSigns: Readonly<Record<string, string>> = { "%": "％", _: "＿", "\\": "＼" };

/**
 * A text in the form in which it is searched, and stored for searching: lowercased, without LIKE's wildcards. Prisma's
 * `contains` escapes none of them, and SQLite knows no escape unless the statement names one, so what is stored and
 * what is looked for are both written without them.
 */
export const searchable = (text: string): string =>
  text.toLowerCase().replace(/[%_\\]/g, (sign) => plainSigns[sign] ?? sign);
