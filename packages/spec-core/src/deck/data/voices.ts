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
  "a ring": "a text",
  Call: "Text",
  call: "text",
  "by telephone": "by text",
  "tel.": "text",
};

/** A voice for a business that wants texts instead of calls: 'Text or write'. */
export function asTexting(voice: Voice): Voice {
  const said = (text: string): string =>
    text.replace(
      /(?<!\p{L})(?:a ring|[Rr]ing|[Cc]all|by telephone|tel\.)(?!\p{L})/gu,
      (words) => texted[words] ?? words,
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
