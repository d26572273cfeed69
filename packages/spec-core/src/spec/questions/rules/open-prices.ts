import { holds } from "../../../content/place.ts";
import type { JudgedFact, JudgedStatement } from "../../../content/public-words.ts";
import { singular } from "../../../text/singular.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { factsOf, openFacts, sentencesOn, shows } from "../checks.ts";
import { oncePerProject } from "../once.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { changingPrices } from "./launch-prices.ts";
import { whetherPricesShown } from "./open-point-questions.ts";
import { asksForServicePrices } from "./services-covered.ts";
import { withoutPrice } from "./unpriced-offers.ts";

interface OpenPrices {
  readonly asks: string;
  /** The client's words that leave the price open. */
  readonly quotes: readonly string[];
}

// '25 min 48 €' states the duration, not the service.
const lengthAlone = /^(?:\d+ ?(?:min|mins|minutes|h|hr|hrs|hours?))?$/i;

const offersPriced = ({ form }: Project): string[] =>
  form.offers.filter(({ price }) => isAnswered(price)).map(({ name }) => name);

// Where others have a price, the question about what the offers include names those without.
const offersUnpriced = (project: Project): string[] =>
  project.form.offers
    .filter((offer) => !withoutPrice(project).includes(offer))
    .filter(({ name, what, price }) => isAnswered(name) && !isAnswered(price) && !byEstimate.test(what))
    .map(({ name }) => name);

/** 'Estimate first': the price depends on an inspection. */
const byEstimate = /\b(?:estimates?|quotes?|quotations?|on request|ask(?: me| us)?)\b/i;

const varies = /\b(?:prices?|costs?|rates?|fees?) (?:depends?|var(?:y|ies)|(?:is |are )?on request)\b/i;
const ofSome =
  "(?:family|group|student|senior|pensioner|teacher|member|resident|local|team|weekday) (?:rates?|prices?|tickets?|deals?)";
/** A price cut, not the work of 'crown reductions' or 'noise reduction'. */
const lessMoney =
  "(?<=^|[.,;:!?(–-] ?|\\b(?:an?|any|the|some|our|small|big|good|further|price|fee|rate|cost|group|family|student|member|senior|give|offer|get|and|or|with|for) )reductions?|reductions? (?:for|if|when)";
const reduced = new RegExp(
  `\\b(?:low[- ]cost|reduced (?:(?:price|rate|fee|tariff|ticket)s?|for)|concession\\w*|sliding scale|discounts?|${lessMoney}|cheaper|special (?:rates?|prices?)|${ofSome}|(?:something|a bit|a little|money) off|pay less|save (?:with|when|by|if))\\b`,
  "i",
);
/** 'Pensioners get 10 %': a reduced price with its amount. */
const reducedFor =
  /(?<!\p{L})(?:students?|seniors?|pensioners?|oaps?|retired|members?|children|kids|veterans?|military|nhs|nurses|teachers|first responders|emergency services|unemployed|locals|residents|regulars|famil(?:y|ies)|couples|siblings|loyalty|ausweis)(?!\p{L})/iu;
const percentage = /\d ?%|\d (?:percent|per cent)|(?<!\p{L})half price(?!\p{L})/iu;
/** What the reduction is on, or a percentage of something else. */
const tellsScope =
  /(?<!\p{L})(?:(?:on|off) (?!(?:with|for|if|when|weekdays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)(?!\p{L}))\p{L}|everything|all prices|(?:are|is|of (?:our|my|the)|deposit|vat|tax|tip|commission|more|extra)(?!\p{L}))/iu;
const pricesScoped = 2;

/** Reductions of which it is not said on which of several prices they hold. */
const withoutScope = ({ words, form }: Project): string[] =>
  form.offers.filter(({ price }) => isAnswered(price)).length < pricesScoped
    ? []
    : words.statements
        .filter(
          ({ text, field, kind }) =>
            (field === "description" || field === "contentNotes" || field === "audience") &&
            kind !== "private" &&
            reducedFor.test(text) &&
            percentage.test(text) &&
            !tellsScope.test(text),
        )
        .map(({ text }) => text);

