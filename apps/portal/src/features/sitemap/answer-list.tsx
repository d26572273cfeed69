import { Badge, pickerColor, Swatch } from "@sitewright/ui";
import { wizard } from "../../lib/wizard/actions.ts";
import type { AnswerGroup, AnswerRow } from "./answer-rows.ts";
import { answerTexts as texts } from "./answer-texts.ts";

interface RowProps {
  row: AnswerRow;
  isRequired: boolean;
  onChange: () => void;
}

function Value({ row, isRequired }: Pick<RowProps, "row" | "isRequired">) {
  if (row.value === "")
    return (
      <>
        {texts.open} {isRequired && <Badge tone="warn">{texts.needed}</Badge>}
      </>
    );
  return (
    <>
      {row.color !== undefined && (
        <Swatch color={pickerColor(row.color)} className="mr-2 inline-block h-5 w-8 align-[-.3em]" />
      )}
      <span className="whitespace-pre-line">{row.value}</span>
    </>
  );
}

function Row({ row, isRequired, onChange }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-line border-b py-2.5 text-s last:border-b-0 phone:grid-cols-[9.5rem_minmax(0,1fr)_auto]">
      <dt className="text-ink-2">{row.label}</dt>
      <dd
        className={`col-start-1 break-words phone:col-start-2 phone:row-start-1 ${row.value === "" ? "text-ink-3" : "font-label"}`}
      >
        <Value row={row} isRequired={isRequired} />
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 phone:col-start-3 phone:row-span-1">
        <button
          type="button"
          aria-label={texts.changeAnswer(row.label)}
          onClick={onChange}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-ink touch:min-h-[44px] touch:px-1"
        >
          {texts.change}
        </button>
      </dd>
    </div>
  );
}

/** The answers of a step, each with a link to its field. `needed`: the fields that a submission still needs. */
export function AnswerList({ group, needed }: { group: AnswerGroup; needed: ReadonlySet<string> }) {
  return (
    <dl>
      {group.rows.map((row) => (
        <Row
          key={row.label}
          row={row}
          isRequired={needed.has(row.fieldId)}
          onChange={() => wizard.goTo(group.step, row.fieldId)}
        />
      ))}
    </dl>
  );
}
