import type { ContentStyleOption, ToneOption } from "../../onboarding/options.ts";

interface ToneData {
  /** Rules of the design. */
  readonly rules: readonly string[];
  /** The style of pictures. */
  readonly imageStyle: string;
  readonly recommendations: readonly string[];
}

/** The design rules of each tone. */
export const tones: Readonly<Record<ToneOption, ToneData>> = {
  Modern: {
    rules: [
      "Use generous white space, a clear grid and large, confident headings.",
      "Give cards one surface and one border radius throughout.",
      "Animate only what explains cause and effect: 150–250 ms, off with prefers-reduced-motion.",
    ],
    imageStyle: "Bright, natural light; real people and places; clean backgrounds",
    recommendations: [
      "Open with one sentence that says what the business does and for whom.",
      "Let one accent color mark every action, and nothing else.",
    ],
  },
  Corporate: {
    rules: [
      "Keep a strict grid with even columns and restrained color.",
      "Lead with facts: figures, names, dates, certificates.",
      "Use no decorative motion.",
    ],
    imageStyle: "Sober and sharp; people at work, offices, equipment; muted colors",
    recommendations: [
      "Show credentials and responsible people early on every page.",
      "Offer a document to download beside each main message.",
    ],
  },
  Minimalist: {
    rules: [
      "Remove whatever a visitor would not miss; one message per section.",
      "Build hierarchy only from size and space; avoid boxes, shadows and dividers.",
      "Use the accent color at most once per screen.",
    ],
    imageStyle: "Few, large, quiet pictures; plain backgrounds; one subject each",
    recommendations: [
      "Keep paragraphs under three sentences.",
      "Prefer one strong picture to a gallery on the home page.",
    ],
  },
  Bold: {
    rules: [
      "Fill the first screen with one statement in the largest heading size.",
      "Set large areas in the brand's primary color, with text in its readable counterpart.",
      "Let sections differ strongly in background, so that scrolling has rhythm.",
    ],
    imageStyle: "High contrast, close crops, strong colors, movement",
    recommendations: [
      "Write headings as claims, each proved by the text below it.",
      "Repeat the main call to action after every second section.",
    ],
  },
  Fun: {
    rules: [
      "Use rounded shapes, lively accents and small surprises on hover and focus.",
      "Keep the text column calm, so that play never costs readability.",
      "Make every playful motion optional: off with prefers-reduced-motion.",
    ],
    imageStyle: "Candid, colorful, smiling; illustrations welcome",
    recommendations: [
      "Let confirmations and error messages sound like the brand, while saying plainly what happened.",
      "Add one playful detail per page, not five.",
    ],
  },
};

interface VoiceData {
  readonly rules: readonly string[];
  readonly recommendations: readonly string[];
}

/** The writing rules of each content style. */
export const contentStyles: Readonly<Record<ContentStyleOption, VoiceData>> = {
  Casual: {
    rules: [
      "Speak to the reader as 'you' and of the business as 'we', or as 'I' where one person runs it.",
      "Use short sentences, everyday words and contractions.",
    ],
    recommendations: ["Open pages with the reader's situation, not with the business."],
  },
  Professional: {
    rules: [
      "Use complete sentences, exact terms and no exclamation marks.",
      "State benefits with evidence; avoid superlatives.",
    ],
    recommendations: ["Support each promise with a figure, a name or an example that the client confirms."],
  },
  Technical: {
    rules: [
      "Use the field's own terms, and define each at first use.",
      "Give figures with units, methods and limits.",
    ],
    recommendations: ["Offer specifications, diagrams and references beside the prose."],
  },
};

/** The rules if no listed tone and no listed content style is chosen. */
export const plainTone =
  "No tone on offer is chosen: the tokens are the whole look, add no ornament but the starter site's drawings; write plain, whole sentences in the client's own words, without slogans or jokes.";
