import type { DropOff } from "@sitewright/contracts";
import { countText } from "../../lib/count-text.ts";
import { stepTitle } from "./drop-off-words.ts";
import { shareText, timeText } from "./figures.ts";
import { QuestionTable } from "./question-table.tsx";
import { StepBar } from "./step-bar.tsx";

/** Every step with its figures; expands to its questions. */
export function StepList({ steps }: Pick<DropOff, "steps">) {
  const top = Math.max(...steps.map(({ shown }) => shown));
  return (
    <ol className="border-ink border-t-[1.5px]">
      {steps.map((step) => {
        const { step: key, shown, left, medianS } = step;
        const time = timeText(medianS);
        return (
          <li key={key} className="border-line border-b">
            <details>
              <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-2 py-[.7rem] hover:bg-sunken">
                <span className="mr-auto font-[600] max-phone:w-full">{stepTitle(key)}</span>
                <span className="text-ink-2 tabular-nums">opened {countText(shown)}</span>
                <span className={left > 0 ? "text-accent-ink tabular-nums" : "text-ink-2 tabular-nums"}>
                  abandoned {countText(left)}
                  {left > 0 && `, ${shareText(left, shown)}`}
                </span>
                <span className="text-ink-2 tabular-nums phone:w-[6.5rem] phone:text-right">
                  {time && `about ${time}`}
                </span>
                <span className="w-full">
                  <StepBar step={step} top={top} />
                </span>
              </summary>
              <QuestionTable step={step} />
            </details>
          </li>
        );
      })}
    </ol>
  );
}
