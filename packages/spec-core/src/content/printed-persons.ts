import type { JudgedStatement } from "./public-words.ts";
import { statementFields } from "./statement.ts";
import { whoIsMeant } from "./statements/unnamed-persons.ts";

/**
 * Withholds statements about 'him' or 'her' if the statement that names the person is not printed. For the statements
 * of one answer.
 */
function withPersonsPrinted(statements: readonly JudgedStatement[]): JudgedStatement[] {
  const texts = statements.map(({ text }) => text);
  const done: JudgedStatement[] = [];
  for (const [index, statement] of statements.entries()) {
    const named = done[whoIsMeant(texts, index) ?? -1];
    const isUnnamed = named?.isPrinted === false && statement.decidedBy === "rules";
    done.push(isUnnamed ? { ...statement, isPrinted: false } : statement);
  }
  return done;
}

/** The statements, where 'He does repairs' is printed by default only if the sentence that names him is printed too. */
export const withPrintedPersons = (statements: readonly JudgedStatement[]): JudgedStatement[] =>
  statementFields.flatMap((field) =>
    withPersonsPrinted(statements.filter((statement) => statement.field === field)),
  );
