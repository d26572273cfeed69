import { holds } from "../../content/place.ts";
import type { JudgedFact } from "../../content/public-words.ts";
import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import type { Project } from "../project.ts";
import { factsOf } from "./checks.ts";

const relative =
  "(?:aunt|uncle|father|mother|dad|mum|mom|gran\\p{L}*|brother|sister|cousin|husband|wife|boss|teacher|master|friend)";

/** 'Before that 8 years in a shop on Mill Lane', 'my uncle had a forge in Quay Street', 'trained under a baker in Tay Road'. */
const ofOtherPlace = new RegExp(
  [
    "(?<!\\p{L})(?:before (?:that|this)|previously|formerly|used to (?:work|be|run|have)|in my last job)(?!\\p{L})",
    `(?<!\\p{L})${relative}(?:['’]s)?(?: who)? (?:had|has|ran|runs|owned|owns|kept|keeps) (?:an?|the|his|her|their)(?!\\p{L})`,
    `(?<!\\p{L})(?:trained|apprenticed|served (?:my|our) time|learnt|learned|worked) (?:\\p{L}+ ){0,4}(?:under|with|for|at|in) (?:an?|another|somebody|someone|my|his|her)(?!\\p{L})`,
  ].join("|"),
  "iu",
);

/** 'My father had the forge before I took over, in Quay Street': the place is the business's own. */
const isKept =
  /(?<!\p{L})(?:took (?:it |that |the \p{L}+ )?over|same (?:place|shop|workshop|yard|premises)|still (?:here|there))(?!\p{L})/iu;

/** Whether an address is mentioned in passing: that of a former employer or of a relative's shop. */
const isAside = ({ words }: Project, fact: JudgedFact): boolean =>
  words.statements.some((statement) => {
    if (!holds(statement, fact)) return false;
    // What follows the address tells of something else: 'a shop on Castle Road, before that a stall'.
    const lead = statement.text.slice(0, fact.start - statement.start);
    return matches(ofOtherPlace, lead) && !matches(isKept, lead);
  });

/** The addresses of the business that visitors may read or that the client has not decided on. */
export const ownAddresses = (project: Project): JudgedFact[] =>
  factsOf(project, "address").filter((fact) => !isAside(project, fact));

/** Those of them that the client has not decided on. */
export const openAddresses = (project: Project): JudgedFact[] =>
  ownAddresses(project).filter(({ isDecided }) => !isDecided);
