import { holds } from "../../../content/place.ts";
import type { JudgedFact } from "../../../content/public-words.ts";
import { singular } from "../../../text/singular.ts";
import { isAnswered } from "../../answers.ts";
import { all, does, factsOf, not, placeOf, shows } from "../checks.ts";
import { oncePerProject } from "../once.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { isSilenced } from "../silence.ts";

/** With fewer services, the description is enough. */
const servicesMin = 3;
/** A longer description has enough content for a page, even if it does not explain each service by its name. */
const wordsMax = 100;

const sum = /[£$€] ?\d|\d ?[£$€]/u;
const words = /[\p{L}\p{N}]{3,}/gu;

/** The stems of words for things and work: the same for 'sweeping' and 'sweep'. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(words) ?? []).map((word) => singular(word).replace(/(?:ing|er|s)$/u, ""));

/** The sentences that only list services, if most services are not explained anywhere. */
const bareLists = oncePerProject((project): string[] => {
  const services = factsOf(project, "service");
  const told = project.words.statements.filter(
    ({ field, kind }) => field === "description" && kind !== "private" && kind !== "wish",
  );
  // Another question asks what prices include.
  const lists = told.filter(
    (statement) => !sum.test(statement.text) && services.filter((fact) => holds(statement, fact)).length > 1,
  );
  const isCovered = (service: JudgedFact): boolean => {
    const wanted = stems(service.text);
    return told.some(
      (statement) =>
        !lists.includes(statement) && stems(statement.text).some((stem) => wanted.includes(stem)),
    );
  };
  const bare = services.filter((service) => !isCovered(service));
  return bare.length * 2 > services.length && services.length >= servicesMin
    ? lists.filter((statement) => !isSilenced(statement, project)).map(({ text }) => text)
    : [];
});

const saysLittle: Check = ({ form }) => form.description.split(/\s+/u).length < wordsMax;

/** Asks for a sentence about each service, if the page has only their names. */
export const servicesCovered: QuestionRule = {
  id: "services-covered",
  path: placeOf("Services"),
  question:
    "The page on your services has only their names. What does each of these cover: what is done, for whom, how long does it take, and what does it cost or the price depend on? A sentence each is enough.",
  asks: "client",
  blocks: "page",
  when: all(
    shows("Services", "services"),
    not(does("shop")),
    ({ form }) => !form.offers.some(({ name }) => isAnswered(name)),
    saysLittle,
    (project) => bareLists(project).length > 0,
  ),
  quotes: bareLists,
};
