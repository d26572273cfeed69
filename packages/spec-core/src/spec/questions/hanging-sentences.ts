import type { JudgedStatement } from "../../content/public-words.ts";
import { isRefusedPriceAfter } from "../../content/statements/neighbours.ts";
import type { Project } from "../project.ts";
import { oncePerProject } from "./once.ts";

/** 'If that costs too much leave it', 'otherwise they can text', 'just the town': says more of the wish before it. */
const hanging =
  /^(?:(?:but|and|or|so) )?(?:if|when|unless) (?:that|this|it|thats|its)(?:['’]?s| is| costs?| takes?| would| gets?| becomes?|(?= (?:too )?(?:expensive|dear|much|complicated|difficult|hard)))(?!\p{L})|^(?:if not|otherwise)(?!\p{L})|^(?:just|only) (?:the|our) (?:area|town|village|district|city|suburb|region)(?!\p{L})/iu;

// Between two sentences are only spaces and punctuation.
const gapMax = 4;

/** The statements that hang on the one before them, by the id of that statement. */
const hangingById = oncePerProject((project: Project): ReadonlyMap<string, JudgedStatement> => {
  const { statements } = project.words;
  return new Map(
    statements.flatMap((statement, index): [string, JudgedStatement][] => {
      const last = statements[index - 1];
      return last &&
        last.field === statement.field &&
        statement.start - last.end <= gapMax &&
        hanging.test(statement.text)
        ? [[last.id, statement]]
        : [];
    }),
  );
});

/** Whether a statement is only the condition of the one before it, which is quoted with it. */
export const hangsOnWish = (project: Project, { id }: JudgedStatement): boolean =>
  [...hangingById(project).values()].some((statement) => statement.id === id);

/** These sentences of the client, each followed by the condition that hangs on it. */
export const withConditions = (project: Project, sentences: readonly string[]): string[] => {
  const { statements } = project.words;
  return sentences.flatMap((text) => {
    const found = statements.find((statement) => statement.text === text);
    const next = found && hangingById(project).get(found.id);
    return next ? [text, next.text] : [text];
  });
};

/** Whether a statement is a price that the one before it asks to leave out. */
export const isRefusedPrice = ({ words: { statements } }: Project, statement: JudgedStatement): boolean => {
  const last = statements[statements.indexOf(statement) - 1];
  return last?.field === statement.field && isRefusedPriceAfter(last.text, statement.text);
};
