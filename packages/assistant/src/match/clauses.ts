import { questionMax, termsOf } from "./words.ts";

/** The beginning of a clause that asks something. */
const asking =
  "(?:(?:if so|if not|then|please|pls|kindly|ok|hi|hello|hey|sorry) )*(?:for )?(?:how|hows|what|whats|where|wheres|when|whens|who|whos|which|why|can|could|do|does|did|is|are|will|would|should|may|am|have you|tell me|(?:i|we) (?:want|need)|i would like|id like|delete|cancel|send me|show me|price)\\b";

const asks = new RegExp(`^${asking}`);
/** What ties a sentence to the one before it and says nothing itself: 'do you do apps? and where are you'. */
const tie = new RegExp(`^(?:(?:and|also|but|plus|oh) )+(?=${asking})`);
const sentenceEnds = /\s*\n\s*|[.;:!?]+(?=\s|$)|\s[-–]\s/;
const joints = new RegExp(`(?:,|,? (?:and|or|but|so|also|cos|because))+ (?:then )?(?=${asking})`);

/** Fewest words of a question that is matched although it has no content word. */
const shortest = 3;

/** True for a clause that refers to another one: 'our blog has many links. Is that something you look after?' */
export const needsOthers = (clause: string): boolean =>
  /\b(?:it|that|this|they|them|those|these)\b/.test(clause);

/** Two things of a kind in one question: 'the fonts and the colours'. */
const couple = /([\p{L}\p{N}]{3,}) and (?:(?:the|my|our|your|a) )?([\p{L}\p{N}]{3,})/u;

/** The same question for either of two things that are named together. */
function questionsOfCouple(text: string): readonly string[] {
  const found = couple.exec(text);
  if (!found) return [];
  const [both = "", first = "", second = ""] = found;
  return [first, second].map((one) => text.replace(both, one));
}

/** True for a clause with a content word, or for a question without any: 'where are you'. */
const isComplete = (clause: string): boolean =>
  termsOf(clause).length > 0 || (asks.test(clause) && clause.split(" ").length >= shortest);

/** The questions in a text: the clauses that ask, where it is more than one, or the question for each of two things. */
export function questionsIn(text: string): readonly string[] {
  const whole = text.slice(0, questionMax).toLowerCase().replaceAll(/['’`]/g, "").trim();
  const clauses = whole.split(sentenceEnds).flatMap((sentence) => sentence.trim().split(joints));
  const complete = clauses.map((clause) => clause.trim().replace(tie, "")).filter(isComplete);
  if (complete.length < 2) return questionsOfCouple(whole);
  return complete.filter((clause) => asks.test(clause));
}
