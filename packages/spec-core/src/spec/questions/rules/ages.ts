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

/** Adults as the customers, without anybody younger: 'Adults, mostly from the county'. */
const ofAdults =
  /^(?:only )?adults(?! (?:and|with|mostly|mainly))(?=[,.;]|$| (?:only|in|from|around|of)(?!\p{L}))/iu;
/** 'No children under 12', 'we take patients from 14': a limit below which others come. */
const youngest =
  /(?<!\p{L})(?:no|not|never|nobody)(?!\p{L})[^.;!?\d]{0,40}(?<!\p{L})(?:under|below|younger than)[ -](?:(?:the )?age of )?(\d{1,2})s?(?! ?(?:\d|%|(?:kg|cm|mm?|ft|min\p{L}*|hours?|weeks?|days?|euros?|pounds?|people|guests|miles)(?!\p{L})))|(?<!\p{L})(?:children|kids|teenagers|patients|pupils|clients)(?: are)?(?: welcome)? from (?:the )?(?:age (?:of )?)?(\d{1,2})(?= *(?:[.,;)]|$|years?(?!\p{L})|up(?!\p{L})|with(?!\p{L})|(?:are )?welcome(?!\p{L})))/iu;
const ageOfMajority = 18;

/** The statement that names adults, and the one with a lower limit: those in between may come or not. */
const between = oncePerProject((project: Project): string[] => {
  const said = project.words.statements.filter(
    (statement) =>
      statement.kind !== "private" && statement.field !== "onlyForUs" && !isSilenced(statement, project),
  );
  const adults = said.filter(({ field, text }) => field === "audience" && ofAdults.test(text));
  const limited = said.filter(({ field, text }) => {
    const [, under, from] = (field === "competitors" ? null : youngest.exec(text)) ?? [];
    const age = Number(under ?? from ?? ageOfMajority);
    return age > 2 && age < ageOfMajority;
  });
  return adults.length > 0 && limited.length > 0 ? [...adults, ...limited].map(({ text }) => text) : [];
});

/** Asks from which age people come where the answers name two. */
export const agesQuestion: QuestionRule = {
  id: "ages-which",
  path: "content.facts",
  question: (project) =>
    clashing(project).length > 0
      ? "From which age do you take children? Your answers name a first age, and babies as well."
      : "From which age do people come to you? You name adults in one place and a lower limit in another. Do those in between come, and must a parent be there or agree?",
  asks: "client",
  blocks: "page",
  when: (project) => clashing(project).length + between(project).length > 0,
  quotes: (project) => (clashing(project).length > 0 ? clashing(project) : between(project)),
};
