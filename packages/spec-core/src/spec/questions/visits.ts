import type { Project } from "../project.ts";
import { isMobileTrade } from "./mobile-trade.ts";
import { oncePerProject } from "./once.ts";
import type { Check } from "./rule.ts";
import { sayingOfBusiness } from "./saying.ts";

const care =
  "(?:care|nursing|treatments?|massages?|physio\\p{L}*|therapy|pedicures?|manicures?|haircuts?|grooming|lessons?|tuition|training)";

/** 'Nurse foot care at home', 'I come to you', 'home visits'. */
const goingOut = sayingOfBusiness(
  new RegExp(
    `(?<!\\p{L})(?:${care} (?:\\p{L}+ )?(?:at|in) (?:your |their |the patients?['’]? |people['’]s )?(?:own )?homes?|(?:i|we) (?:will |can |also |only |['’]ll )?(?:come|travel|drive|go) (?:out )?to (?:you|your|people|patients|customers|clients|them)|(?:home|house) (?:visits?|calls?)|(?:at|in) your (?:own )?(?:home|house|place|office|stable|yard))(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:no|not|n['’]t|never) (?:\p{L}+ ){0,2}(?:(?:home|house) (?:visits?|calls?)|come to you)(?!\p{L})/iu,
);

/** A place of the business, or courses, that customers come to: a dog trainer's classes. */
const placeOfOwn =
  /(?<!\p{L})(?:my|our|the|at) (?:\p{L}+ )?(?:clinic|practice|salon|studio|shop|workshop|surgery|treatment room|showroom|office|premises|school|pool|gym)(?!\p{L})|(?<!\p{L})(?:class(?:es)?|courses?|workshops?)(?!\p{L})/iu;

const hasPlace: Check = ({ form, words }) =>
  form.contact.openingHours.trim() !== "" ||
  words.statements.some(({ text, field }) => field === "description" && placeOfOwn.test(text));

const goesOut: Check = (project) =>
  isMobileTrade(project) || /^mobile(?!\p{L})/iu.test(project.form.niche) || goingOut(project).length > 0;

/** Where the business meets its customers: they come, they are visited, or both. */
export const meeting: (project: Project) => "comes" | "visits" | "both" = oncePerProject((project) => {
  if (!goesOut(project)) return "comes";
  return hasPlace(project) ? "both" : "visits";
});

const ownRoom = sayingOfBusiness(
  /(?<!\p{L})(?:i|we) (?:(?:mostly|only|now|always) )?work (?:from|in|out of) (?:an?|my|our|the) (?:\p{L}+ ){0,3}(?:room|home|house|studio|workshop|salon|garage|shed|cabin|barn)(?!\p{L})/iu,
);

/** Whether customers come to a room of the owner's: 'I work from a room at home'. */
export const receivesAtOwn: Check = (project) => meeting(project) === "comes" && ownRoom(project).length > 0;

const first = /(?<!\p{L})(?:i|i['’]m|my|me|myself)(?!\p{L})/iu;
const several = /(?<!\p{L})(?:team|staff|colleagues?|employees?|partners?)(?!\p{L})/iu;
const severally = /(?<!\p{L})(?:we|us|our)(?!\p{L})/iu;
/** A 'we' of the owner and a customer, as in a story: 'she cried and we pulled in', 'then we talk for an hour'. */
const ofBusiness =
  /(?<!\p{L})(?:our|ours|us|(?:we|both|all of)(?:['’]\p{L}+)? (?:also |only |always |never |both |all |can |will |do |mostly |usually |still |now |just ){0,2}(?:are|have|do|don['’]?t|can|will|offer|sell|make|work|cover|use|take|run|open|opened|started|have|need|want|would|supply|fit|install|deliver|provide|serve|bake|cook|teach|employ)|we(?:['’]re|['’]ve|['’]ll|['’]d))(?!\p{L})/iu;
/** Sentences in the first person for each 'we', above which that is no firm of several. */
const oneVoice = 4;

/** Whether the answers show that one person works alone: 'I am an LPN', and 'we' at most of a customer beside them. */
export const worksAlone: Check = ({ form, words }) => {
  const texts = words.statements.filter(({ field }) => field !== "competitors").map(({ text }) => text);
  const together = texts.filter((text) => severally.test(text));
  const own = texts.filter((text) => first.test(text));
  return (
    own.length > 0 &&
    own.length >= together.length * oneVoice &&
    !severally.test(form.businessName) &&
    ![form.businessName, ...texts].some((text) => several.test(text)) &&
    !together.some((text) => ofBusiness.test(text)) &&
    new Set(words.facts.filter(({ kind }) => kind === "person").map(({ value }) => value)).size < 2
  );
};
