import { holds } from "../../../content/place.ts";
import type { JudgedFact, JudgedStatement } from "../../../content/public-words.ts";
import { singular } from "../../../text/singular.ts";
import { wordCount } from "../../../text/word-count.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, factsOf, not, placeOf, shows } from "../checks.ts";
import { oncePerProject } from "../once.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { isSilenced } from "../silence.ts";
import { wantsNoPrices } from "../wishes.ts";
import { hasGuests } from "./booking.ts";

/** With fewer services, the description is enough. */
const servicesMin = 3;
/** A longer description has enough content for a page, even if it does not explain each service by its name. */
const wordsMax = 100;
/** With fewer letters besides the services and their prices, a sentence explains none of them. */
const restMax = 24;

const sum = /[£$€] ?\d|\d ?[£$€]/u;
const words = /[\p{L}\p{N}]{3,}/gu;

/** The stems of words for things and work: the same for 'sweeping' and 'sweep', 'servicing' and 'service'. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(words) ?? []).map((word) =>
    singular(word)
      .replace(/(?:ing|er|s)$/u, "")
      .replace(/e$/u, ""),
  );

const lettersBeside = ({ text }: JudgedStatement, services: readonly JudgedFact[]): number =>
  services.reduce((rest, service) => rest.replace(service.text, ""), text).replace(/[^\p{L}]/gu, "").length;

const rentsOut = /(?<!\p{L})(?:hire|hiring|rentals?|rents?|renting)(?!\p{L})/iu;
/** 'Weddings', 'village shows': what people hire things for. */
const occasion =
  /(?<!\p{L})(?:weddings?|wakes?|funerals?|birthdays?|christenings?|communions?|anniversar(?:y|ies)|parties|engagements?|festivals?|fairs?|f[eê]tes?|galas?|shows?|balls?|events?|\d+(?:st|th)s?|reunions?|barbecues?)$/iu;

/** Whether a service is an occasion for which a hire firm supplies its things. */
const isOccasion = ({ text }: JudgedFact, { form }: Project): boolean =>
  rentsOut.test(form.niche) && occasion.test(text.trim());

/** 'Cottage country', 'the coast': where the work is done. */
const ofRegion = /(?<!\p{L})(?:country|countryside|county|coast|valley|peninsula|islands?|suburbs|area)$/iu;
const isName = (text: string): boolean => text.split(" ").every((word) => /^\p{Lu}\p{Ll}/u.test(word));

/** Whether a service is a place in truth: a name of two words among services in lower case, or a region. */
const isPlace = (fact: JudgedFact, services: readonly JudgedFact[], { words }: Project): boolean => {
  if (ofRegion.test(fact.text)) return true;
  if (!isName(fact.text) || !fact.text.includes(" ")) return false;
  const statement = words.statements.find((one) => holds(one, fact));
  return (
    statement !== undefined &&
    statement.start < fact.start &&
    services.some((other) => other !== fact && holds(statement, other) && /^\p{Ll}/u.test(other.text))
  );
};

/** The services that no sentence explains, in the client's words, if these are most of them. */
const bareServices = oncePerProject((project): string[] => {
  const named = factsOf(project, "service").filter((fact) => !isOccasion(fact, project));
  const services = named.filter((fact) => !isPlace(fact, named, project));
  const told = project.words.statements.filter(
    ({ field, kind }) =>
      (field === "description" || field === "contentNotes") && kind !== "private" && kind !== "wish",
  );
  const within = (statement: JudgedStatement): JudgedFact[] =>
    services.filter((fact) => holds(statement, fact));
  // Where prices wait for the client's word, another question asks what they include.
  const areDecided = (statement: JudgedStatement): boolean =>
    factsOf(project, "price").every((fact) => fact.isDecided || !holds(statement, fact));
  const lists = told.filter((statement) =>
    sum.test(statement.text)
      ? areDecided(statement) &&
        within(statement).length > 0 &&
        lettersBeside(statement, within(statement)) < restMax
      : statement.field === "description" && within(statement).length > 1,
  );
  const isCovered = (service: JudgedFact): boolean => {
    const wanted = stems(service.text);
    return told.some(
      (statement) =>
        statement.field === "description" &&
        !lists.includes(statement) &&
        stems(statement.text).some((stem) => wanted.includes(stem)),
    );
  };
  const bare = services.filter((service) => !isCovered(service));
  const listing = lists.filter((statement) => bare.some((fact) => holds(statement, fact)));
  const isAsked =
    bare.length * 2 > services.length &&
    services.length >= servicesMin &&
    lists.some(({ text }) => !sum.test(text));
  if (!isAsked) return [];
  return (
    listing
      .filter((statement) => !isSilenced(statement, project))
      // A sentence that says more than the names would ask about what is no service.
      .flatMap((statement) =>
        sum.test(statement.text) || lettersBeside(statement, within(statement)) < restMax
          ? [statement.text]
          : bare.filter((fact) => holds(statement, fact)).map(({ text }) => text),
      )
  );
});

