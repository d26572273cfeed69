import type { Project } from "../../project.ts";
import { animalTrade } from "../animal-trade.ts";
import { isOfIndustry } from "../checks.ts";
import type { Check } from "../rule.ts";

/** Matches sentences about people whom others send: 'we ask for a letter from your GP', 'referred by their vet'. */
export const referring =
  /\brefer(?:s|red|ring|rals?)?\b|\b(?:vet|gp|doctor|dentist|consultant)(?:['’]s)? (?:check|letter|note|report)\b/i;

const sentFrom =
  /\b(?:come|came|sent|get sent) (?:to (?:us|me) )?(?:from|by|through|via) (?:the |their |your |local )*(?:vets?|gps?|doctors?|dentists?|hospitals?|consultants?|solicitors?)\b/i;

/** Animals are trained, groomed or treated, so that their vets send owners. */
const withAnimals = /\b(?:dogs?|cats?|pets?|puppy|puppies|horses?|equine|canine|animals?)\b/i;

/** Whether professionals send people to the business, so that a page for them is no page for customers. */
export const isReferredTo: Check = (project) =>
  project.legal.recordsHealth ||
  isOfIndustry("Healthcare")(project) ||
  animalTrade.test(project.form.niche) ||
  withAnimals.test(`${project.form.niche} ${project.form.businessName}`) ||
  project.words.statements.some(
    ({ text, field }) => field !== "competitors" && (referring.test(text) || sentFrom.test(text)),
  );

/** Trades that look after young people in groups: for others, children are customers like all others. */
const groups =
  /(?<!\p{L})(?:clubs?|schools?|academ(?:y|ies)|cent(?:re|er)s?|gyms?|choirs?|orchestras?|bands?|scouts?|nurser(?:y|ies)|camps?|theatres?|theaters?|drama|class(?:es)?|courses?|coach(?:es|ing)?|teach(?:er|ers|ing|es)?|tuition|lessons?|instructors?|martial|judo|karate|taekwondo|boxing|dance|dancing|ballet|gymnastics?|yoga|swim\p{L}*|football|rugby|tennis|hockey|cricket|athletics|climbing|riding|sail\p{L}*|rowing|church|parish|community|charity|youth|museum|farm|library|activit(?:y|ies)|workshops?|studio|holiday club|playgroup|child ?care)(?!\p{L})/iu;
/** Trades with such a word in their name that treat or sell. */
const ofSingles =
  /(?<!\p{L})(?:opti\p{L}+|dent\p{L}+|doctors?|clinic|medical|therap\p{L}*|physio\p{L}*|health|hair\p{L}*|barbers?|salons?|photograph\p{L}*|shops?|stores?|shoes?|books?|cloth\p{L}*|repairs?|garden cent(?:re|er)s?)(?!\p{L})/iu;

/** Whether the business runs groups for young people; of a trade that tells nothing, it may. */
export const takesGroups: Check = ({ form }: Project) => {
  const trade = `${form.niche} ${form.businessName}`;
  return trade.trim() === "" || (groups.test(trade) && !ofSingles.test(trade));
};

/** Whether walks are what the business sells to owners of dogs: it fetches the animals. */
export const walksAnimals: Check = ({ form }) =>
  /\b(?:dog|pet)[- ]?walk/i.test(`${form.niche} ${form.businessName}`);
