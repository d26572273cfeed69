import type { JudgedStatement } from "@sitewright/spec-core/content";
import { Checkbox, Fieldset } from "@sitewright/ui";
import { wordTexts as texts } from "./texts.ts";

interface ProposedStatementsProps {
  /** In the order of the text; a decided one stays in its place. */
  statements: readonly JudgedStatement[];
  /** True where visitors read it, or will after 'Accept'. */
  isTicked: (statement: JudgedStatement) => boolean;
  onDecide: (id: string, print: boolean) => void;
}

/** Sentences that the rules would publish, as a list to read: the one that is not for visitors is unticked. */
export function ProposedStatements({ statements, isTicked, onDecide }: ProposedStatementsProps) {
  const isSettled = statements.every(({ decidedBy }) => decidedBy === "client");
  return (
    <Fieldset legend={isSettled ? texts.acceptedTitle : texts.proposedTitle} contentClassName="grid gap-2">
      <p className="text-ink-2 text-s">{isSettled ? texts.acceptedLead : texts.proposedLead}</p>
      <ul className="border-line border-t">
        {statements.map((statement) => (
          <li key={statement.id} className="border-line border-b py-1.5 touch:py-0">
            <Checkbox
              className="touch:min-h-[44px] leading-snug"
              label={
                <span
                  dir="auto"
                  className={`wrap-anywhere whitespace-pre-line ${isTicked(statement) ? "" : "text-ink-3 line-through"}`}
                >
                  {statement.text}
                </span>
              }
              detail={
                !isTicked(statement) && statement.decidedBy === "rules" ? texts.detailLeftOut : undefined
              }
              checked={isTicked(statement)}
              onChange={(event) => onDecide(statement.id, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
