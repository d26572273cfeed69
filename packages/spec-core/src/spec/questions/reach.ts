import type { Project } from "../project.ts";
import type { Check } from "./rule.ts";

const states = ({ words }: Project, pattern: RegExp): boolean =>
  words.statements.some(({ text }) => pattern.test(text));

const statesReach =
  /\b(?:within|up to|until|till) (?:\d+|ten|fifteen|twenty|thirty|forty|fifty|a hundred) ?(?:km|kilomet\p{L}+|miles|min\p{L}*)\b|\b\d+ ?(?:km|miles|kilomet\p{L}+) (?:around|radius|from)\b/iu;

/** 'From Mosgiel to Port Chalmers', 'Whanganui, Marton, Bulls' */
const namesBounds =
  /(?<!\p{L})from \p{Lu}\p{L}+ (?:up |down )?to \p{Lu}\p{L}|\p{Lu}\p{L}+,? (?:and )?(?:over|out|up|down) to \p{Lu}\p{L}|\p{Lu}\p{L}+ (?:[Cc]ounty|[Cc]ounties)[,.]? .{0,40}\p{Lu}\p{L}+ (?:[Cc]ount(?:y|ies))|[Cc]over (?:all (?:of )?|the whole of |most of )?(?:\p{Lu}\p{L}+ (?:[Cc]ounty )?){2,6}and|(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, ){2}(?:and |out to |up to )?\p{Lu}\p{L}/u;

/** Whether the answers name the places between which, or in which, the business works. */
export const tellsBounds: Check = (project) => states(project, namesBounds);

/** Whether the answers tell how far the business goes, as a distance or by places. */
export const tellsReach: Check = (project) => states(project, statesReach) || tellsBounds(project);
