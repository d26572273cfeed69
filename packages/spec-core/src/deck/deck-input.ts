import { confirmedFacts } from "../content/contact-facts.ts";
import { proseAboutAudience } from "../content/prose.ts";
import { matches } from "../content/regex-prefilter/prefiltered-match.ts";
import { type TypedQuestion, typedQuestions, withoutLead } from "../content/typed-questions.ts";
import { writingOf } from "../content/writing/writing-of.ts";
import { spelledOut, writtenOut } from "../content/writing/written-out.ts";
import { isForAdultsOnly } from "../industry/adults-only.ts";
import type { Industry } from "../industry/industries.ts";
import { languagesOf } from "../industry/languages/detect.ts";
import { sureIndustry } from "../industry/sure.ts";
import { memoByKey, memoPerObject } from "../memo.ts";
import { cleanText } from "../site/clean-text.ts";
import { type SitePage, sitePages } from "../site/site-pages.ts";
import { specified } from "../spec/answers.ts";
import { knownContentStyle } from "../spec/known-options.ts";
import type { Spec } from "../spec/schema.ts";
import { areaServed } from "./area-served.ts";
import { withArrivals } from "./arrivals.ts";
import { audienceText, isForThem, isLimit } from "./audience.ts";
import { callTimes, noteWithTimes, timesOfCalls } from "./call-times.ts";
import {
  broughtToGuests,
  placesWithTables,
  refusesRooms,
  soldFood,
  suppliedPlaces,
  type TradeWords,
  tablesOfHotel,
  tradeWords,
  withoutTables,
  wordsByNiche,
} from "./data/trade-words.ts";
import type { Voice } from "./data/voice.ts";
import { asAmericans, asCalling, asHosts, asTexting, asVisiting, voices } from "./data/voices.ts";
import { isFormerPerson } from "./former-people.ts";
import { introduces, introducesAlone, isGreeting, isOfTrade, mayIntroduce, mayOpen } from "./headline.ts";
import { callsInHours } from "./hours-text.ts";
import { inWords } from "./in-words.ts";
import { type Said, textsOf } from "./joined-sentences.ts";
import { listedOffers } from "./listed-offers.ts";
import { nichePhrase } from "./niche-phrase.ts";
import { isOfOnePerson } from "./of-one-person.ts";
import { allOffers, notedPrices, type Offer, pricedOffers } from "./offers.ts";
import type { Passage } from "./parts/points.ts";
import { phoneNumbers, type WithNote } from "./phone-numbers.ts";
import { knownPlaces } from "./place-capitals.ts";
import { preferredWay } from "./preferred-way.ts";
import { clientsLine, namedTexts, printedProse } from "./printed-prose.ts";
import { isSaidElsewhere } from "./said-elsewhere.ts";
import { isSolo } from "./solo.ts";
import { inSpelling, spelt } from "./spelling.ts";
import { stepsApart } from "./steps.ts";
import { withTaxApart } from "./tax-remarks.ts";
import { placeNamed, townOf } from "./town.ts";
import { comesFromTown } from "./visits-customers.ts";

type Fact = Spec["content"]["facts"][number];

/** What a deck is drafted from: the confirmed facts, the printed sentences, and the words for them. */
export interface DeckInput {
  readonly spec: Spec;
  /** The business's name; empty while it has none. */
  readonly name: string;
  readonly voice: Voice;
  readonly trade: TradeWords;
  /** Spells our own words as in the business's country; never used for the client's text. */
  readonly spelt: (text: string) => string;
  /** The words that all templates can use: `we`, `us`, `price`, `name` … */
  readonly words: Readonly<Record<string, string>>;
  readonly pages: readonly SitePage[];
  /** The client's sentences for visitors about the business, each once. */
  readonly prose: readonly Said[];
  /** The sentence of `prose` that says what the business is or does; null if the name of the trade says it better. */
  readonly introduction: Said | null;
  /** The client's sentences that tell step by step how the work goes on; no other list has them. */
  readonly steps: readonly Passage[];
  /** Questions of visitors and the client's answers, as typed; empty if no page shows them. */
  readonly questions: readonly TypedQuestion[];
  /** Texts that are still to be written, by the client's names for them. */
  readonly namedTexts: readonly string[];
  readonly audience: string;
  /** The same, sentence by sentence. */
  readonly audiences: readonly string[];
  readonly niche: string;
  /** The town, if there is only one address; empty if it cannot be named in an English sentence. */
  readonly town: string;
  /** The town, or the place that is all of the only address; empty like the town. */
  readonly place: string;
  readonly offers: readonly Offer[];
  /** The id of the sentence that lists the offers, if no fact names one. */
  readonly listedIn: string | null;
  readonly prices: readonly Offer[];
  /** The least amounts that are charged, and what delivery costs: 'Minimum order', 'Courier'. */
  readonly notedPrices: readonly Offer[];
  /** The client's sentences on the tax in the prices, which are shown below the prices and nowhere else. */
  readonly onTax: readonly Said[];
  readonly facts: (kind: Fact["kind"]) => readonly (Fact & WithNote)[];
}

