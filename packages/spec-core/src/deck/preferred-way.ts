import type { Spec } from "../spec/schema.ts";

/** 'Text is better than ringing', 'text me', 'prefer a text', '(texts only)'. */
const texting =
  /(?<!\p{L})(?:text(?:s|ing)?(?: messages?)? (?:is|are|works?) (?:much |always |usually )?(?:better|best|easier|easiest|preferred)|(?:please |just |rather )?text (?:me|us)(?! (?:the|your|a|some)(?!\p{L}))|(?<!not )texts? only(?!\p{L})|(?:booking|bookings|contact|contact (?:me|us)|reach (?:me|us)) (?:is |are )?(?:only )?by (?:e-?mail or text|text or e-?mail|text)(?!\p{L})|prefer (?:a )?texts?|better to text|text (?:rather than|instead of|,? ?not) (?:ring|call|phon))/iu;

/** 'Don't ring', which is not 'please don't ring for that' or 'don't ring after eight'. */
const notRinging =
  /(?<!(?<!\p{L})(?:i|we|they|you) )(?<!\p{L})(?:don['’]?t|do not|never) (?:tell (?:people|them|anybody|anyone|customers) to )?(?:ring|call|phone)(?: me| us)?(?: please)?(?=\s*[.,;!?)]|$)/iu;

const fewerCalls =
  /(?<!\p{L})(?:(?:less|fewer) (?:phone ?|tele)?calls|no (?:phone ?|tele)?calls(?: please)?(?=\s*[.,;!?)]|$)|(?:rather|better|instead) (?:than|of) (?:ringing|calling|phoning)|stop (?:ringing|calling|phoning) me)/iu;

/** 'I don't pick up', 'I can not go to the telephone'. */
const notAnswering =
  /(?<!\p{L})(?:i|we) (?:do not|don['’]?t|never|can ?not|can['’]?t|rarely|won['’]?t) (?:(?:pick up|answer)(?: the (?:tele)?phone)?(?=\s*[.,;!?)]|$| (?:when|while|during)(?!\p{L}))|(?:go|get|come) to the (?:tele)?phone|hear (?:the |my )?(?:tele)?phone)/iu;

/** How the client wants to be reached by telephone: by a text, rather not, or as usual. */
export type PreferredWay = "text" | "few-calls" | "call";

/**
 * Reads from all that the client wrote how the number is to be used; what only says so to the agency counts too, since
 * none of it is printed.
 */
export function preferredWay({ content: { statements, facts } }: Pick<Spec, "content">): PreferredWay {
  const said = [
    ...statements.filter(({ field }) => field !== "competitors").map(({ text }) => text),
    ...facts.filter(({ kind }) => kind === "phone").map(({ text }) => text),
  ];
  const says = (...patterns: readonly RegExp[]): boolean =>
    said.some((text) => patterns.some((pattern) => pattern.test(text)));
  if (says(texting)) return "text";
  return says(notRinging, fewerCalls, notAnswering) ? "few-calls" : "call";
}
