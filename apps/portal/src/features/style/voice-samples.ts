import type { ContentStyleOption, ToneOption } from "@sitewright/spec-core/onboarding";

/** The business that the sample is about. */
export interface Speaker {
  readonly name: string;
  /** The industry as written within a sentence. */
  readonly niche: string;
}

/** Headlines that differ only in tone. */
const headlines: Readonly<Record<ToneOption, (speaker: Speaker) => string>> = {
  Modern: ({ niche }) => `${capitalized(niche)}, made simple.`,
  Corporate: ({ name, niche }) => `${name}. Your partner for ${niche}.`,
  Minimalist: ({ niche }) => `${capitalized(niche)}.`,
  Bold: ({ niche }) => `${capitalized(niche)}. No half measures.`,
  Fun: ({ niche }) => `Psst! Did somebody say ${niche}?`,
};

interface Paragraph {
  readonly text: (speaker: Speaker) => string;
  readonly action: string;
}

/** Paragraphs with the same content in three styles. */
const paragraphs: Readonly<Record<ContentStyleOption, Paragraph>> = {
  Casual: {
    text: ({ name }) =>
      `Hi, we're ${name}. Pop in, call or drop us a line. We'll tell you straight what we can do, and when.`,
    action: "Say hello",
  },
  Professional: {
    text: ({ name, niche }) =>
      `${name} stands for ${niche}. We advise you in person, confirm every agreement in writing and keep to it.`,
    action: "Request a consultation",
  },
  Technical: {
    text: ({ name, niche }) =>
      `${name}, ${niche}. Each enquiry is answered with scope, lead time and cost in figures; documentation is part of the delivery.`,
    action: "See the specifications",
  },
};

/** The sample text for this tone and content style. */
export function voiceSample(
  speaker: Speaker,
  tone: ToneOption,
  contentStyle: ContentStyleOption,
): { headline: string; text: string; action: string } {
  const { text, action } = paragraphs[contentStyle];
  return { headline: headlines[tone](speaker), text: text(speaker), action };
}

/** The sample's business; general words replace missing answers. */
export function speakerFor({ businessName, niche }: { businessName: string; niche: string }): Speaker {
  return {
    name: businessName.trim() || "Your business",
    niche: withinSentence(niche.trim() || "good work"),
  };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Artisan bakery' becomes 'artisan bakery'; 'IT support' and 'SaaS' keep their capitals. */
function withinSentence(text: string): string {
  const [first = ""] = text.split(/\s/, 1);
  return /^\p{Lu}\p{Ll}*$/u.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
