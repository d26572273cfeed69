import type { JudgedStatement } from "../../content/public-words.ts";
import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import type { Project } from "../project.ts";
import { oncePerProject } from "./once.ts";
import type { Check } from "./rule.ts";
import { isSilenced } from "./silence.ts";

const statesReach =
  /\b(?:within|up to|until|till) (?:\d+|ten|fifteen|twenty|thirty|forty|fifty|a hundred) ?(?:km|kilomet\p{L}+|miles|min\p{L}*)\b|\b\d+ ?(?:km|miles|kilomet\p{L}+) (?:around|radius|from)\b|(?<!\p{L})(?:nationwide|country ?wide|island ?wide)(?!\p{L})/iu;

const place = "\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{Lu}\\p{L}{1,20})?";

/** 'From Mosgiel to Port Chalmers', 'Whanganui, Marton, Bulls', 'Wash Park and Baker only', 'in Leith and Portobello', 'anywhere in the UK' */
const namesBounds = new RegExp(
  [
    // 'BS1, BS2 and BS16', 'postcodes 3056, 3057 and 3070'.
    "(?<![\\p{L}\\d])[A-Z]{1,2}\\d{1,2}(?:,? and |, ?| & )[A-Z]{1,2}\\d{1,2}(?:,? and |, ?| & )[A-Z]{1,2}\\d{1,2}(?!\\d)",
    "(?:[Pp]ost ?codes?|[Zz][Ii][Pp](?: codes?)?|PLZ)(?: are)?:? \\d{4,5}(?:,? and |, ?| & )\\d{4,5}(?!\\d)",
    "(?<!\\p{L})from \\p{Lu}\\p{L}+ (?:up |down )?to \\p{Lu}\\p{L}",
    "\\p{Lu}\\p{L}+,? (?:and )?(?:over|out|up|down) to \\p{Lu}\\p{L}",
    "\\p{Lu}\\p{L}+ (?:[Cc]ounty|[Cc]ounties)[,.]? .{0,40}\\p{Lu}\\p{L}+ (?:[Cc]ount(?:y|ies))",
    "[Cc]over (?:all (?:of )?|the whole of |most of )?(?:\\p{Lu}\\p{L}+ (?:[Cc]ounty )?){2,6}and",
    "(?:\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?, ){2}(?:and |out to |up to )?\\p{Lu}\\p{L}",
    `(?:${place}, ){0,6}${place},? (?:and|&) ${place} only(?!\\p{L})`,
    `(?<!\\p{L})(?:in|around|across|between|cover|covering|serve|serving|all over) (?:${place}, ){0,6}${place},? (?:and|&) ${place}`,
    `(?<!\\p{L})(?:servicing|serving|covering|a?round) (?:all (?:of )?|the )?\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{L}{2,20})?, ${place}(?:,| and| &| or)`,
    `(?<!\\p{L})(?:servicing|serving|covering) (?:all (?:of )?|the )?\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{L}{2,20})?, ${place}`,
    "(?<!\\p{L})as far as (?:the )?\\p{Lu}\\p{L}",
    "(?<!\\p{L})(?:anywhere in|all over|throughout|the whole of) (?:the )?\\p{Lu}\\p{L}",
  ].join("|"),
  "u",
);

const telling = (pattern: RegExp) =>
  oncePerProject(({ words }: Project): JudgedStatement[] =>
    words.statements.filter(({ text, field }) => field !== "competitors" && matches(pattern, text)),
  );

const naming = telling(namesBounds);
const measuring = telling(statesReach);

/** Whether the answers name the places where, or between which, the business works. */
const tellsBounds: Check = (project) => naming(project).length > 0;

/** Whether the answers state how far the business travels, as a distance or by places. */
export const tellsReach: Check = (project) => measuring(project).length > 0 || tellsBounds(project);

/** Whether visitors read where the business works, or will once the client says so. */
export const tellsPlaces: Check = (project) =>
  naming(project).some(
    ({ isPrinted, proposal, field }) => field === "description" && (isPrinted || proposal === "print"),
  );

/** The sentences about where the business works, if none of them is shown to visitors. */
export const reachUnseen = oncePerProject((project): string[] => {
  const told = [...measuring(project), ...naming(project)];
  return told.some(({ isPrinted, proposal }) => isPrinted || proposal === "print")
    ? []
    : told
        .filter(
          (statement) =>
            statement.field === "description" &&
            statement.decidedBy === "rules" &&
            !isSilenced(statement, project),
        )
        .map(({ text }) => text);
});
