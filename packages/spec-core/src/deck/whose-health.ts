import type { DeckInput } from "./deck-input.ts";

const ofChildren =
  /(?<!\p{L})(?:child(?:ren)?|kids|bab(?:y|ies)|toddlers|infants|p(?:a)?ediatric\p{L}*|teenagers)(?!\p{L})/iu;

/** Whose health a message may tell of: whoever writes to a therapist of children is a parent or a teacher. */
export const whoseHealth = ({ spec, prose, audience, niche }: DeckInput): string =>
  [niche, audience, spec.businessInfo.audience, ...prose.map(({ text }) => text)].some((text) =>
    ofChildren.test(text),
  )
    ? "anybody’s"
    : "your";
