import type {
  Fact,
  JudgedFact,
  JudgedStatement,
  PublicWords,
  Statement,
} from "@sitewright/spec-core/content";
import { isTypedField, type OnboardingFormData } from "@sitewright/spec-core/onboarding";

/** A statement before it is judged. */
type SampleStatement = Statement & Pick<JudgedStatement, "isProse" | "mayBeForVisitors">;

const place = { field: "description", start: 0, end: 1 } as const;

/** A statement as the library reads it; its text is its id. */
export const statement = (
  text: string,
  kind: Statement["kind"] = "fact",
  changes: Partial<SampleStatement> = {},
): SampleStatement => ({
  isProse: true,
  mayBeForVisitors: false,
  ...place,
  id: text,
  text,
  kind,
  proposal: kind === "fact" ? "print" : "keep",
  ...changes,
});

/** A fact as the library recognises it; kind and text are its id. */
export const fact = (kind: Fact["kind"], text: string, changes: Partial<Fact> = {}): Fact => ({
  ...place,
  id: `${kind} ${text}`,
  kind,
  text,
  value: text,
  about: "",
  proposal: "print",
  ...changes,
});

const isTyped = ({ field }: Fact): boolean => isTypedField(field);

const judgedFact =
  ({ wordChoices }: Pick<OnboardingFormData, "wordChoices">) =>
  (found: Fact): JudgedFact => {
    const choice = wordChoices.find(({ id }) => id === found.id);
    return {
      ...found,
      text: choice?.text ?? found.text,
      isConfirmed: isTyped(found) || choice?.print === true,
      isDecided: isTyped(found) || choice !== undefined,
    };
  };

const judgedStatement =
  ({ wordChoices }: Pick<OnboardingFormData, "wordChoices">) =>
  (found: SampleStatement): JudgedStatement => {
    const choice = wordChoices.find(({ id }) => id === found.id);
    return {
      ...found,
      isPrinted: choice?.print ?? found.kind === "fact",
      decidedBy: choice ? "client" : "rules",
    };
  };

/** Reads these statements and facts out of any answers, and judges them by the choices, as the library does. */
export const judges =
  (statements: readonly SampleStatement[], facts: readonly Fact[] = []) =>
  (form: Pick<OnboardingFormData, "wordChoices">): PublicWords => ({
    statements: statements.map(judgedStatement(form)),
    facts: facts.map(judgedFact(form)),
    open: { points: [], conflicts: [] },
  });

/** The same as the worker does it: later. */
export const reads = (statements: readonly SampleStatement[], facts: readonly Fact[] = []) => {
  const judge = judges(statements, facts);
  return async (form: Pick<OnboardingFormData, "wordChoices">): Promise<PublicWords> => judge(form);
};