const freeFrom = /\bfree (?:\w{1,12} )?(?:for|on|with|over|from) (?:all )?(?:larger?|big(?:ger)?) orders?\b/i;
const ofMoney =
  /[£$€]|(?<!\p{L})(?:kr|sek|nok|dkk|chf|euros?|eur|pounds?|dollars?|prices?|costs?|rates?|fees?|charges?)(?!\p{L})/iu;
const bySeason =
  /\d.{0,40}\b(?:depend(?:s|ing)|according|subject) (?:up)?(?:on|to) (?:the |your )?(?:season|size|week|dates?|length|breed|coat|time of (?:the )?year|age|distance|number)\b/i;

/** 'To 200 ft, more below that': an incomplete price. */
const beyond =
  /\d.{0,60}\b(?:more|less|cheaper|dearer|extra) (?:below|above|beyond|over|under|after|outside|past)(?: (?:that|this|it|there))?(?=[,.;)]|$)/i;

/** The sentences for visitors that mention such a price without an amount. */
const withoutSum = ({ words }: Project, pattern: RegExp, sum: RegExp): string[] =>
  words.statements
    .filter(
      ({ text, field, kind }) =>
        field !== "onlyForUs" &&
        field !== "competitors" &&
        kind !== "private" &&
        pattern.test(text) &&
        !sum.test(text),
    )
    .map(({ text }) => text);

