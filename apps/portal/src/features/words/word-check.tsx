import type { PublicWords } from "@sitewright/spec-core/content";
import { AllRight } from "./all-right.tsx";
import { FoundFacts } from "./found-facts.tsx";
import { SortedStatements } from "./sorted-statements.tsx";
import { wordTexts as texts } from "./texts.ts";
import { UnsureStatements } from "./unsure-statements.tsx";
import { useWordCheck } from "./use-word-check.ts";

/** The details that were read from the answers, to confirm, correct and decide; all of it is optional. */
export function WordCheck({ words }: { words: PublicWords }) {
  const check = useWordCheck(words);
  const isAnythingAsked = check.facts.length > 0 || check.asked.length > 0;
  return (
    <div className="grid gap-s-5 pb-s-3">
      <p role="status" className="sr-only">
        {check.news}
      </p>
      <p className="text-ink-2 text-s">{texts.lead}</p>
      {isAnythingAsked && (
        // A focused element must not be hidden by the sticky line.
        <div className="grid gap-s-5 [&_:is(button,input,textarea)]:scroll-mb-[5rem]">
          {check.facts.length > 0 && <FoundFacts facts={check.facts} onDecide={check.decide} />}
          {check.asked.length > 0 && (
            <UnsureStatements statements={check.asked} more={check.later.length} onDecide={check.decide} />
          )}
          <AllRight
            open={check.open}
            hasMore={check.later.length > 0}
            onAllRight={check.allRight}
            onUndo={check.undo}
          />
        </div>
      )}
      <SortedStatements printed={check.printed} kept={check.kept} onDecide={check.decide} />
    </div>
  );
}
