import type { ContentStyleOption } from "../../onboarding/options.ts";
import { inSpelling } from "../spelling.ts";
import { casual } from "./casual.ts";
import { professional } from "./professional.ts";
import { technical } from "./technical.ts";
import type { Voice } from "./voice.ts";

/** The three content styles. */
export const voices: Readonly<Record<ContentStyleOption, Voice>> = {
  Casual: casual,
  Professional: professional,
  Technical: technical,
};

/** In the United States and Canada people 'call' a number, elsewhere they 'ring' it. */
const american = { Ring: "Call", ring: "call", "a ring": "a call" } as const;

/** A voice in American words. */
export function asAmericans(voice: Voice): Voice {
  const said = (text: string): string =>
    text.replace(
      /(?<!\p{L})(?:a ring|[Rr]ing)(?!\p{L})/gu,
      (word) => american[word as keyof typeof american],
    );
  return inSpelling(voice, said);
}

const texted: Readonly<Record<string, string>> = {
  Ring: "Text",
  ring: "text",
  Call: "Text",
  call: "text",
  "by telephone": "by text",
  "tel.": "text",
};

const chatted: Readonly<Record<string, string>> = {
  Ring: "WhatsApp",
  ring: "WhatsApp",
  Call: "WhatsApp",
  call: "WhatsApp",
  "by telephone": "on WhatsApp",
  "tel.": "WhatsApp",
};

/** A voice for a business that wants texts, or WhatsApp messages, instead of calls: 'Text or write'. */
export function asTexting(voice: Voice, isChat = false): Voice {
  const words = isChat ? chatted : texted;
  const said = (text: string): string =>
    text
      .replace(/give \{us\} a (?:ring|call)/u, isChat ? "message {us} on WhatsApp" : "text {us}")
      .replace(
        /(?<!\p{L})(?:[Rr]ing|[Cc]all|by telephone|tel\.)(?!\p{L})/gu,
        (typed) => words[typed] ?? typed,
      );
  const { channels, ways, call } = voice;
  return { ...voice, channels: inSpelling(channels, said), ways: inSpelling(ways, said), call: said(call) };
}

/**
 * A voice for a business that prefers calls to everything else: no other way is suggested beside them, and the form
 * comes second.
 */
export const asCalling = (voice: Voice): Voice => ({
  ...voice,
  headings: { ...voice.headings, reach: voice.headings.callFirst, form: voice.headings.orForm },
  channels: { ...voice.channels, both: voice.channels.phone },
});

/** The voice for accommodation, whose times are a season and hours of arrival. */
export const asHosts = (voice: Voice): Voice => ({
  ...voice,
  headings: { ...voice.headings, hours: "When {we} {are} open" },
});

const atWork: readonly (readonly [open: string, works: string])[] = [
  ["{we’re} open", "{we} work"],
  ["{We’re} open", "{We} work"],
  ["are you open", "do you work"],
  ["Opening hours", "Working hours"],
  ["opening hours", "working hours"],
];

const based = "{We} {are} based {where} and come to you.";

/** The voice for a business without a place of its own, which comes to its customers: 'When I work'. */
export function asVisiting(voice: Voice): Voice {
  const said = (text: string): string =>
    atWork.reduce((rest, [open, works]) => rest.replace(open, works), text);
  const { headings, questions, sentences } = voice;
  return {
    ...voice,
    headings: { ...headings, hours: said(headings.hours), town: "Based in" },
    questions: { ...questions, hours: said(questions.hours) },
    sentences: {
      ...sentences,
      hoursAnswer: said(sentences.hoursAnswer),
      placeAnswer: sentences.placeAnswer.includes("{where}") ? based : sentences.placeAnswer,
    },
  };
}