/** The text of the only address; several have no common town. */
const onlyAddress = ([address, ...others]: readonly Fact[]): string =>
  address && others.length === 0 ? address.text : "";

const said = (text: string): string => specified(cleanText(text)) ?? "";

const singular = { we: "I", us: "me", our: "my", are: "am", "we’re": "I’m", "we’ve": "I’ve" } as const;
const plural = { we: "we", us: "us", our: "our", are: "are", "we’re": "we’re", "we’ve": "we’ve" } as const;

/** Whether the first printed sentence follows one that is not printed: 'Barbecue trailer.' */
function lacksBeginning(first: Said, { content }: Spec): boolean {
  const typed = content.statements.find(({ field, text }) => field === first.field && !isGreeting(text));
  return typed !== undefined && typed.id !== first.id;
}

/** The first sentence if it may introduce the business, else the first one that says what it does, else null. */
function introductionOf(all: readonly Said[], spec: Spec): Said | null {
  const prose = all.filter(({ text }) => !isOfOnePerson(text, spec));
  const { name, niche } = spec.businessInfo;
  const offers = spec.content.facts.flatMap(({ kind, text, isConfirmed }) =>
    kind === "service" && isConfirmed ? [text] : [],
  );
  const business = { name: said(name), niche: said(niche), offers };
  const [first] = prose;
  if (first && mayIntroduce(first.text, business))
    return lacksBeginning(first, spec) && !introducesAlone(first.text, business) ? null : first;
  // A later sentence introduces the business only in words of its trade.
  return (
    prose.find(
      ({ text, isPart }) =>
        !isPart && introduces(text, business) && (business.niche === "" || isOfTrade(text, business)),
    ) ?? null
  );
}

/** The sentences in their order, except that the introduction comes first, or else one that may open the site. */
function openingFirst(prose: readonly Said[], introduction: Said | null, spec: Spec): readonly Said[] {
  const [first] = prose;
  const opening =
    introduction ?? prose.find(({ text, isPart }) => !isPart && mayOpen(text) && !isOfOnePerson(text, spec));
  if (!first || !opening || first === opening) return prose;
  const from = prose.indexOf(opening);
  const next = prose.findIndex(({ isPart }, index) => index > from && !isPart);
  const moved = prose.slice(from, next < 0 ? prose.length : next);
  return [...moved, ...prose.filter((one) => !moved.includes(one))];
}

/** Industries with accommodation: 'cottages' that a thatcher works on and a hotel for dogs have no guests. */
const hosts: ReadonlySet<Industry> = new Set(["Food & Hospitality", "Travel & Tourism", "General Business"]);

const holdsAny = (text: string, words: readonly string[]): boolean => {
  const padded = ` ${text.toLowerCase().replace(/[,;.]/gu, " ")} `;
  return words.some((word) => padded.includes(` ${word}`));
};

/**
 * Words that name a trade even within a sentence, where a single word may be an aside: 'a mountain hut' beside 'a
 * hotel'.
 */
const inSentences = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word.trim().includes(" "));

/** Whether the site is to sell, or has a page of goods. */
const sellsGoods = ({ websiteGoals, siteStructure }: Pick<Spec, "websiteGoals" | "siteStructure">): boolean =>
  websiteGoals.some((goal) => goal.trim().toLowerCase() === "sell products") ||
  siteStructure.pages.some(({ name }) => /^(?:products?|(?:online )?shop|store)$/iu.test(name.trim()));

/**
 * The trade's words, with those of the niche: a guest house has rooms, not tables, and a gym no patients. Without a
 * niche, the introduction names the trade.
 */
function tradeFor({ businessInfo, ...spec }: Spec, introduction: Said | null): TradeWords {
  const { industry: likeliest, industryConfidence, niche, name } = businessInfo;
  const industry = sureIndustry(likeliest, industryConfidence);
  const isFood = industry === "Food & Hospitality";
  const trade = said(niche) || `${introduction?.text ?? ""} ${name}`.trim();
  const hasTables =
    isFood &&
    !holdsAny(trade, broughtToGuests) &&
    holdsAny(`${trade.replace(suppliedPlaces, " ")} ${name}`, placesWithTables);
  const isNamed = (words: readonly string[]): boolean =>
    said(niche) === ""
      ? introduction !== null && holdsAny(introduction.text, inSentences(words))
      : holdsAny(niche, words);
  const own =
    wordsByNiche.find(
      ([words, { booked }]) => isNamed(words) && (booked === undefined || hosts.has(likeliest)),
    )?.[1] ?? {};
  const hasNoRooms =
    tablesOfHotel.test(niche) || spec.content.statements.some(({ text }) => matches(refusesRooms, text));
  return {
    ...tradeWords[industry],
    // A school that says 'Only adults, no children' has no families.
    ...(industry === "Education" && isForAdultsOnly(businessInfo) ? { customers: "learners" } : {}),
    ...(isFood && !hasTables && trade !== "" ? (sellsGoods(spec) ? soldFood : withoutTables) : {}),
    // A bakery with a café has tables, a hotel with a restaurant has rooms.
    ...(hasTables && (own.booked === undefined || hasNoRooms) ? {} : own),
  };
}