const anySum = /\d/;
// The amount of a reduced price follows the words for it. A question or a refusal ('no discount') has no amount.
const sumBehind =
  /\b(?:low[- ]cost|reduced|concession\w*|sliding scale|discounts?|reductions?|cheaper|rates?|prices?|tickets?|deals?|save)\b.{0,60}\d|\d (?:each |for (?:the |a )?)?(?:family|group|student|senior|pensioner|member|resident)|\d ?%|(?:[£€$] ?\d+|\d ?(?:[£€$]|euros?|pounds?|dollars?)) (?:off|discount|reduction|cheaper|less)|\bhalf\b|\?|\b(?:no|not|never|n['’]t|than|us a|me a) .{0,20}(?:discounts?|cheaper|reductions?)\b/i;

const dearer =
  /\b(?:(?:does|do|is|are)(?: not|n['’]?t) includ(?:e|ing) (?:the )?(?:travel\w*|mileage|parts|materials?|postage|delivery|set[- ]?up)|(?:travel|mileage|parts|materials?|postage|delivery|set[- ]?up) (?:is |are )?(?:not|n['’]t) included|more expensive|(?:bit|little|slightly|somewhat) (?:more|dearer|pricier)|is dearer|are dearer|costs? (?:more|extra)|extra (?:charge|cost|fee)|at an? extra|for an? extra|(?:is|are|comes?) extra|\p{L}{4,} extra(?=[,.;!]|$)|(?:small|modest|additional) (?:charge|fee|supplement)|supplement|plus (?:the )?(?:travel\w*|mileage|parts|materials?|postage|delivery|fuel|petrol|call[- ]?out|expenses|extras|cleaning|deposit))(?!\p{L})/iu;
const sumAfter =
  /\b(?:more expensive|costs? (?:more|extra)|extra|charge|fee|supplement|plus (?:the )?(?:travel\w*|mileage|parts|materials?|postage|delivery|fuel|petrol|call[- ]?out|expenses|extras|cleaning|deposit))\b.{0,40}\d/i;

/** A home visit with its price leaves nothing open; other extra costs are matched by other words. */
const isPricedThere = (text: string): boolean => /\d/.test(text) && currencySign.test(text);

/** Whether the answers state the price of a home visit. */
const arePricedAtHome = ({ words, form }: Project): boolean =>
  form.offers.some(({ name, price }) => homeVisit.test(name) && anySum.test(price)) ||
  words.statements.some(({ text }) => homeVisit.test(text) && isPricedThere(text));

const homeVisit = /(?<!\p{L})(?:home visits?|house calls?)(?!\p{L})/iu;

/** 'Out of hours ring 0117 …': a phone number, not a price. */
const longNumber = /\d(?:[ ()-]?\d){5}/;

/** Whether a sentence states working hours: 'home visits on Wednesday evenings too'. */
const tellsHours = (text: string, { words }: Project): boolean =>
  words.facts.some(({ kind, text: hours }) => kind === "hours" && text.includes(hours));
const costsMore =
  /(?<!\p{L})(?:extra|surcharges?|charges?|fees?|costs?|dearer|more expensive|rates?)(?!\p{L})/iu;

/** 'No call-out fee if you go ahead': the fee is charged otherwise. */
const waived =
  /(?<!\p{L})no (?:\p{L}+[- ]){0,2}(?:charges?|fees?|costs?|surcharges?)(?!\p{L})[^.;!?]{0,10}(?<!\p{L})(?:if|when|where|as long as|provided|once)(?!\p{L})/iu;

/** 'We do not do home visits', 'no call-out charge': there is nothing to pay for. */
const refusedExtra =
  /(?<!\p{L})(?:no|without|never|not|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t|cannot|stopped) (?:(?:an?|any|do|doing|make|making|offer|charge|for|longer|more|extra) ){0,3}(?:home visits?|house calls?|out[- ]of[- ]hours|call[- ]?outs?|travel costs?|mileage|surcharges?|weekends?|rush orders?)(?!\p{L})/iu;

/** The sentences that waive a charge on a condition. */
const waivedCharges = (project: Project): string[] =>
  sentencesOn("surcharge")(project).filter((text) => waived.test(text) && !isPricedThere(text));

const onTop = (project: Project): string[] => [
  ...new Set([
    ...sentencesOn("surcharge")(project).filter(
      (text) =>
        !isPricedThere(text) &&
        !refusedExtra.test(text) &&
        !waived.test(text) &&
        !/\bdegrees?\b/i.test(text) &&
        !longNumber.test(text) &&
        (!tellsHours(text, project) || costsMore.test(text)) &&
        !(homeVisit.test(text) && arePricedAtHome(project)),
    ),
    // 'Carpet steaming is extra', although its price is in the list.
    ...withoutSum(project, dearer, sumAfter).filter(
      (text) => !offersPriced(project).some((name) => text.toLowerCase().includes(named(name))),
    ),
  ]),
];

/** '£85, might go up to £90'. */
const mayChange =
  /\d.{0,60}\b(?:might|may|could|will|going to|about to|want to) (?:soon |then |probably )?(?:go up|put (?:it|them|that|this) up|rise|increase|raise)\b|\bput(?:ting)? (?:the |our |my |all )?prices up\b|\bprices? (?:are |is )?(?:going|go|goes) up\b/i;

/** 'Jobs from 65': a price without a currency. */
const numberAlone =
  /\b(?:jobs?|prices?|cuts?|sessions?|lessons?|rates?|fees?|packages?|visits?|treatments?|tours?|tickets?|courses?|menus?) (?:start |starting |starts )?(?:from|at|are|is) (?:about |only |just )?\d{2,4}(?!\d|[:.]\d|\s?(?:am|pm|min|hours?|h\b|people|years?|[-–]|to\b|weeks?|days?))/i;
const currencySign = /[£$€]|\b(?:euros?|pounds?|dollars?|eur|gbp|usd|chf|francs?|kr|quid)\b/i;

const bundled =
  /\b(?:(?:a|per) (?:head|person|guest|couple|place)|packages?|day rates?|half[- ]day|full[- ]day|sit[- ]down|set menus?|memberships?|block of|bundles?|(?:monthly|yearly|annual|maintenance|service|membership|premium|basic|standard|bronze|silver|gold|family|starter) plans?|plans? (?:from|starts?|starting|costs?)|per (?:month|term|year)|a (?:month|term|year)|all[- ]in(?! (?:order|place|hand|one|all|the)\b)|intensive)\b/i;
const includedWords =
  /\b(?:includ\w+|incl|with (?:materials|breakfast|lunch|yarn|everything)|all materials|plus (?:vat|delivery|an?|some|\d+|two|three|four|five|six)|that['’]?s (?:an?|two|three|four|\d+)|(?:you|they) get)\b/i;

/** 'Twice a year', '9 to 22 thousand and takes 8 months to a year': a frequency or duration, not a billing period. */
const timesNotPackages =
  /\b(?:once|twice|(?:two|three|four|\d) times|months?|weeks?|days?|to|about|over|under|nearly|half) a (?:month|term|year)\b(?!.{0,60}\bpackages?\b)|\b(?:half|full) day,? \d/i;

/** 'A block of six is £96': several of something that is also sold singly. */
const countedBlock = /\bblock of (?:\d+|two|three|four|five|six|eight|ten|twelve)\b/i;

/** A deposit or a sum insured, which buys nothing. */
const buysNothing = /(?<!\p{L})(?:deposits?|liability|insur(?:ed|ance)|indemnity)(?!\p{L})/iu;

/** The statements with the price of a package that do not say what it contains. */
const withoutContents = ({ words }: Project): JudgedStatement[] =>
  words.statements.filter(
    ({ text, field, kind }) =>
      (field === "description" || field === "contentNotes") &&
      kind !== "private" &&
      currencySign.test(text) &&
      anySum.test(text) &&
      bundled.test(text) &&
      !countedBlock.test(text) &&
      !timesNotPackages.test(text) &&
      !buysNothing.test(text) &&
      !includedWords.test(text),
  );

/** Whether a typed offer that says what it includes gives the price of a sentence. */
const isContentTyped = ({ text }: JudgedStatement, { form }: Project): boolean => {
  const sums: readonly string[] = text.match(/\d[\d.,]*\d|\d/gu) ?? [];
  return form.offers.some(
    ({ name, what, price }) =>
      isAnswered(what) &&
      text.toLowerCase().includes(named(name)) &&
      (price.match(/\d[\d.,]*\d|\d/gu) ?? []).some((sum) => sums.includes(sum)),
  );
};

/** Prices for people or for things that several share. */
const forPeople =
  /(?<!\p{L})(?:head|persons?|people|guests?|couples?|famil(?:y|ies)|part(?:y|ies)|menus?|sit[- ]down|buffets?|groups?|weddings?|class(?:es)?|courses?|tours?|tickets?|rooms?|stays?|memberships?)(?!\p{L})/iu;

/** Whether a statement contains an unconfirmed price; the question about that price then also asks what it includes. */
const hasOpenPrice = (statement: JudgedStatement, project: Project): boolean =>
  openFacts(project, "price").some((fact) => holds(statement, fact));

/** Whether the price of a package is unconfirmed. */
export const isPackageOpen = (project: Project): boolean =>
  withoutContents(project).some((statement) => hasOpenPrice(statement, project));

/** A sentence with this many words besides the amount says what the price is for: 'We deliver in Cork county, €15'. */
const explainingMin = 4;

const isExplained = ({ field, start, end }: JudgedFact, { words }: Project): boolean =>
  words.statements.some(
    (statement) =>
      statement.field === field &&
      statement.start <= start &&
      end <= statement.end &&
      (statement.text.match(/(?<!\p{L})\p{L}{2,}/gu) ?? []).length >= explainingMin,
  );

/** The word by which an offer is recognised next to its price: its first long word. */
const named = (offer: string): string => singular((/\p{L}{5,}/u.exec(offer) ?? [offer])[0].toLowerCase());

/** 'First visit 50 min', 'follow-up', '2 hours': what is paid is the time with the customer, whatever is done in it. */
const byVisit =
  /^(?:(?:the|an?|first|initial|new|return|repeat|second|standard|normal|single|further|subsequent|regular) ){0,2}(?:(?:patient|client) )?(?:visits?|appointments?|sessions?|consult(?:ations?|s)?|treatments?|assessments?|hours?|follow[- ]?ups?(?: (?:visit|appointment|session)s?)?)?(?:[ ,(]*\d.*)?$/iu;

/** Whether every known price is one for the time, so that no single service has its own. */
const arePaidByVisit = (abouts: readonly string[]): boolean =>
  abouts.length > 0 && abouts.every((about) => about !== "" && byVisit.test(about.trim()));

/** Whether the client has not decided yet if the site shows prices; until then none is missing. */
const isShowingOpen = ({ words }: Project): boolean =>
  words.open.points.some(({ kind, sentence }) => kind === "choice" && whetherPricesShown.test(sentence));

const ofUnpriced =
  "What do these services without a price cost, or is one of them another name for one that has a price?";

function readOpenPrices(project: Project): OpenPrices[] {
  const prices = factsOf(project, "price");
  // Includes prices that must not be shown: they are known, so no question asks for them.
  const known = project.words.facts.filter(({ kind }) => kind === "price").map(({ about }) => about);
  const priced = [...known, ...offersPriced(project)]
    .join("\n")
    .toLowerCase()
    .replace(/\p{L}+/gu, singular);
  const lower = {
    asks: "How much is the discount or reduced price, and who gets it?",
    quotes: withoutSum(project, reduced, sumBehind),
  };
  const free = {
    asks: "How large does an order have to be to get this free?",
    quotes: withoutSum(project, freeFrom, anySum),
  };
  const isWithout = known.length === 0 && offersPriced(project).length === 0;
  const unmarked = {
    asks: "What do people get for this price, in which currency, and what costs extra?",
    quotes: withoutSum(project, numberAlone, currencySign),
  };
  if (isWithout) return [unmarked, lower, free].filter(({ quotes }) => quotes.length > 0);
  // Another question asks whether the remaining prices are current and what they include.
  const bare = prices
    .filter((fact) => fact.isDecided && lengthAlone.test(fact.about.trim()) && !isExplained(fact, project))
    .map(({ about, text }) => `${about} ${text}`.trim());
  const services = factsOf(project, "service");
  const isUnpriced = (name: string): boolean => !priced.includes(named(name));
  const unpriced = [
    ...services
      .filter(
        (fact) =>
          isUnpriced(fact.text) &&
          !withoutPrice(project).some(({ name }) => name.trim() === fact.text.trim()) &&
          sentencesWith(project, [fact]).some((text) => !isPricedThere(text)),
      )
      .map(({ text }) => text),
    ...offersUnpriced(project).filter(isUnpriced),
  ];
  const packages = withoutContents(project)
    .filter((statement) => !hasOpenPrice(statement, project) && !isContentTyped(statement, project))
    .map(({ text }) => text);
  const found: OpenPrices[] = [
    { asks: "What does each of these prices buy?", quotes: bare },
    {
      asks: ofUnpriced,
      // The question about the services asks for their prices too.
      quotes:
        shows("Pricing", "pricing")(project) &&
        !asksForServicePrices(project) &&
        !isShowingOpen(project) &&
        !arePaidByVisit([...known, ...offersPriced(project)])
          ? unpriced
          : [],
    },
    {
      asks: "Where the price depends, what does it start at?",
      quotes: shows("Pricing", "pricing")(project) ? withoutSum(project, varies, anySum) : [],
    },
    { asks: "Where the price goes up or down, what is it then?", quotes: withoutSum(project, beyond, /^$/) },
    {
      asks: "Which price should the site show, and from when does the other one hold?",
      quotes: withoutSum(project, mayChange, /^$/).filter((text) => !changingPrices(project).includes(text)),
    },
    {
      asks: "Which price applies when, or to what?",
      quotes: withoutSum(project, bySeason, /^$/).filter((text) => ofMoney.test(text)),
    },
    unmarked,
    lower,
    {
      asks: "On which of your prices does this reduction hold, and on which not?",
      quotes: withoutScope(project),
    },
    free,
    { asks: "How much are the extras?", quotes: onTop(project) },
    { asks: "How much is this charge in all other cases?", quotes: waivedCharges(project) },
    {
      asks: packages.some((text) => forPeople.test(text))
        ? "What does the package include, for how many people and for how long?"
        : "What does the package include, and for how long?",
      quotes: packages,
    },
  ];
  return found.filter(({ quotes }) => quotes.length > 0);
}

/** What the answers leave open about prices that they mention: the article, other prices, extra costs. */
export const openPrices = oncePerProject(readOpenPrices);

/** Whether the question about services without a price is asked. */
export const asksUnpriced = (project: Project): boolean =>
  openPrices(project).some(({ asks }) => asks === ofUnpriced);
