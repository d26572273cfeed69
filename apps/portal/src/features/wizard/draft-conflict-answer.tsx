import { layoutTemplates, type Offer, type PageNode } from "@sitewright/spec-core/onboarding";
import { MarkedPhrase, pickerColor, Swatch } from "@sitewright/ui";
import type { Answer } from "../../lib/saving/merge-answers.ts";
import { savingTexts as texts } from "../../lib/saving/texts.ts";
import { countryName, offerText } from "../../lib/wizard/answer-words.ts";
import { changedWords } from "./changed-words.ts";

/** Characters of the common text that are shown around the difference. */
const contextLength = 60;

// Cut between words.
const clippedStart = (text: string): string =>
  text.length > contextLength ? `… ${text.slice(-contextLength).replace(/^\S*\s+/, "")}` : text;
const clippedEnd = (text: string): string =>
  text.length > contextLength ? `${text.slice(0, contextLength).replace(/\s+\S*$/, "")} …` : text;

const pageText = ({ name, children = [] }: PageNode): string =>
  children.length > 0 ? `${name} (${children.map((page) => page.name).join(", ")})` : name;

const lineText = (entry: PageNode | Offer): string => ("price" in entry ? offerText(entry) : pageText(entry));

function answerText(path: string, answer: Answer): string {
  if (typeof answer === "boolean") return answer ? texts.on : texts.off;
  if (answer === null || answer === undefined) return path === "pageTree" ? texts.ownOrder : "";
  if (typeof answer !== "string") return answer.map(lineText).join(path === "formData.offers" ? "\n" : ", ");
  if (path === "formData.contact.country") return countryName(answer);
  if (path === "layoutTemplates.selected")
    return layoutTemplates.find(({ id }) => id === answer)?.name ?? answer;
  return answer;
}

/** One of two conflicting answers, in full where it is short, with the difference underlined. */
export function ConflictAnswer({ path, answer, other }: { path: string; answer: Answer; other: Answer }) {
  const text = answerText(path, answer);
  if (text === "") return <span className="text-ink-3 italic">{texts.empty}</span>;
  if (path.startsWith("themeColors."))
    return (
      <span className="flex items-center gap-2">
        <Swatch color={pickerColor(text)} className="size-6" /> {text}
      </span>
    );
  const { before, middle, after } = changedWords(text, answerText(path, other));
  return (
    <span className="whitespace-pre-wrap break-words">
      {clippedStart(before)}
      {middle !== "" && <MarkedPhrase>{middle}</MarkedPhrase>}
      {clippedEnd(after)}
    </span>
  );
}
