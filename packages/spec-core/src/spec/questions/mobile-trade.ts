import type { Check } from "./rule.ts";

/** Trades that go to their customers, who want to know how far. */
const mobileTrade =
  /\b(?:piano tun|sweep|septic|well drill|locksmith|electrician|plumber|mole catch\p{L}*|shear\p{L}*|logging|gutter\p{L}*|gardener|gardening|(?<!dry[- ])clean(?:er|ing)|dog walk\p{L}*|dog train\p{L}*|farrier|dj|band|ceilidh|magician|entertainer|face paint\p{L}*|handyman|caterer|catering|locksmith|removals|(?:furniture|house|office) removal|pest control|window (?:clean|fit|install)\p{L}*|saddle|mobile|piano|notary|midwife|doula|photo booth|bouncy|marquee|celebrant|lawn|roof\p{L}*|plaster\p{L}*|house paint\p{L}*|scaffold\p{L}*|thatch\p{L}*|tiler|tiling|window clean\p{L}*|tree surgeon|arborist|fencing|paving)/iu;

/** Whether the trade works where its customers are. */
export const isMobileTrade: Check = ({ form }) => mobileTrade.test(`${form.niche} ${form.businessName}`);
