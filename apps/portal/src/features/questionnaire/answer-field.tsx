import { Field } from "@sitewright/ui";
import type { ReactNode } from "react";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { type LetteredAnswer, labelOf } from "./answer-letters.ts";

/** Label and reference letter of an answer. */
export function AnswerLabel({ name }: { name: LetteredAnswer }) {
  return (
    <>
      {labelOf(name)} <PlaceLetter id={`formData.${name}`} className="mx-1" />
    </>
  );
}

/** The error of an answer, if any. */
export const useAnswerError = (name: string): string | undefined =>
  useWizard((state) => state.errors[`formData.${name}`]);

interface AnswerFieldProps {
  name: LetteredAnswer;
  hint?: ReactNode;
  optional?: boolean;
  children: ReactNode;
}

/** A field of the questionnaire: its letter, its error, and the id that the error summary links to. */
export function AnswerField({ name, hint, optional = false, children }: AnswerFieldProps) {
  return (
    <Field
      id={`formData.${name}`}
      label={<AnswerLabel name={name} />}
      hint={hint}
      error={useAnswerError(name)}
      optional={optional}
      required={!optional}
    >
      {children}
    </Field>
  );
}
