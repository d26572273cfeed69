import { classifyIndustry, type Industry } from "@sitewright/spec-core/industry";

/** Phrases by which visitors refer to their own business, with the few words after them that name it. */
const owned =
  /\b(?:my|our|i am an?|im an?|i'm an?|we are an?|we're an?|i run|we run|i own|we own|i have|we have|for an?) ((?:[\p{L}\p{N}&'-]+ ?){1,4})/giu;

/** Words about the website itself: next to them, a word does not name an industry. */
const ownThings =
  /\b(?:web ?sites?|sites?|web|pages?|homepages?|apps?|bots?|chat ?bots?|ai|crm|wordpress|phones?|laptops?|computers?|tablets?|login|log in|passwords?|uploads?|servers?|domains?|cookies|photos?|pictures?|images?|videos?|logos?|designs?|designers?|prints?|fonts?|lettering|colou?rs?|brands?|texts?|software|google|email|mails?)\b/gi;

/** Below this confidence, a single weak word has decided. */
const sureFrom = 0.3;

/** The industry of a business that a visitor calls their own; undefined if none is mentioned. */
export function industryAsked(question: string): Industry | undefined {
  for (const [, words = ""] of question.replaceAll("’", "'").matchAll(owned)) {
    const { industry, confidence } = classifyIndustry(words.replaceAll(ownThings, " "));
    if (confidence >= sureFrom && industry !== "General Business") return industry;
  }
  return undefined;
}
