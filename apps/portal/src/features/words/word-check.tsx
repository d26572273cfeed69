import type { PublicWords } from "@sitewright/spec-core/content";
import { useRef, useState } from "react";
import { AllRight } from "./all-right.tsx";
import { FoundFacts } from "./found-facts.tsx";
import { ProposedStatements } from "./proposed-statements.tsx";
import { SortedStatements } from "./sorted-statements.tsx";
import { wordTexts as texts } from "./texts.ts";
import { UnsureStatements } from "./unsure-statements.tsx";
import { useWordCheck } from "./use-word-check.ts";

/** The details that were read from the answers, to confirm, correct and decide; all of it is optional. */
export function WordCheck({ words }: { words: PublicWords }) {
  const check = useWordCheck(words);
  // As after a reload: what was decided then can be changed, but 'Accept' and its undo would have no effect.
  const [beganDecided] = useState(!check.hasWork);
  const isDecided = beganDecided && !check.hasWork;
  const isAnythingAsked = check.facts.length > 0 || check.proposed.length > 0 || check.questions.length > 0;
  const sentences = useRef<HTMLDivElement>(null);
  const accept = (): void => {
    check.allRight();
    // The next list is shorter than the one before, so a person who had scrolled down to the button would not see it.
    if (check.later.length > 0)
      requestAnimationFrame(() =>
        sentences.current?.querySelector("legend")?.scrollIntoView({ block: "nearest", behavior: "instant" }),
      );
  };
  return (
    <div className="grid gap-s-5 pb-s-3">
      <p role="status" className="sr-only">
        {check.news}
      </p>
      <p className="text-ink-2 text-s">{check.hasWork ? texts.lead : texts.leadDecided}</p>
      {isAnythingAsked && (
        // A focused element must not be hidden by the sticky line.
        <div className="grid gap-s-5 [&_:is(button,input,textarea)]:scroll-mb-[5rem]">
          {check.facts.length > 0 && <FoundFacts facts={check.facts} onDecide={check.decide} />}
          <div ref={sentences} className="grid gap-s-5 empty:hidden">
            {check.proposed.length > 0 && (
              <ProposedStatements
                statements={check.proposed}
                isTicked={check.isTicked}
                onDecide={check.decide}
              />
            )}
            {check.questions.length > 0 && (
              <UnsureStatements statements={check.questions} onDecide={check.decide} />
            )}
            {check.later.length > 0 && (
              <p className="text-ink-3 text-s">{texts.moreUnsure(check.later.length)}</p>
            )}
          </div>
          {!isDecided && (
            <AllRight
              effect={check.effect}
              hasWork={check.hasWork}
              hasMore={check.later.length > 0}
              onAllRight={accept}
              onUndo={check.undo}
            />
          )}
        </div>
      )}
      <SortedStatements
        printed={check.printed}
        kept={check.kept}
        showsDecided={beganDecided}
        onDecide={check.decide}
      />
    </div>
  );
}
