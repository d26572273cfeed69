import type { Project } from "../../project.ts";
import type { QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";

/** A kind of claim that is misleading or unlawful if it is stated without care. */
interface Claim {
  readonly sentences: (project: Project) => readonly string[];
  readonly asks: (project: Project) => string;
}

/** 'Please don't say that it cures', 'our rules forbid it', 'do I need a sign for gluten free?': not a claim. */
const notClaimed =
  /(?<!^FAQ: [^?]{0,140})\?|^FAQ: [^?]{0,140}\? no(?!\p{L})|(?<!\p{L})(?:(?:do(?:es)?|are|is)(?: not|n['’]t) (?:permit|permitted|allow|allowed)|(?:may|must|can)(?: ?not|n['’]t) (?:\p{L}+ )?(?:advertise|use|show|publish|have|promise|claim)|forbid(?:s|den)?|prohibit(?:s|ed)?|bann?(?:s|ed)?)(?!\p{L})|(?:(?<!\p{L})(?:never|not|no)|n['’]t) (?:\p{L}+ ){0,2}(?:say|claim|promise|print|write|call|use)(?!\p{L})|(?<!\p{L})(?:say|tell|let|ask|inform) (?:it |that )?(?:to )?(?:me|us)(?!\p{L})|^(?:(?:please|also|and|so),? )*(?:avoid|nothing like|no words? like|(?:never|don['’]?t|do not) (?:use|say))(?!\p{L})/iu;

/** The sentences with a claim that is more than ruled out: 'not a nut free kitchen', "no 'painless'". */
function claiming(claim: RegExp): (project: Project) => string[] {
  const denied = new RegExp(
    `(?:(?<!\\p{L})(?:not|never|no|nor|(?:nothing|none)(?: (?:here|of it|of them))?(?: (?:is|are))?)|n['’]t)(?: (?:do|sell|offer|promise|use|believe in))? (?:(?:an?|any|fully|completely|entirely|totally|certified|100 ?%) ){0,2}['’‘"“”]?${claim.source}(?:(?:,|,? (?:or|and|nor)) (?:an? )?${claim.source})*`,
    "giu",
  );
  const said = saying(claim, notClaimed);
  return (project) => said(project).filter((text) => claim.test(text.replace(denied, " ")));
}

const allergenClaim =
  /(?<!\p{L})(?:(?:gluten|wheat|nut|peanut|dairy|lactose|milk|egg|soya?|sesame|allergen|allergy)[- ]free|(?:free (?:of|from)|without) (?:gluten|nuts|dairy|lactose|eggs?|allergens)|hypo-?allergenic|(?:safe|suitable|ok|fine) for (?:coeliacs?|celiacs?|allerg\p{L}+|people with allergies))(?!\p{L})/iu;
const ofAllergens = claiming(allergenClaim);

/** 'We can't do nut free', 'I don't bake anything gluten free': a warning, the contrary of the claim. */
const unable = new RegExp(
  `(?:(?<!\\p{L})(?:cannot|not able to|unable to|never|dont|cant|do not)|n['’]t) (?:\\p{L}+ ){0,3}?${allergenClaim.source}`,
  "giu",
);
const isWarning = (text: string): boolean => !allergenClaim.test(text.replace(unable, " "));

const ofLaw = saying(
  /(?<!\p{L})(?:(?:no matter|whatever) (?:what )?(?:the|your|their) (?:insur\p{L}+|landlord|council|bank|dealer|employer)|you (?:can|may) (?:always )?(?:pick|choose) your own (?:garage|repairer|body ?shop|insurer|doctor|surveyor|lawyer|solicitor|notary|lender|installer|inspector|pharmacy)|(?:have the|your) (?:legal )?right to|(?:are|is) entitled to|(?:by|under the) law (?:you|they|your|the)|(?:your|the) (?:insurer|insurance|landlord|council|employer) (?:has to|must|cannot|can['’]?t|may not)|(?:your|the) warranty (?:stays|remains|is not affected)|tax[- ]deductible|no (?:planning )?(?:permission|permit|licen[cs]e) (?:is )?(?:needed|required))(?!\p{L})/iu,
  notClaimed,
);

const ofHealth = claiming(
  /(?<!\p{L})(?:cures?(?! (?:\p{L}+ ){0,3}(?:hams?|meats?|bacon|fish|hides?|concrete|resin)(?!\p{L}))|heals?(?! (?:the|our) (?:planet|earth))|healing (?:effects?|powers?)|clinically (?:proven|tested)|scientifically proven|medically (?:proven|recommended)|no side[- ]effects|pain[- ]?free|painless|prevents? (?:\p{L}+ ){0,2}(?:cancer|colds?|flu|illness|disease|infections?|injur\p{L}+)|boosts? (?:\p{L}+ )?immun\p{L}*|detox\p{L}*|guaranteed results?|results? (?:are )?guaranteed)(?!\p{L})/iu,
);

const ofVegans = saying(/(?<!\p{L})vegan(?!\p{L})/iu, notClaimed);

/** Claims on allergens, with those on vegan goods beside them. */
const ofGoods = (project: Project): readonly string[] => {
  const allergens = ofAllergens(project);
  return allergens.length === 0 ? [] : [...new Set([...allergens, ...ofVegans(project)])];
};

/** Kitchens that cook meals, in which other parts of a dish or shared oil may contain the allergen. */
const cooksMeals =
  /(?<!\p{L})(?:restaurants?|take-?aways?|take-?outs?|caf[eé]s?|pubs?|bistros?|diners?|grills?|pizz\p{L}+|burgers?|kebabs?|falafels?|fish (?:and|&) chips|chip shop|chippy|food (?:trucks?|vans?|stalls?)|street food|cater(?:ers?|ing)|kitchen|canteen)(?!\p{L})/iu;

/** 'Not safe for coeliacs', 'may contain traces': traces cannot be ruled out. */
const tellsTraces =
  /(?<!\p{L})(?:(?:not|n['’]t) (?:\p{L}+ ){0,2}(?:safe|suitable|ok|okay|fine) for|may contain|traces|cross[- ]contamin\p{L}+)(?!\p{L})/iu;

function goodsQuestion(project: Project): string {
  const { niche, businessName } = project.form;
  const parts = cooksMeals.test(`${niche} ${businessName}`) ? " (also bread, sauces and the fryer)" : "";
  const traces = ofAllergens(project).some((text) => tellsTraces.test(text))
    ? ""
    : ", and can traces be ruled out";
  if (ofAllergens(project).every(isWarning))
    return "Which of your goods contain which allergens, and where should the site warn of traces?";
  return `For which goods exactly, all of them or a part${parts}${traces}? ‘Free from’ is regulated.`;
}

const claims: readonly Claim[] = [
  { sentences: ofGoods, asks: goodsQuestion },
  {
    sentences: ofLaw,
    asks: () =>
      "It tells people of their rights or of others' duties: in which cases does it hold, who says so, and do you work with all of them?",
  },
  { sentences: ofHealth, asks: () => "What proves the effect? Promises on health are regulated." },
];

const found = (project: Project): Claim[] => claims.filter(({ sentences }) => sentences(project).length > 0);

/** Questions about the careful wording of claims on allergens, the law or health. */
export const claimQuestions: readonly QuestionRule[] = [
  {
    id: "careful-claims",
    path: "content.facts",
    question: (project) =>
      `In which exact words may the site say this? ${found(project)
        .map(({ asks }) => asks(project))
        .join(" ")}`,
    asks: "client",
    blocks: "page",
    when: (project) => found(project).length > 0,
    quotes: (project) => found(project).flatMap(({ sentences }) => sentences(project)),
  },
];
