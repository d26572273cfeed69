/** A table of results, with one or two sentences on what was measured and how. */
export interface Section {
  readonly title: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A target of the design with the measured value. */
export const verdict = (isMet: boolean): string => (isMet ? "met" : "MISSED");

/** A number with three significant digits, without an exponent. */
export function digits(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString("en", { maximumFractionDigits: 6, useGrouping: false });
}

/** A ratio as '3.2 ×'. */
export const times = (ratio: number): string => `${digits(ratio)} ×`;

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** One section as Markdown. */
export function sectionText({ title, note, columns, rows }: Section): string {
  return [
    `## ${title}`,
    "",
    note,
    "",
    row(columns),
    row(columns.map(() => "---")),
    ...rows.map(row),
    "",
  ].join("\n");
}
