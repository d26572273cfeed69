import { matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import type { CueCounts } from "./cue-counts.ts";
import {
  beginningOfBusiness,
  besideCareer,
  career,
  harmlessInStory,
  keptInStory,
  leftInAnger,
  lengthOfExperience,
  namesFormerOwner,
  ownExperience,
  storyOfBusiness,
  troubleInHistory,
} from "./english/history.ts";
import { limitsPermission } from "./english/permission.ts";
import { hurts, notSettled } from "./english/uncertain.ts";

const tellsStory = matchesAny(storyOfBusiness);

const longestHistory = 200;
const longestStory = 320;

const mostPieces = 14;

/**
 * Whether a sentence tells when, by whom or why the business was started, taken over or handed down, and nothing that
 * people are known to keep to themselves.
 */
export const isStory = (text: string, { secrecy, siteThing, wish, foreign, isPriced }: CueCounts): boolean =>
  !isPriced &&
  secrecy + siteThing + wish + foreign === 0 &&
  text.length <= longestStory &&
  tellsStory(text) &&
  ![keptInStory, hurts, leftInAnger, namesFormerOwner, notSettled, limitsPermission].some((pattern) =>
    matches(pattern, text),
  );

/**
 * Whether a story consists only of who, what, when, where and with which plain beginning. Any other word in it may be
 * private: 'I took over from my father, who beat us'.
 */
export function isPlainStory(text: string): boolean {
  let rest = text.replace(/[\s.!]+$/u, "");
  for (let pieces = 0; rest !== "" && pieces < mostPieces; pieces += 1) {
    const after = rest.replace(harmlessInStory, "");
    if (after === rest) return false;
    rest = after;
  }
  return rest === "";
}

/** Whether nothing asks for secrecy or for something on the site, or reads as private. */
const isOfStory = ({ secrecy, siteThing, wish, private: privateCues }: CueCounts): boolean =>
  secrecy + siteThing + wish + privateCues === 0;

/**
 * Whether a statement says how the business began. It is for visitors, but the client is asked before it is printed.
 */
export const isHistory = (text: string, cues: CueCounts): boolean =>
  isOfStory(cues) &&
  text.length <= longestHistory &&
  matches(beginningOfBusiness, text) &&
  !matches(troubleInHistory, text);

/**
 * Whether a sentence says for how long the owner has done the work, or how they learnt it: worth asking about, although
 * such a story often also has words for the agency.
 */
export const isExperience = (text: string, cues: CueCounts): boolean =>
  isOfStory(cues) &&
  cues.foreign === 0 &&
  text.length <= longestHistory &&
  matches(ownExperience, text) &&
  matches(lengthOfExperience, text) &&
  ![keptInStory, hurts, leftInAnger, notSettled, limitsPermission].some((pattern) => matches(pattern, text));

const longestCareer = 140;

/** Whether a sentence only says how long the owner has done the work. */
export const isCareer = (text: string, cues: CueCounts): boolean =>
  isOfStory(cues) && text.length <= longestCareer && matches(career, text) && !matches(besideCareer, text);
