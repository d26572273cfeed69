import type { JudgedStatement } from "@sitewright/spec-core/content";
import { Fieldset, Segmented } from "@sitewright/ui";
import { wordTexts as texts } from "./texts.ts";

const options = [
  { value: "print", label: texts.print },
  { value: "keep", label: texts.keep },
] as const;

interface UnsureStatementsProps {
  /** The ones asked about now; a decided one stays in its place. */
  statements: readonly JudgedStatement[];
  onDecide: (id: string, print: boolean) => void;
}

/** Sentences of which only the client can say whether they are for visitors. */
export function UnsureStatements({ statements, onDecide }: UnsureStatementsProps) {
  return (
    <Fieldset legend={texts.unsureTitle} contentClassName="grid gap-2">
      <p className="text-ink-2 text-s">{texts.unsureLead}</p>
      <ul className="border-line border-t">
        {statements.map(({ id, text, isPrinted, decidedBy }) => (
          <li key={id} className="grid gap-2.5 border-line border-b py-3">
            <p dir="auto" className="wrap-anywhere whitespace-pre-line font-[520] font-display leading-snug">
              {text}
            </p>
            <Segmented
              legend={texts.unsureQuestion(text)}
              options={options}
              value={decidedBy === "client" ? (isPrinted ? "print" : "keep") : null}
              onValueChange={(value) => onDecide(id, value === "print")}
              className="justify-self-start"
            />
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