/** With fewer words, an offer in the list says little more than its name. */
const offerWordsMin = 8;

/** The services of the description that are not in the list of offers. */
const unlisted = (project: Project): string[] => {
  const listed = project.form.offers.flatMap(({ name }) => stems(name));
  const services = factsOf(project, "service").filter((fact) => !isOccasion(fact, project));
  return services
    .filter((fact) => !isPlace(fact, services, project))
    .filter(({ text }) => !stems(text).some((stem) => listed.includes(stem)))
    .map(({ text }) => text);
};

/** The typed offers with little more than a name and a price, if these are most of them, and services without even that. */
const bareOffers = oncePerProject((project: Project): string[] => {
  const named = project.form.offers.filter(({ name }) => isAnswered(name));
  const bare = named.filter(({ what }) => wordCount(what) < offerWordsMin);
  return bare.length * 2 > named.length ? [...bare.map(({ name }) => name), ...unlisted(project)] : [];
});

/** Whether what people know of each typed offer before they come is asked for. */
export const asksForOffers: Check = all(
  any(shows("Services", "services"), shows("Pricing", "pricing")),
  not(any(does("shop"), hasGuests)),
  (project) => bareOffers(project).length > 0,
);

const saysLittle: Check = ({ form }) => form.description.split(/\s+/u).length < wordsMax;

/** Whether a sentence about each service is asked for. */
const asksForServices: Check = all(
  shows("Services", "services"),
  not(does("shop")),
  ({ form }) => !form.offers.some(({ name }) => isAnswered(name)),
  saysLittle,
  (project) => bareServices(project).length > 0,
);

/** Whether that question asks for prices too. */
const asksForServicePrices: Check = all(asksForServices, not(wantsNoPrices));

/** Whether one service may be another one under a shorter name: 'Nests' and 'birds' nests out of season'. */
const mayBeOne: Check = (project) => {
  const all = factsOf(project, "service").map(({ text }) => stems(text));
  return all.some((one, index) =>
    all.some(
      (other, at) =>
        at !== index &&
        one.length > 0 &&
        one.length < other.length &&
        one.every((stem) => other.includes(stem)),
    ),
  );
};

/** Asks for the same of typed offers, of which the page has the price too. */
export const offersCovered: QuestionRule = {
  id: "offers-covered",
  path: placeOf("Services"),
  question:
    "The list says little more of these than the name. What should visitors know of each: what is done and what not, for whom it is and on which condition, how it goes and how long it takes, what they bring or do before, and how they ask for it? A sentence or two each is enough.",
  asks: "client",
  blocks: "nothing",
  when: asksForOffers,
  quotes: bareOffers,
};

/** Asks for a sentence about each service, if the page has little more than their names. */
export const servicesCovered: QuestionRule = {
  id: "services-covered",
  path: placeOf("Services"),
  question: (project) => {
    const price = asksForServicePrices(project)
      ? "how long does it take, and what does it cost or the price depend on?"
      : "and how long does it take?";
    return `Of these services the page has little more than the name. What does each of them cover: what is done, for whom, ${price}${mayBeOne(project) ? " Are some of them one and the same?" : ""} A sentence each is enough.`;
  },
  asks: "client",
  blocks: "page",
  when: asksForServices,
  quotes: (project) => bareServices(project),
};
