import type { Statement } from "./statement.ts";

/** The input for selecting prose; statements of a form and of a specification both have it. */
type Printable = Pick<Statement, "text" | "field" | "dictatedBy"> & {
  readonly isPrinted: boolean;
  readonly isProse: boolean;
};

const isAboutAudience = ({ field, dictatedBy }: Printable): boolean =>
  field === "audience" && dictatedBy === undefined;

const printed = (statements: readonly Printable[]): Printable[] =>
  statements.filter(({ isPrinted, isProse }) => isPrinted && isProse);

/** The sentences for visitors about the business, without those that only repeat details shown elsewhere. */
export const proseAboutBusiness = (statements: readonly Printable[]): string[] =>
  printed(statements)
    .filter((statement) => !isAboutAudience(statement))
    .map(({ text }) => text);

/** The sentences for visitors about the audience of the business. */
export const proseAboutAudience = (statements: readonly Printable[]): string[] =>
  printed(statements)
    .filter(isAboutAudience)
    .map(({ text }) => text);