/** Whether German, and no other language, is the most likely one of a client's texts. */
function speaksGerman(texts: readonly string[]): boolean {
  const [likeliest = []] = languagesOf(texts.join("\n"));
  return likeliest.length === 1 && likeliest[0] === "german";
}

// Countries where an English text may contain German names: 'Bauernbrot' beside 'We bake sourdough'.
const germanSpeaking: ReadonlySet<string> = new Set(["DE", "AT", "CH", "LI"]);

const american: ReadonlySet<string> = new Set(["US", "CA"]);
// The size of the cache: three voices in the spellings of the supported countries.
const voicesKept = 12;

/** A voice in a country's spelling, cached: a hundred texts that are the same for every site there. */
const voiceIn = memoByKey(
  (style: keyof typeof voices, country: string): Voice => {
    const spoken = inSpelling(voices[style], (text) => spelt(text, country));
    return american.has(country) ? asAmericans(spoken) : spoken;
  },
  { keyOf: (style, country) => `${style} ${country}`, most: voicesKept },
);

/**
 * German nouns keep their capital inside a sentence. In an English text this excludes names whose first word the client
 * also writes in lower case: 'Foot care at home' of a business in Vienna.
 */
function inOwnTongue(
  offers: readonly Offer[],
  { isGerman, english }: { isGerman: boolean; english: string | null },
): readonly Offer[] {
  if (!isGerman) return offers;
  const firstOf = (name: string): string => /^\p{L}+/u.exec(name)?.[0] ?? "";
  // German names of several words contain a capitalized noun: 'Brot vom Vortag'.
  const phrases =
    english === null ? [] : offers.filter(({ name }) => /^\p{L}+(?: [^\p{Lu}\s]+)+$/u.test(name));
  const written = new Set([
    ...(english?.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []),
    ...phrases.map(({ name }) => firstOf(name).toLowerCase()),
  ]);
  return offers.map((offer) => {
    const first = firstOf(offer.name);
    const small = first.toLowerCase();
    return written.has(small) || written.has(`${small}s`)
      ? { ...offer, inline: small + offer.name.slice(first.length) }
      : { ...offer, inline: offer.name };
  });
}

/** Times of calls, which stand beside the number. */
const isOfCalls = ({ kind, about, text }: Fact): boolean =>
  kind === "hours" && (about === "calls" || timesOfCalls(text) !== "");

/** When to call, where the opening hours say so: 'Phone before 7pm please'. */
const calledWhen = (facts: readonly Fact[]): string =>
  facts
    .filter(({ kind, isConfirmed }) => kind === "hours" && isConfirmed)
    .flatMap((fact) =>
      isOfCalls(fact) ? [timesOfCalls(fact.text) || fact.text] : callsInHours(fact.text).map(timesOfCalls),
    )
    .map((when) => clientsLine(when).replace(/[.\s]+$/u, ""))[0] ?? "";

/**
 * For whom the business works, from the sentences that visitors may read, if all of these speak to them; a note on the
 * customers is for the brief alone.
 */
function audienceOf(
  { statements }: Spec["content"],
  written: (text: string) => string,
): Pick<DeckInput, "audience" | "audiences"> {
  const told = new Set(proseAboutAudience(statements));
  const answer = statements.filter(({ field, text }) => field === "audience" && !isLimit(text));
  const lines = [...new Set(answer.map(({ text }) => written(clientsLine(text))))];
  const shown = lines.filter((_, index) => told.has(answer[index]?.text ?? ""));
  return { audience: said(audienceText(shown)), audiences: shown.filter(isForThem) };
}

