import { proseAboutBusiness } from "../content/prose.ts";
import { writtenOut } from "../content/writing/written-out.ts";
import { withApostrophes } from "../site/apostrophes.ts";
import { cleanText } from "../site/clean-text.ts";
import { withoutDecoration } from "../site/without-decoration.ts";
import type { Spec } from "../spec/schema.ts";
import { letterKey } from "../text/keys.ts";
import { isLimit } from "./audience.ts";
import { unspliced } from "./comma-splices.ts";
import { bareInvitation } from "./data/invitations.ts";
import { inWords, type WritingOfPlaces } from "./in-words.ts";
import { joinedSentences, type Said } from "./joined-sentences.ts";

type Statement = Spec["content"]["statements"][number];

const fixed: readonly (readonly [typed: RegExp, written: string])[] = [
  [/(?<![\p{L}@./])whats ?app(?![\p{L}@]|\.\p{L})/giu, "WhatsApp"],
  [/([!?])\1+/gu, "$1"],
  [/(?<!\p{L})all of (?=UK(?!\p{L}))/gu, "all of the "],
];

/** A line that a client typed, as visitors read it. */
export const clientsLine = (text: string): string =>
  fixed.reduce(
    (line, [typed, written]) => line.replace(typed, written),
    withApostrophes(withoutDecoration(cleanText(text))),
  );

/** 'What to do this month' is the name of a text that is to be written, not a sentence. */
const nameOfText = /^(?:what|how|when|where|who|which|why) to \p{L}[^,.:;?!]{2,60}$/iu;

/** A phone number typed as a sentence of its own, which the contact details have. */
const numberAlone = /^(?:(?:tel|phone|mobile|call|ring)(?: (?:me|us|on))?[.:]? )?[\d\s()+./–-]{7,30}[.!]?$/iu;

/** Whether a few words depend on the sentence before them: they are printed, and no detail that is shown elsewhere. */
const isFragment = ({ text, isPrinted, isProse }: Statement, facts: Spec["content"]["facts"]): boolean =>
  isPrinted &&
  !isProse &&
  !bareInvitation.test(text) &&
  /\s/u.test(text) &&
  !/:\s*$/u.test(text) &&
  !facts.some((fact) => text.includes(fact.text));

/** A sentence in which commas are used as full stops, split into several with their own ids. */
function apart(one: Said, writing: WritingOfPlaces): Said[] {
  const texts = writing.isEnglish ? unspliced(one.text) : [one.text];
  return texts.map((text, index) => ({
    ...one,
    id: index === 0 ? one.id : `${one.id}-${index + 1}`,
    text: inWords(writtenOut(text, writing), writing),
    after: index === 0 ? one.after : index === 1 ? one.id : `${one.id}-${index}`,
    ...(index === 0 ? {} : { isPart: true as const }),
  }));
}

/** A sentence that follows one that was split follows its last part. */
function inOrder(sentences: readonly (readonly Said[])[]): Said[] {
  const last = new Map(sentences.flatMap((parts) => (parts[0] ? [[parts[0].id, parts.at(-1)?.id]] : [])));
  return sentences.flatMap(([first, ...others]) =>
    first ? [{ ...first, after: (first.after && last.get(first.after)) || first.after }, ...others] : [],
  );
}

/** The client's sentences for visitors about the business, each once, in the form in which they are printed. */
export function printedProse(
  { content: { statements, facts }, businessInfo }: Spec,
  writing: WritingOfPlaces,
): Said[] {
  const printed = new Set(proseAboutBusiness(statements));
  const seen = new Set<string>([""]);
  // A line with only the name is the heading of a flyer.
  const names = [businessInfo.name, businessInfo.websiteName].map(letterKey).filter((name) => name !== "");
  const isWanted = (statement: Statement): boolean => {
    const { text, field, isPrinted, isProse } = statement;
    if (field !== "audience" && isFragment(statement, facts)) return true;
    return isPrinted && isProse && (printed.has(text) || (field === "audience" && isLimit(text)));
  };
  const answerOf = (field: Statement["field"]): string =>
    field === "description" || field === "audience" ? businessInfo[field] : "";
  const isAddition = (statement: Statement): boolean => isFragment(statement, facts);
  const sentences = joinedSentences({ statements, isWanted, isAddition, answerOf }).map((one) => {
    const isAsSaid = one.sources.length === 1 && one.sources[0] === one.text;
    const text = clientsLine(one.text);
    const said = {
      ...one,
      text,
      sources: isAsSaid ? [inWords(writtenOut(text, writing), writing)] : one.sources.map(cleanText),
    };
    return apart(said, writing);
  });
  return inOrder(sentences).filter(({ text }) => {
    if (
      numberAlone.test(text) ||
      seen.has(text) ||
      names.includes(letterKey(text)) ||
      bareInvitation.test(text)
    )
      return false;
    seen.add(text);
    return !nameOfText.test(text);
  });
}

/** The names that the client gives to texts for visitors that are to be written: 'What to do this month'. */
export const namedTexts = ({ content: { statements } }: Spec): string[] =>
  statements
    .filter(({ isPrinted, text }) => isPrinted && nameOfText.test(clientsLine(text)))
    .map(({ text }) => clientsLine(text));
