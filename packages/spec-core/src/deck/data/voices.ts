import type { ContentStyleOption } from "../../onboarding/options.ts";
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

/** One calls a number in the United States and in Canada, and rings it elsewhere. */
const american = { Ring: "Call", ring: "call", "a ring": "a call" } as const;

/** A voice with each of its words as Americans say it. */
export function asAmericans(voice: Voice): Voice {
  const said = (text: string): string =>
    text.replace(
      /(?<!\p{L})(?:a ring|[Rr]ing)(?!\p{L})/gu,
      (word) => american[word as keyof typeof american],
    );
  const all = <Name extends string>(texts: Readonly<Record<Name, string>>): Record<Name, string> =>
    Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, said(text)])) as Record<
      Name,
      string
    >;
  return {
    ...voice,
    sentences: all(voice.sentences),
    channels: all(voice.channels),
    ways: all(voice.ways),
    buttons: all(voice.buttons),
    call: said(voice.call),
  };
}

/** The voice of a house with guests, whose times are a season and hours of arrival. */
export const asHosts = (voice: Voice): Voice => ({
  ...voice,
  headings: { ...voice.headings, hours: "When {we} {are} open" },
});
