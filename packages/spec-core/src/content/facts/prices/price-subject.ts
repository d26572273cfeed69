import { isOfferName } from "../services/offer-name.ts";
import { seasonAlone, whenAlone, whereAlone } from "./data/price-name-words.ts";

/** A part of the time that is paid for: 'first hour'. */
const partOfTime =
  /^(?:the )?(?:first|second|next|last|further|additional|following|each|every|extra) (?:half[- ])?(?:hours?|hrs?|days?|nights?|weeks?|months?)$/iu;
/** A building by itself, where the work named before it is done: 'house' in 'Gas check of a flat £60, house £80'. */
export const buildingAlone =
  /^(?:the |a )?(?:(?:\d|one|two|three|four|five)[- ]bed(?:room)?|(?:(?:\d|one|two|three|four|five)[- ]bed(?:room)? )?(?:house|home|flat|apartment|bungalow|office|shop))s?$/iu;
const withPreposition = /^(?:after|before|from|until|till|at|on|in|during|over|outside|by|out) /iu;

/** Whether words say what a price is for, and not only when or where it applies. */
export const isPriceName = (about: string): boolean =>
  isOfferName(about) &&
  !partOfTime.test(about) &&
  !(withPreposition.test(about) && whenAlone.test(about)) &&
  !whereAlone.test(about) &&
  !seasonAlone.test(about);
