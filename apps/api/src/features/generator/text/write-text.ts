import { countWords } from "@sitewright/articles";
import { generatedWords } from "@sitewright/contracts";
import type { ModelMessage, ModelProvider } from "../../../model-provider/model-provider.ts";
import {
  askForArticle,
  askForMore,
  askForShorter,
  askToGoOn,
  type Background,
  type Topic,
} from "./prompts.ts";
import {
  cutSection,
  insertBeforeClosing,
  isEnded,
  joinSections,
  longestBeforeClosing,
  sectionsOf,
  wholeParagraphs,
} from "./sections.ts";
import { addTakeaways, hasTakeaways, takeTakeaways } from "./takeaways.ts";

const { min, max } = generatedWords;
/** The maximum number of model calls for one text. */
const maxCalls = 12;
/** A text that grew by fewer words than this counts as not having grown. */
const growthMin = 20;
/** The maximum length of answers in tokens: English has about four tokens for three words. */
const tokens = { article: 5000, more: 3000, shorter: 1500 } as const;

interface Writing {
  readonly topic: Topic;
  readonly background: Background;
  readonly model: Pick<ModelProvider, "stream">;
  /** The text that an earlier run has written so far. */
  readonly begun: string;
  readonly signal: AbortSignal;
  /** Called with the complete text so far. */
  readonly onText: (text: string) => Promise<void>;
}

/** The model's text stayed too short. The text so far was passed to `onText`. */
export class TooShort extends Error {
  override name = "TooShort";
}

/** Removes what models put around a text: a first-level heading or a code fence. */
const bare = (text: string): string =>
  text
    .replace(/^\s*```(?:markdown|md)?\n/, "")
    .replace(/\n```\s*$/, "\n")
    .replace(/^\s*# [^\n]*\n+/, "");

/** Appends text to one that was cut off: with a space between words, without one inside a word. */
function joinWords(before: string, after: string): string {
  if (before === "") return after.trimStart();
  const isApart = /\s$/.test(before) || /^[\s.,;:!?’”)]/.test(after) || /^##/.test(after);
  if (/^##/.test(after) && !before.endsWith("\n")) return `${before}\n\n${after}`;
  return isApart ? before + after : `${before} ${after}`;
}

function createAsk({ model, signal }: Writing) {
  let calls = 0;
  /** Calls the model once; passes each state of the answer to `onPart`. */
  return async (
    { messages, maxTokens }: { messages: ModelMessage[]; maxTokens: number },
    onPart: (answer: string) => Promise<void> = async () => {},
  ): Promise<{ answer: string; isCut: boolean }> => {
    calls += 1;
    if (calls > maxCalls) throw new TooShort("The model needed too many calls for this text.");
    let answer = "";
    let isCut = false;
    for await (const event of model.stream({ messages, maxTokens, signal })) {
      if (event.kind === "end") {
        isCut = event.isCut;
        continue;
      }
      answer += event.text;
      await onPart(answer);
    }
    return { answer, isCut };
  };
}
type Ask = ReturnType<typeof createAsk>;

/** Writes the article from the beginning, or continues it, until the model ends it. */
async function writeWhole({ topic, background, begun, onText }: Writing, ask: Ask): Promise<string> {
  let text = begun;
  let isCut = !(isEnded(text) && hasTakeaways(text));
  while (isCut) {
    const before = text;
    const isNew = before === "";
    const messages = isNew ? askForArticle(topic, background) : askToGoOn(topic, background, before);
    const join = (answer: string) => (isNew ? bare(answer) : joinWords(before, answer));
    const request = { messages, maxTokens: tokens.article };
    const written = await ask(request, (answer) => onText(join(answer)));
    text = join(written.answer);
    await onText(text);
    const isLonger = isNew || countWords(text) - countWords(before) >= growthMin;
    isCut = written.isCut && isLonger && countWords(text) < max;
    if (countWords(text) === 0) throw new TooShort("The model wrote nothing.");
  }
  return text;
}

/**
 * Asks for more sections before the closing until the text is long enough. `onText` receives only
 * complete paragraphs of them, so that a later run continues after a paragraph and not inside a sentence.
 */
async function lengthen(text: string, { topic, background, onText }: Writing, ask: Ask): Promise<string> {
  let longer = text;
  let idle = 0;
  while (countWords(longer) < min) {
    const before = longer;
    const words = min - countWords(before) + 150;
    const messages = askForMore(topic, background, { text: before, words });
    const { answer, isCut } = await ask({ messages, maxTokens: tokens.more }, (part) =>
      onText(insertBeforeClosing(before, wholeParagraphs(bare(part)))),
    );
    longer = insertBeforeClosing(before, isCut ? wholeParagraphs(bare(answer)) : bare(answer));
    await onText(longer);
    idle = countWords(longer) - countWords(before) < growthMin ? idle + 1 : 0;
    if (idle === 2)
      throw new TooShort(`The model stopped at ${countWords(longer)} words, fewer than the ${min} promised.`);
  }
  return longer;
}

/**
 * Asks the model to shorten the longest sections, never the closing, until the text is short enough; a
 * section that stays too long is cut.
 */
async function shorten(text: string, { onText }: Writing, ask: Ask): Promise<string> {
  let shorter = text;
  for (let round = 0; countWords(shorter) > max; round += 1) {
    const sections = sectionsOf(shorter);
    const place = longestBeforeClosing(sections);
    const section = place === undefined ? undefined : sections[place];
    // A text without sections is cut at its end.
    if (place === undefined || section === undefined) return cutSection(shorter, max);
    const own = countWords(section);
    const words = Math.max(Math.ceil(own * 0.4), own - (countWords(shorter) - max) - 20);
    const isAsked = round < sections.length;
    const answer = isAsked
      ? bare(
          (await ask({ messages: askForShorter(section, words), maxTokens: tokens.shorter })).answer,
        ).trim()
      : "";
    const isUseful = answer !== "" && countWords(answer) < own - 5 && countWords(answer) >= words / 3;
    const cut = cutSection(section, words);
    const next = isUseful ? withHeading(section, answer) : cut;
    if (!isUseful && countWords(cut) >= own) return shorter;
    shorter = joinSections(sections.with(place, next));
    await onText(shorter);
  }
  return shorter;
}

/** Adds the heading to a shortened section if the model left it out. */
function withHeading(section: string, answer: string): string {
  const heading = section.match(/^##[^\n]*/)?.[0];
  return heading === undefined || answer.startsWith("##") ? answer : `${heading}\n\n${answer}`;
}

/**
 * Writes an article of 1,500 to 2,500 words: continues a text that was cut off, asks for more sections if
 * it is too short, and shortens the longest ones if it is too long. @throws ModelError, TooShort, or the
 * signal's reason
 */
export async function writeText(
  writing: Writing,
): Promise<{ content: string; keyTakeaways: readonly string[] }> {
  const ask = createAsk(writing);
  const { content: whole, keyTakeaways } = takeTakeaways(await writeWhole(writing, ask));
  const body = { ...writing, onText: (text: string) => writing.onText(addTakeaways(text, keyTakeaways)) };
  const content = await shorten(await lengthen(whole, body, ask), body, ask);
  return { content, keyTakeaways };
}
