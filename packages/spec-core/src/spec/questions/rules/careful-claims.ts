import type { Project } from "../../project.ts";
import type { QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";

/** A kind of claim that is misleading or unlawful if it is stated without care. */
interface Claim {
  readonly sentences: (project: Project) => readonly string[];
  readonly asks: string;
}

/** 'Please don't say that it cures', 'do I need a sign for gluten free?': not a claim. */
const notClaimed =
  /\?|(?:(?<!\p{L})(?:never|not|no)|n['’]t) (?:\p{L}+ ){0,2}(?:say|claim|promise|print|write|call)(?!\p{L})/iu;

const ofAllergens = saying(
  /(?<!\p{L})(?:(?:gluten|wheat|nut|peanut|dairy|lactose|milk|egg|soya?|sesame|allergen|allergy)[- ]free|(?:free (?:of|from)|without) (?:gluten|nuts|dairy|lactose|eggs?|allergens)|hypo-?allergenic|(?:safe|suitable|ok|fine) for (?:coeliacs?|celiacs?|allerg\p{L}+|people with allergies))(?!\p{L})/iu,
  notClaimed,
);

const ofLaw = saying(
  /(?<!\p{L})(?:(?:no matter|whatever) (?:what )?(?:the|your|their) (?:insur\p{L}+|landlord|council|bank|dealer|employer)|you (?:can|may) (?:always )?(?:pick|choose) your own (?:garage|repairer|body ?shop|insurer|doctor|surveyor|lawyer|solicitor|notary|lender|installer|inspector|pharmacy)|(?:have the|your) (?:legal )?right to|(?:are|is) entitled to|(?:by|under the) law (?:you|they|your|the)|(?:your|the) (?:insurer|insurance|landlord|council|employer) (?:has to|must|cannot|can['’]?t|may not)|(?:your|the) warranty (?:stays|remains|is not affected)|tax[- ]deductible|no (?:planning )?(?:permission|permit|licen[cs]e) (?:is )?(?:needed|required))(?!\p{L})/iu,
  notClaimed,
);

const ofHealth = saying(
  /(?<!\p{L})(?:cures?(?! (?:\p{L}+ ){0,3}(?:hams?|meats?|bacon|fish|hides?|concrete|resin)(?!\p{L}))|heals?(?! (?:the|our) (?:planet|earth))|healing (?:effects?|powers?)|clinically (?:proven|tested)|scientifically proven|medically (?:proven|recommended)|no side[- ]effects|pain[- ]?free|painless|prevents? (?:\p{L}+ ){0,2}(?:cancer|colds?|flu|illness|disease|infections?|injur\p{L}+)|boosts? (?:\p{L}+ )?immun\p{L}*|detox\p{L}*|guaranteed results?|results? (?:are )?guaranteed)(?!\p{L})/iu,
  notClaimed,
);

const claims: readonly Claim[] = [
  {
    sentences: ofAllergens,
    asks: "For which goods exactly, all of them or a part (also bread, sauces and the fryer), and can traces be ruled out? ‘Free from’ is regulated.",
  },
  {
    sentences: ofLaw,
    asks: "It tells people of their rights or of others' duties: in which cases does it hold, who says so, and do you work with all of them?",
  },
  { sentences: ofHealth, asks: "What proves the effect? Promises on health are regulated." },
];

const found = (project: Project): Claim[] => claims.filter(({ sentences }) => sentences(project).length > 0);

/** Questions about the careful wording of claims on allergens, the law or health. */
export const claimQuestions: readonly QuestionRule[] = [
  {
    id: "careful-claims",
    path: "content.facts",
    question: (project) =>
      `In which exact words may the site say this? ${found(project)
        .map(({ asks }) => asks)
        .join(" ")}`,
    asks: "client",
    blocks: "page",
    when: (project) => found(project).length > 0,
    quotes: (project) => found(project).flatMap(({ sentences }) => sentences(project)),
  },
];
