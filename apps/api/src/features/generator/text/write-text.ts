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
} from "./sections.ts";
import { addTakeaways, hasTakeaways, takeTakeaways } from "./takeaways.ts";

const { min, max } = generatedWords;
/** Calls of the model that one text may take. */
const mostCalls = 12;
/** A text that grew by fewer words did not grow. */
const growthMin = 20;
/** Longest answers, in the model's units: English has about four for three words. */
const tokens = { article: 5000, more: 3000, shorter: 1500 } as const;

interface Writing {
  readonly topic: Topic;
  readonly background: Background;
  readonly model: Pick<ModelProvider, "stream">;
  /** What an earlier run has written. */
  readonly begun: string;
  readonly signal: AbortSignal;
  /** Gets the whole text as it is now. */
  readonly onText: (text: string) => Promise<void>;
}

/** A text that the model did not make long enough. What there is of it was given to `onText`. */
export class TooShort extends Error {
  override name = "TooShort";
}

/** Without what models put around a text: a heading of the first level, a fence. */
const bare = (text: string): string =>
  text
    .replace(/^\s*```(?:markdown|md)?\n/, "")
    .replace(/\n```\s*$/, "\n")
    .replace(/^\s*# [^\n]*\n+/, "");

/** Text that goes on another: with a blank between words, none inside of one. */
function joinWords(before: string, after: string): string {
  if (before === "") return after.trimStart();
  const isApart = /\s$/.test(before) || /^[\s.,;:!?’”)]/.test(after) || /^##/.test(after);
  if (/^##/.test(after) && !before.endsWith("\n")) return `${before}\n\n${after}`;
  return isApart ? before + after : `${before} ${after}`;
}

function createAsk({ model, signal }: Writing) {
  let calls = 0;
  /** Asks once; gives each state of the answer to `onPart`. */
  return async (
    { messages, maxTokens }: { messages: ModelMessage[]; maxTokens: number },
    onPart: (answer: string) => Promise<void> = async () => {},
  ): Promise<{ answer: string; isCut: boolean }> => {
    calls += 1;
    if (calls > mostCalls) throw new TooShort("The model needed too many calls for this text.");
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

/** The article as the model ends it by itself, begun anew or gone on with. */
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

/** Has sections added before the closing until the text is long enough. */
async function lengthen(text: string, { topic, background, onText }: Writing, ask: Ask): Promise<string> {
  let longer = text;
  let idle = 0;
  while (countWords(longer) < min) {
    const before = longer;
    const words = min - countWords(before) + 150;
    const messages = askForMore(topic, background, { text: before, words });
    const { answer } = await ask({ messages, maxTokens: tokens.more }, (part) =>
      onText(insertBeforeClosing(before, bare(part))),
    );
    longer = insertBeforeClosing(before, bare(answer));
    await onText(longer);
    idle = countWords(longer) - countWords(before) < growthMin ? idle + 1 : 0;
    if (idle === 2)
      throw new TooShort(`The model stopped at ${countWords(longer)} words, fewer than the ${min} promised.`);
  }
  return longer;
}

/** Has the longest sections shortened, the closing never, until the text is short enough; what stays too long is cut. */
async function shorten(text: string, { onText }: Writing, ask: Ask): Promise<string> {
  let shorter = text;
  for (let round = 0; countWords(shorter) > max; round += 1) {
    const sections = sectionsOf(shorter);
    const place = longestBeforeClosing(sections);
    const section = place === undefined ? undefined : sections[place];
    // One piece without sections: its end is cut.
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

/** A shortened section keeps its heading, also where the model left it out. */
function withHeading(section: string, answer: string): string {
  const heading = section.match(/^##[^\n]*/)?.[0];
  return heading === undefined || answer.startsWith("##") ? answer : `${heading}\n\n${answer}`;
}

/**
 * Writes an article of 1,500 to 2,500 words: goes on where it broke off, has sections added where it is too short and the
 * longest ones shortened where it is too long. @throws ModelError, TooShort, or the signal's reason
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
