import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import type { PublicWords } from "@sitewright/spec-core/content";
import { Button, Note, Skeleton } from "@sitewright/ui";
import { useMemo, useState } from "react";
import { sectionAnchor } from "../../components/chrome/step-section.tsx";
import { Fold } from "../../components/fold.tsx";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sortWords } from "../../lib/words/sort-words.ts";
import { useIdle } from "../../lib/words/use-idle.ts";
import { type ReadWords, useWords, type WordsState } from "../../lib/words/use-words.ts";
import { withChoices } from "../../lib/words/with-choices.ts";
import { wordTexts as texts } from "./texts.ts";
import { WordCheck } from "./word-check.tsx";

/** The number of sentences for visitors, and of open decisions. */
function digestOf(words: PublicWords): string {
  const { printed, facts, openFacts, unsure } = sortWords(words);
  const proposed = unsure.filter(({ proposal }) => proposal === "print").length;
  const confirmed = facts.filter(({ isConfirmed }) => isConfirmed).length;
  return [
    texts.sentences(printed.length),
    confirmed > 0 && texts.confirmed(confirmed),
    proposed > 0 && texts.proposed(proposed),
    openFacts.length > 0 && texts.toConfirm(openFacts.length),
    unsure.length > proposed && texts.toDecide(unsure.length - proposed),
  ]
    .filter((part) => part !== false)
    .join(", ");
}

function Body({ result }: { result: WordsState }) {
  if (result.state === "waiting") return <Skeleton lines={3} label={texts.reading} className="pb-s-4" />;
  if (result.state === "failed")
    return (
      <Note tone="warn" role="alert" className="mb-s-4">
        <p className="mb-2">{texts.failed}</p>
        <Button compact onClick={result.retry}>
          {texts.tryAgain}
        </Button>
      </Note>
    );
  const { statements, facts } = result.words;
  if (statements.length === 0 && facts.length === 0)
    return <p className="pb-s-4 text-ink-2 text-s">{texts.nothing}</p>;
  return <WordCheck words={result.words} />;
}

interface VisitorWordsProps {
  /** Replaces the library that reads the answers, for tests. */
  read?: ReadWords | undefined;
}

/** The result with the current choices applied, because the worker's response comes later. */
function useDecidedWords(result: WordsState): WordsState {
  const choices = useWizard((state) => state.onboarding.formData.wordChoices);
  return useMemo(
    () => (result.state === "ready" ? { ...result, words: withChoices(result.words, choices) } : result),
    [result, choices],
  );
}

function WordsLine({ read }: VisitorWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isIdle = useIdle();
  const result = useDecidedWords(useWords({ isWanted: isOpen || isIdle, debounceMs: 0, read }));
  const digest = result.state === "ready" ? digestOf(result.words) : texts.reading;
  return (
    <div className="border-line border-y">
      <Fold
        level={2}
        id={sectionAnchor(texts.title)}
        title={texts.title}
        digest={result.state === "failed" ? texts.failed : digest}
        onToggle={setIsOpen}
      >
        {isOpen && <Body result={result} />}
      </Fold>
    </div>
  );
}

/**
 * The texts for visitors in the answers: one line that expands to an optional check. Its code is loaded when
 * the browser is idle; if anything in it fails, the step works without it.
 */
export const VisitorWords = ({ read }: VisitorWordsProps) => (
  <ErrorBoundary fallback={<Note tone="warn">{texts.failed}</Note>}>
    <WordsLine read={read} />
  </ErrorBoundary>
);
