import type { ChatAnalytics } from "@sitewright/contracts";
import { countText } from "../../lib/count-text.ts";
import { outcomeWords } from "./outcome-words.ts";

interface OutcomeListProps {
  outcomes: ChatAnalytics["outcomes"];
  questions: number;
}

/** Every outcome with its number of questions. Only confirmed ones are shown as success. */
export function OutcomeList({ outcomes, questions }: OutcomeListProps) {
  const part = (count: number) => (count / Math.max(1, questions)) * 100;
  return (
    <dl className="border-ink border-t-[1.5px]">
      {outcomeWords.map(([outcome, words, meaning]) => {
        const count = outcomes[outcome];
        return (
          <div key={outcome} className="border-line border-b py-[.6rem]">
            <dt className="flex items-baseline gap-3 font-[600]">
              <span className="mr-auto">{words}</span>
              <span className="tabular-nums">{countText(count)}</span>
              <span className="w-[3rem] text-right font-[430] text-ink-2 tabular-nums">
                {questions > 0 && `${Math.round(part(count))}%`}
              </span>
            </dt>
            <dd>
              <svg aria-hidden="true" className="my-1.5 block h-2 w-full">
                <rect width="100%" height="100%" className="fill-sunken" />
                <rect
                  width={`${part(count)}%`}
                  height="100%"
                  className={outcome === "unmatched" || outcome === "left" ? "fill-accent" : "fill-ink"}
                />
              </svg>
              <span className="text-ink-3 text-s">{meaning}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
