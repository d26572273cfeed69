import { notLimited, offered, offersFreeVisit } from "../spec/data/free-visits.ts";
import { singular } from "../text/singular.ts";
import type { Said } from "./joined-sentences.ts";

/** 'The first lesson is free', 'free taster sessions': the group holds what is tried, which is no length of time. */
const freeTrial = new RegExp(
  `(?<!\\p{L})(?:(?:first|trial|taster) (?:(?:two|three|few) )?(?<first>lessons?|sessions?|class(?:es)?|evenings?|rehearsals?) (?:is|are) (?:always )?free|free (?:first|trial|taster) (?<free>lessons?|sessions?|class(?:es)?|evenings?|rehearsals?))(?!\\p{L})${notLimited}`,
  "iu",
);

const talkKind = "(?:(?:phone|telephone|video|intro|introductory|discovery|first|initial) )";
const talk = `(?<talk>${talkKind}{0,2}(?:chat|call))(?!\\p{L})`;
// 'We call free of charge' offers no talk.
const namedTalk = `(?<talk>${talkKind}{1,2}(?:chat|call))(?!\\p{L})`;
const minutes = "(?:(?<long>\\d{1,2})[- ]?min(?:ute)?s?(?: |, |$))";
/** 'A free 15 min phone chat', 'First call 20 minutes, free' */
const freeTalks = [
  new RegExp(`(?<!\\p{L})free,? ${minutes}?(?:no[- ]obligation )?${talk}${notLimited}`, "iu"),
  new RegExp(
    `(?<!\\p{L})${namedTalk},? (?:(?:is|of|takes|lasts) )?${minutes}?(?:and )?(?:is )?free(?!\\p{L})${notLimited}`,
    "iu",
  ),
];

/** What a button for a talk that costs nothing says: 'Free 15-minute phone chat'; null where none is offered. */
function freeTalk(text: string): string | null {
  const found = freeTalks.map((each) => offered(each, text)?.groups).find((groups) => groups !== undefined);
  return found === undefined
    ? null
    : `Free ${found.long === undefined ? "" : `${found.long}-minute `}${(found.talk ?? "").toLowerCase()}`;
}

/** Whether a wish about the website asks for a button. */
const wantsButton = /(?<!\p{L})buttons?(?!\p{L})/iu;

/**
 * What a button says where the client's sentences offer a first step for nothing, or their wishes ask for a button for
 * it; null where none does.
 */
export function freeFirstStep(
  prose: readonly Pick<Said, "text">[],
  wishes: readonly string[] = [],
): string | null {
  const talks = [...prose.map(({ text }) => text), ...wishes.filter((text) => wantsButton.test(text))];
  const talkFirst = talks.map(freeTalk).find((label) => label !== null);
  if (talkFirst) return talkFirst;
  for (const { text } of prose) {
    if (offersFreeVisit(text)) return "Arrange a free visit";
    const { first, free } = offered(freeTrial, text)?.groups ?? {};
    const tried = first ?? free;
    if (tried !== undefined) return `Try a free ${singular(tried.toLowerCase())}`;
  }
  return null;
}
