import type { JudgedStatement, PublicWords } from "@sitewright/spec-core/content";
import type { WordChoice } from "@sitewright/spec-core/onboarding";
import { useMemo, useState } from "react";
import { useUndo } from "../../components/randomize/use-undo.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { decideWords } from "../../lib/wizard/word-choices.ts";
import { asProposed, decisionsOf, idsOf, type SortedWords, sortWords } from "../../lib/words/sort-words.ts";
import { wordTexts as texts } from "./texts.ts";
import { useAskedStatements } from "./use-asked-statements.ts";

/** What 'Accept' would do. */
export interface AcceptEffect {
  readonly details: number;
  readonly sentences: number;
  readonly left: number;
}

/** True where everything on the screen is decided. */
export const isNothing = ({ details, sentences, left }: AcceptEffect): boolean =>
  details + sentences + left === 0;

function effectOf(open: readonly WordChoice[], { openFacts }: SortedWords): AcceptEffect {
  const facts = new Set(openFacts.map(({ id }) => id));
  const printed = open.filter(({ print }) => print);
  const details = printed.filter(({ id }) => facts.has(id)).length;
  return { details, sentences: printed.length - details, left: open.length - printed.length };
}

interface AllRightOptions {
  readonly words: PublicWords;
  readonly sorted: SortedWords;
  readonly choices: WordChoice[];
  readonly onNews: (news: string) => void;
}

/** 'Accept': decides what is on the screen as the rules propose, asks about the next sentences, and can be undone. */
function useAllRight({ words, sorted, choices, onNews }: AllRightOptions) {
  const asking = useAskedStatements({ all: words.statements, unsure: sorted.unsure });
  const settling = useUndo(choices, (wordChoices: WordChoice[]) => wizard.updateForm({ wordChoices }));
  const [before, setBefore] = useState<{ readonly ask: () => void } | null>(null);
  const open = asProposed(sorted, sorted.unsure.filter(asking.isAsked));
  const decisions = open.flatMap((choice) => decisionsOf(words, choice));
  const effect = effectOf(open, sorted);
  return {
    proposed: asking.asked.filter(({ proposal }) => proposal === "print"),
    questions: asking.asked.filter(({ proposal }) => proposal === "keep"),
    later: asking.later,
    effect,
    hasWork: !isNothing(effect) || asking.later.length > 0,
    isTicked: ({ id, isPrinted, decidedBy }: JudgedStatement): boolean =>
      decidedBy === "client" ? isPrinted : open.some((choice) => choice.id === id && choice.print),
    allRight: (): void => {
      decideWords(decisions, idsOf(words));
      settling.replace(useWizard.getState().onboarding.formData.wordChoices);
      setBefore({ ask: asking.goOn() });
      const next = asking.later.length > 0 ? ` ${texts.nextNews(asking.later.length)}` : "";
      onNews(texts.settledNews(open.length) + next);
    },
    undo: settling.canUndo
      ? (): void => {
          settling.undo();
          before?.ask();
          onNews(texts.undone);
        }
      : null,
  };
}

/**
 * The statements and facts with the functions to decide about them, and the announcement of the last
 * decision.
 */
export function useWordCheck(words: PublicWords) {
  const choices = useWizard((state) => state.onboarding.formData.wordChoices);
  const sorted = useMemo(() => sortWords(words), [words]);
  const [news, setNews] = useState("");
  const settling = useAllRight({ words, sorted, choices, onNews: setNews });
  return {
    ...settling,
    news,
    facts: sorted.facts,
    printed: sorted.printed,
    kept: sorted.kept,
    decide: (id: string, print: boolean, text?: string): void => {
      const choice = { id, print, ...(text === undefined ? {} : { text }) };
      decideWords(decisionsOf(words, choice), idsOf(words));
      setNews(print ? texts.nowPrinted : texts.nowKept);
    },
  };
}
