import { pageKey } from "../../onboarding/page-tree.ts";
import type { PlannedPage } from "../planned-pages.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { quoted } from "./rule.ts";
import { otherPageQuestion, ownPageKinds, servicePageQuestion } from "./tables/own-pages.ts";

const word = /[\p{L}\p{N}]+/gu;
// Short words ('our', 'page') stand everywhere.
const wordLettersMin = 4;
const quotesMax = 3;
const common: ReadonlySet<string> = new Set("page pages your with more info about information".split(" "));

/** A word without the endings that tell one from many. */
const stem = (said: string): string => said.replace(/(?:ies|es|s|y)$/u, "");

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(word) ?? [])
    .filter((said) => said.length >= wordLettersMin && !common.has(said))
    .map(stem);

/** The sentences of the client's that share a word with a page's name. */
function sentencesByWord({ words }: Project): (name: string) => string[] {
  const found = new Map<string, Set<string>>();
  for (const { text } of words.statements)
    for (const said of stemsOf(text)) found.set(said, (found.get(said) ?? new Set<string>()).add(text));
  return (name) =>
    [...new Set(stemsOf(name).flatMap((said) => [...(found.get(said) ?? [])]))].slice(0, quotesMax);
}

function questionOf({ source, contentKind }: PlannedPage, isMentioned: boolean): string | null {
  const kind = ownPageKinds.find(({ named }) => named.test(pageKey(source)));
  if (kind) return kind.question;
  if (contentKind === "service") return servicePageQuestion;
  return isMentioned ? otherPageQuestion.mentioned : otherPageQuestion.unmentioned;
}

/** What a builder has to know of the pages that are the client's own; each question names its page. */
export function ownPageQuestions(project: Project): Clarification[] {
  const own = project.pages
    .map((page, index) => ({ page, index }))
    .filter(({ page }) => page.purpose === null);
  if (own.length === 0) return [];
  const sentencesOn = sentencesByWord(project);
  return own.flatMap(({ page, index }): Clarification[] => {
    const quotes = sentencesOn(page.name).map(quoted);
    const question = questionOf(page, quotes.length > 0);
    if (question === null) return [];
    const kind = ownPageKinds.find(({ named }) => named.test(pageKey(page.source)));
    return [
      {
        id: `page-${page.path.slice(1)}`,
        path: `siteStructure.pages.${index}.purpose`,
        question,
        about: page.name,
        asks: "client",
        blocks: kind?.blocks ?? "page",
        quotes,
      },
    ];
  });
}