/** Everything that a deck can say about a spec. An unknown style is treated as Professional. */
export const deckInput = memoPerObject((spec: Spec): DeckInput => {
  const { businessInfo, content, design } = spec;
  const name = said(businessInfo.name) || said(businessInfo.websiteName);
  const pages = sitePages(spec, name);
  const address = onlyAddress(confirmedFacts(content.facts, "address"));
  const isOffer = ({ kind }: Fact): boolean => kind === "service" || kind === "price";
  const offerTexts = content.facts.filter(isOffer).flatMap(({ about, text }) => [about, text]);
  const writing = {
    ...writingOf(content.statements, name),
    places: knownPlaces(businessInfo.niche, townOf(address), offerTexts),
  };
  const written = (text: string): string => inWords(writtenOut(text, writing), writing);
  const offered = (text: string): string => inWords(spelledOut(clientsLine(text), writing), writing);
  const printed = printedProse(spec, writing).filter(({ text }) => !isGreeting(text));
  const isAnswered = ({ text }: Said): boolean => typedQuestions(text).length > 0;
  const hasQuestions = pages.some(({ kind }) => kind === "FAQ");
  const answered = hasQuestions ? printed.filter(isAnswered) : [];
  const hasPrices = content.facts.some(({ kind, isConfirmed }) => kind === "price" && isConfirmed);
  // Without a page for them, they are sentences like others.
  const unanswered = printed
    .filter((statement) => !answered.includes(statement))
    .map((one) => (isAnswered(one) ? { ...one, text: withoutLead(one.text) } : one));
  const [untaxed, onTax] = hasPrices ? withTaxApart(unanswered) : [unanswered, []];
  const { prose: sentences, steps } = stepsApart(untaxed, spec);
  const introduction = introductionOf(sentences, spec);
  const prose = openingFirst(sentences, introduction, spec);
  const ownWords = (text: string): string => spelt(text, businessInfo.country);
  const trade = inSpelling(tradeFor(spec, introduction), ownWords);
  const style = knownContentStyle(design.styleGuide.contentStyle) ?? "Professional";
  const spoken = voiceIn(style, businessInfo.country ?? "");
  const way = preferredWay(spec);
  const isByText = way === "text" || way === "chat";
  const voice = isByText
    ? asTexting(spoken, way === "chat")
    : way === "calls-first"
      ? asCalling(spoken)
      : spoken;
  const clean = content.facts.flatMap(phoneNumbers).map((fact) => ({
    ...fact,
    text: fact.kind === "service" ? offered(fact.text) : fact.text,
    about: isOffer(fact) ? offered(fact.about) : clientsLine(fact.about),
    note:
      fact.kind === "phone"
        ? noteWithTimes(fact.note, callTimes(fact.text, content.statements) || calledWhen(content.facts))
        : fact.note,
  }));
  const isGerman =
    germanSpeaking.has(businessInfo.country ?? "") ||
    speaksGerman([businessInfo.niche, ...content.statements.map(({ text }) => text)]);
  const tongue = {
    isGerman,
    english: writing.isEnglish
      ? [businessInfo.niche, ...content.statements.map(({ text }) => text)].join("\n")
      : null,
  };
  const offers = inOwnTongue(allOffers(clean, businessInfo.country), tongue);
  const besidePrices = { sentences: content.statements, country: businessInfo.country };
  const listed = offers.length > 0 ? { offers, statement: null } : listedOffers(prose);
  const isVisiting = comesFromTown(spec);
  const area = isVisiting ? areaServed(textsOf(prose), businessInfo.country) : [];
  return {
    spec,
    name,
    voice: trade.booked === "nights" ? asHosts(voice) : isVisiting ? asVisiting(voice) : voice,
    trade,
    spelt: ownWords,
    words: {
      ...(isSolo(content, name) ? singular : plural),
      ...trade,
      // A shop with a page of services also works for customers.
      ...(trade.offers === "goods" && pages.some(({ kind }) => kind === "Services")
        ? { offers: "services" }
        : {}),
      do: trade.does ?? "do",
      prices: trade.price.toLowerCase(),
      name: name || "[Business name]",
    },
    pages,
    prose,
    introduction,
    steps,
    questions: answered.flatMap(({ text }) => typedQuestions(text)),
    namedTexts: namedTexts(spec),
    ...audienceOf(content, written),
    niche: nichePhrase(written(said(clientsLine(businessInfo.niche)))),
    town: writing.isEnglish ? townOf(address) : "",
    place: writing.isEnglish ? placeNamed(address, area) : "",
    offers: listed.offers,
    listedIn: listed.statement,
    onTax,
    prices: inOwnTongue(pricedOffers(clean, besidePrices), tongue),
    notedPrices: notedPrices(clean, besidePrices),
    // A number without a known register is only for the legal pages, which read the specification.
    facts: (kind) =>
      confirmedFacts(clean, kind)
        .filter(
          (fact) =>
            !isSaidElsewhere(fact, { facts: clean, statements: content.statements }) &&
            !isFormerPerson(fact, content.statements) &&
            !isOfCalls(fact) &&
            (kind !== "registration" || fact.about.trim() !== ""),
        )
        .map(withArrivals),
  };
});
