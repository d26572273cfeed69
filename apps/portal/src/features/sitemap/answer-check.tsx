import { Badge, pickerColor, Swatch } from "@sitewright/ui";
import { useId, useMemo } from "react";
import { stepTitle } from "../../components/chrome/step-title.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { submitBlockers } from "../../lib/wizard/step-blockers.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { answerTexts as texts } from "../../texts/answers.ts";
import { type AnswerGroup, type AnswerRow, answerGroups } from "./answer-rows.ts";

interface RowProps {
  row: AnswerRow;
  isNeeded: boolean;
  onChange: () => void;
}

function Value({ row, isNeeded }: Pick<RowProps, "row" | "isNeeded">) {
  if (row.value === "")
    return (
      <>
        {texts.open} {isNeeded && <Badge tone="warn">{texts.needed}</Badge>}
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

function Row({ row, isNeeded, onChange }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-line border-b py-2.5 text-s phone:grid-cols-[9.5rem_minmax(0,1fr)_auto]">
      <dt className="text-ink-2">{row.label}</dt>
      <dd
        className={`col-start-1 break-words phone:col-start-2 phone:row-start-1 ${row.value === "" ? "text-ink-3" : "font-label"}`}
      >
        <Value row={row} isNeeded={isNeeded} />
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

function Group({ group, needed }: { group: AnswerGroup; needed: ReadonlySet<string> }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-display font-title text-[1.0625rem] leading-snug tracking-title">
        {stepTitle(group.step)}
      </h3>
      <dl className="border-ink border-t-[1.5px]">
        {group.rows.map((row) => (
          <Row
            key={row.label}
            row={row}
            isNeeded={needed.has(row.fieldId)}
            onChange={() => wizard.goTo(group.step, row.fieldId)}
          />
        ))}
      </dl>
    </section>
  );
}

/** Every answer, step by step, each with the way to changing it. Pattern: GOV.UK Design System, check answers. */
export function AnswerCheck() {
  const onboarding = useWizard((state) => state.onboarding);
  const groups = useMemo(() => answerGroups(onboarding), [onboarding]);
  const needed = useMemo(() => new Set(submitBlockers(onboarding).map(({ path }) => path)), [onboarding]);
  return (
    <div className="grid gap-s-6">
      <p className="text-ink-2 text-s">{texts.lead}</p>
      {groups.map((group) => (
        <Group key={group.step} group={group} needed={needed} />
      ))}
    </div>
  );
}
