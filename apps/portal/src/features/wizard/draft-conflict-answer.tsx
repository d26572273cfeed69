import { layoutTemplates } from "@sitewright/spec-core/onboarding";
import { MarkedPhrase, pickerColor, Swatch } from "@sitewright/ui";
import type { Answer } from "../../lib/saving/merge-answers.ts";
import { savingTexts as texts } from "../../lib/saving/texts.ts";
import { changedWords } from "./changed-words.ts";

/** How many characters of the common text are shown around the difference. */
const contextLength = 60;

// Cut between words.
const clippedStart = (text: string): string =>
  text.length > contextLength ? `… ${text.slice(-contextLength).replace(/^\S*\s+/, "")}` : text;
const clippedEnd = (text: string): string =>
  text.length > contextLength ? `${text.slice(0, contextLength).replace(/\s+\S*$/, "")} …` : text;

function answerText(path: string, answer: Answer): string {
  if (typeof answer === "boolean") return answer ? texts.on : texts.off;
  if (answer === null || answer === undefined) return path === "pageTree" ? texts.ownOrder : "";
  if (typeof answer !== "string") {
    const lines = answer.map(({ name, children = [] }) => [name, ...children.map((page) => page.name)]);
    return lines
      .map(([top, ...below]) => (below.length > 0 ? `${top} (${below.join(", ")})` : top))
      .join(", ");
  }
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
