import { classifyIndustry } from "../../industry/classify.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import type { CueCounts } from "./cue-counts.ts";
import {
  absence,
  beginsWithRelative,
  endOfFirstPart,
  introductionClause,
  namesNoBusiness,
  saysWhatIsDone,
  saysWhatItIs,
} from "./english/introductions.ts";
import { addressesAgency, tellsOfOthers } from "./english/visitors-troubles.ts";

/** The maximum number of conversational words in a fact, and in an introduction that the client is asked about. */
const mostDoubts = { fact: 2, asked: 5 };
const shortestName = 2;

const againstPrint = ({ private: privateCues, secrecy, wish, undecided, foreign }: CueCounts): number =>
  privateCues + secrecy + wish + undecided + foreign;

/** How a sentence begins: with what is done or what it is ('sentence'), or with a name ('name'). */
function beginning(text: string, countsIn: (text: string) => CueCounts): "sentence" | "name" | undefined {
  const first = text.split(endOfFirstPart, 1)[0]?.trim() ?? "";
  const found = countsIn(first);
  if (againstPrint(found) > 0) return undefined;
  const isSentence = matches(saysWhatIsDone, first) || matches(saysWhatItIs, first);
  const isNamed = found.verb + found.link + found.doubt === 0 && found.words >= shortestName;
  if (!isSentence && (!isNamed || found.isRemark || namesNoBusiness.test(first))) return undefined;
  if (classifyIndustry(first).confidence === 0) return undefined;
  return isSentence ? "sentence" : "name";
}

/**
 * Classifies a sentence near the beginning of a description that says what the business does or is, with any additions:
 * 'I make soap in my kitchen, no palm oil'. Undefined for other sentences, or if it contains something private.
 */
export function introduction(
  text: string,
  countsIn: (text: string) => CueCounts,
  sellsSiteThings: boolean,
): "fact" | "asked" | undefined {
  const whole = countsIn(text);
  if (whole.secrecy + whole.undecided > 0 || (whole.siteThing > 0 && !sellsSiteThings)) return undefined;
  if (matches(addressesAgency, text)) return undefined;
  const rest = text.replace(introductionClause, "").replace(absence, "");
  const found = countsIn(rest);
  if (againstPrint(found) > 0 || found.doubt > mostDoubts.asked || matches(tellsOfOthers, rest))
    return undefined;
  const begins = beginning(text, countsIn);
  if (begins === undefined) return undefined;
  return begins === "name" || found.doubt > mostDoubts.fact || beginsWithRelative.test(text)
    ? "asked"
    : "fact";
}
