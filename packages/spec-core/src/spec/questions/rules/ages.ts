import type { Project } from "../../project.ts";
import { oncePerProject } from "../once.ts";
import type { QuestionRule } from "../rule.ts";
import { isSilenced } from "../silence.ts";

/** Trades that look after children all day, where the first age decides who can come. */
const childCare =
  /(?<!\p{L})(?:child ?care|childmind\p{L}*|day ?care|day home|nurser(?:y|ies)(?! plants)|cr[eè]che|kindergarten|pre-?school|playgroup|after[- ]school)(?!\p{L})/iu;

/** 'Ages 2 to 5', 'from 3 years': the first age in years. */
const firstAge =
  /(?<!\p{L})(?:ages?|aged|children|kids) (?:from )?(\d{1,2})(?!\d| ?(?:months?|weeks?|max|of|in))|(?<!\p{L})from (?:age )?(\d{1,2}) ?(?:years?|to \d{1,2} years?)/iu;

const babies = /(?<!\p{L})(?:bab(?:y|ies)|infants?|newborns?|under[- ]ones?|under[- ]1s?)(?!\p{L})/iu;
const noBabies =
  /(?<!\p{L})(?:no|not|never|without|n['’]t)(?!\p{L})[^.,;!?]{0,30}(?<!\p{L})(?:bab(?:y|ies)|infants?|newborns?)(?!\p{L})/iu;

/** The sentence with the first age, and those on babies that it leaves out. */
const clashing = oncePerProject((project: Project): string[] => {
  const { niche, businessName } = project.form;
  if (!childCare.test(`${niche} ${businessName}`)) return [];
  const said = project.words.statements.filter(
    (statement) =>
      (statement.field === "description" || statement.field === "contentNotes") &&
      !isSilenced(statement, project),
  );
  const ages = said.filter(({ text }) => {
    const [, first, from] = firstAge.exec(text) ?? [];
    return Number(first ?? from ?? 0) >= 1;
  });
  const ofBabies = said.filter(
    ({ text }) => babies.test(text) && !noBabies.test(text) && !firstAge.test(text),
  );
  return ages.length > 0 && ofBabies.length > 0 ? [...ages, ...ofBabies].map(({ text }) => text) : [];
});

/** Asks from which age children come where the answers name a first age and babies too. */
export const agesQuestion: QuestionRule = {
  id: "ages-which",
  path: "content.facts",
  question: "From which age do you take children? Your answers name a first age, and babies as well.",
  asks: "client",
  blocks: "page",
  when: (project) => clashing(project).length > 0,
  quotes: clashing,
};
