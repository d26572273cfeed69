import type { JudgedStatement } from "./public-words.ts";
import { statementFields } from "./statement.ts";
import { whoIsMeant } from "./statements/unnamed-persons.ts";

/** Statements of one answer, without those on 'him' or 'her' where the one that says who that is is not printed. */
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

/** The statements, where 'He does repairs' is printed unasked only after the sentence that names him. */
export const withPrintedPersons = (statements: readonly JudgedStatement[]): JudgedStatement[] =>
  statementFields.flatMap((field) =>
    withPersonsPrinted(statements.filter((statement) => statement.field === field)),
  );
