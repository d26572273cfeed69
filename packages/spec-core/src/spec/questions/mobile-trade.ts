import type { Check } from "./rule.ts";
import { sayingOfBusiness } from "./saying.ts";

/** Trades that go to their customers, who want to know how far. */
const mobileTrade =
  /\b(?:piano tun|sweep|septic|well drill|locksmith|electrician|plumber|mole catch\p{L}*|shear\p{L}*|logging|gutter\p{L}*|gardener|gardening|(?<!dry[- ])clean(?:er|ing)|dog walk\p{L}*|dog train\p{L}*|farrier|dj|band|ceilidh|magician|entertainer|face paint\p{L}*|handyman|caterer|catering|locksmith|removals|(?:furniture|house|office) removal|pest control|window (?:clean|fit|install)\p{L}*|saddle|mobile|piano|notary|midwife|doula|photo booth|bouncy|marquee|celebrant|lawn|roof\p{L}*|plaster\p{L}*|house paint\p{L}*|scaffold\p{L}*|thatch\p{L}*|tiler|tiling|window clean\p{L}*|tree surgeon|arborist|fencing|paving|driving (?:lessons?|instructors?|schools?|tuition)|learner driver)/iu;

/** 'I teach piano from my home in Mallow': customers come to the business. */
const receives = sayingOfBusiness(
  /(?<!\p{L})(?:teach(?:es|ing)?|taught|see|seeing|treats?|treating|groom(?:s|ing)?|cut|cutting|train(?:s|ing)?|lessons?|class(?:es)?|sessions?|treatments?|appointments?|tuition|consultations?|come to (?:me|us))(?!\p{L})[^.!?]{0,80}(?<!\p{L})(?:from|at|in) (?:my|our) (?:own )?(?:home|house|flat|(?:front |spare |back |music )?room|studio|salon|workshop)(?!\p{L})/iu,
  /(?<!\p{L})(?:yours?|(?:to|at) (?:people|customers|clients|pupils))(?!\p{L})/iu,
);

/** Whether the trade works where its customers are. */
export const isMobileTrade: Check = (project) =>
  mobileTrade.test(`${project.form.niche} ${project.form.businessName}`) && receives(project).length === 0;
