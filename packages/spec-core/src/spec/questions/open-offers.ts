import { namesAlone } from "../../content/names-alone.ts";
import { overlapInField } from "../../content/place.ts";
import type { JudgedStatement } from "../../content/public-words.ts";
import { countEnglishCues } from "../../content/statements/cue-counts.ts";
import { wordKey } from "../../text/keys.ts";
import { numberWords } from "../../text/number-words.ts";
import { wordCount } from "../../text/word-count.ts";
import { isAnswered } from "../answers.ts";
import type { Project } from "../project.ts";
import { hasPageNamed } from "./checks.ts";
import type { Clarification } from "./clarification.ts";
import { servesFirmsAlone } from "./firms-alone.ts";
import { isQuotedIn } from "./open-points.ts";
import { quoted } from "./rule.ts";
import { isSilenced } from "./silence.ts";
import { wholeSentenceOf } from "./whole-sentences.ts";
import { wantsNoPrices } from "./wishes.ts";

/** A sum, a time, an address or a number: the sentence needs no question. */
const statesAllPrices =
  /(?<!\p{L})(?:an?|one|two|three|half an?) (?:and a half )?(?:minutes?|hours?|days?|weeks?)(?!\p{L})|[£$€] ?\d|\d ?(?:[£$€]|eur(?:os?)?(?!\p{L})|pounds?|dollars?|quid)|\d ?(?:am|pm|uhr)(?!\p{L})|\d ?(?:kg|g|lit(?:re|er)s?|acres?|min(?:ute)?s?|hours?|hrs?|days?|weeks?|wks?|months?|%)(?!\p{L})|\d[:.]\d\d|\d(?:[ ()-]?\d){5}|@\p{L}|(?<!\p{L})(?:free of charge|no charge)(?!\p{L})/iu;

/** Words with which a business describes itself without naming an offer to ask about. */
const ofManner =
  /(?<!\p{L})(?:(?:since|founded|est\.?|established|opened|started)(?!\p{L}).{0,30}\d{4}|i['’]?m|my name is|(?:we|i) (?:are|['’]re|am|like|love|believe|care|think|know|listen|live|speak)|(?:my|our) style|family[- ](?:run|owned)|generation|welcome|quality|years of experience|years['’]? experience|friendly|passion\p{L}*|honest\p{L}*|reliable|with us you|(?:done|do (?:it|the \p{L}+)) (?:right|properly)|people forgot|usually costs|we say the price|(?:my|our) own (?:trailer|van|tools|power)|works? alone|been (?:doing|at) (?:it|this)|been \p{L}+ing (?:\p{L}+ ){0,3}\d{1,2} ?(?:years|yrs)|years at (?:it|this)|been going|^me and \p{L}|(?:,|,? and) me$|me(?:,| and) \p{L}|(?:it|that)['’]s (?:just )?me|(?:father|mother|grandfather|grandmother|dad|mum) (?:put|started|began|built|opened)|(?:annealed|checked|tested|purifi\p{L}*|inspected)|(?:my|our) (?:customers|clients) are|worked (?:\p{L}+ )?years|parking(?: is)?(?: \p{L}+)? (?:at|in|on|behind|outside|nearby|opposite)|same day(?! (?:delivery|service|repairs?))|(?:i|we) come out (?:in|by|on|to|with)|free (?:quotes?|estimates?)|pick (?:\p{L}+ )?up from|there['’]s (?:just )?me|ok(?:ay)? too|no (?:job|obligation)|cash only|cash (?:or|and) cards?|cards? (?:or|and) cash|been here|dogs? (?:stay|have to stay|must stay|wait)|call us|ring us|dogs? (?:allowed|welcome)|has to be|have to be|you get|open(?:ed)?(?: \p{L}+)? (?:daily|every day|all year)|closed|registered (?:with|by)|(?:dogs?|cats?|pony|ponies|horses?) (?:called|named)|back garden|(?:run|runs|own|owns) (?:it|this|the \p{L}+)(?: \p{L}+){0,2} with (?:my|our)|if the weather(?:['’]?s)?|weather permitting)(?!\p{L})|\?$/iu;

/** Words for goods, people, places and companions: the subjects of visitors' first questions. */
const ofOffer =
  /,|;|(?<!\p{L})(?:and|also|too|or|with|for|by|from|in|on|at|possible|available|extra|visits?|repairs?|hire|rental|classes|courses?|lessons?|workshops?|weddings?|parties|delivery|groups?|schools?|companies|certificates?|members?(?:hip)?|trained|worked|cooperation|partners?|stock|made|fitted|cleaned|taught)(?!\p{L})/iu;

/** The ages and numbers of those who come: 'Adults and children from 8', '10 children at most'. */
const ofNumbers =
  /(?<!\p{L})(?:ages?|aged|from|over|under|up from) (?:about |around |roughly )?(?:age )?\d{1,2}(?!\d)|\d (?:\p{L}+ )?(?:max(?:imum)?|at (?:the )?most)(?!\p{L})|(?<!\p{L})(?:max(?:imum)?|no more than) \d/iu;

/** Days or months, which tell when something is offered. */
const ofDays = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/iu;

/** What a place has, and how the work is done: 'Shaded yard with hens', 'nearly everything is done on the farm'. */
const ofPlaceOrWay =
  /^(?:\p{L}+ )?(?:back ?yard|yard|garden|play ?room|playground|kitchen|car park)(?= with(?!\p{L})| and(?!\p{L})|,|[.!]?$)|^(?:nearly |almost |about )?(?:all|everything|most of it) (?:is|gets) (?:\p{L}+ )?(?:done|made|cooked|baked)|^(?:i|we) cook(?!\p{L})[^.!?]*(?:home[- ]?made|fresh|ourselves|myself)/iu;

/** 'Chillies from a grower near the coast': where the material comes from. */
const ofSupply =
  /^(?:(?:all|most) )?(?:(?:of )?(?:our|my|the) )?\p{L}+ (?:(?:is|are|comes?) )?(?:bought )?from (?:an? |the |our |local )?(?:\p{L}+ )?(?:growers?|farms?|farmers?|orchards?|fields?|suppliers?|roasters?)(?!\p{L})/iu;

/** 'We advise clients in Irish, English and Polish': the languages or places of the work. */
const ofLanguages =
  /^(?:we|i|our \p{Ll}+) (?:can )?(?:also )?(?:assist|help|serve|advise|talk|answer|see|look after|work)(?: \p{Ll}+){0,2} in \p{Lu}\p{L}+(?:, \p{Lu}\p{L}+){0,6},? and \p{Lu}\p{L}+[.!]?$/iu;

const saysNoOffer = (text: string): boolean =>
  [ofNumbers, ofDays, ofPlaceOrWay, ofSupply, ofLanguages].some((sign) => sign.test(text));

/** Companies and institutions in the audience: they ask for special terms. */
const ofFirms =
  /(?<!\p{L})(?:compan(?:y|ies)|firms|business(?:es)?|offices?|corporates?|hr departments?|hotels|restaurants|caf[eé]s|pubs|bars|breweries|shops|boutiques|retailers|wholesale\p{L}*|schools|kindergartens|nurseries|colleges|universities|clubs|scouts|care homes|nursing homes|hospitals|councils?|charities|churches|museums|theatres|architects|builders|developers|contractors|letting agents|estate agents|property managers|housing associations|farms|garages|insurers|agencies|publishers|event (?:planners|organisers|managers)|wedding planners|caterers|institutions|coach (?:parties|groups|companies)|tour operators)(?!\p{L})/iu;

/** Institutions that buy like anybody else, unless the client counts those that do: 'two museums so far'. */
const ofUncountedFirms = new RegExp(
  `^(?!.*(?<!\\p{L})(?:couple|few|several|some|\\d+|${numberWords(2, 12)})(?!\\p{L})).*(?<!\\p{L})(?:churches|museums|theatres|farms)(?!\\p{L})`,
  "iu",
);

/** Trades and roles that buy for their business, beside the firms above. */
const ofTradePeople =
  /(?<!\p{L})(?:operators|installers|manufacturers|producers|distributors|suppliers|importers|engineers|surveyors|planners|plumbers|electricians|fabricators|foundries|mills|quarries|mines|plants|utilities|municipalities|(?:ranch|farm|business|hotel|plant|site|facility|facilities|fleet|factory) (?:owners|managers))(?!\p{L})/iu;
/** Customers who buy for themselves. */
const ofConsumers =
  /(?<!\p{L})(?:people|persons|famil(?:y|ies)|home ?owners?|households?|couples?|parents|mums|dads|kids|children|adults|tourists|visitors|locals|tenants|students|pensioners|women|men|ladies|private|anyone|everyone|anybody|everybody|beginners|hobby\p{L}*|home \p{L}+s)(?!\p{L})/iu;
const refusedPiece = /^\s*(?:no|not|never)(?!\p{L})/iu;
/** With this share of firms among the groups, and no private customers, the rest of a split name is theirs too. */
const firmsShare = 0.75;

/** Whether the groups of customers are all businesses: 'Quarry operators, civil contractors, roof installers'. */
function areFirms(pieces: readonly string[]): boolean {
  const groups = pieces.filter((piece) => !refusedPiece.test(piece));
  const firms = groups.filter((piece) => ofFirms.test(piece) || ofTradePeople.test(piece));
  return firms.length >= groups.length * firmsShare && !groups.some((piece) => ofConsumers.test(piece));
}

const ofCharges =
  /[£$€] ?\d|\d ?[£$€]|(?<!\p{L})(?:discount|wholesale price|trade price|no charge|free of charge)(?!\p{L})/iu;

/** Trades of one word that are people as well as firms: 'designers, developers, translators'. */
const tradeOfOne =
  /^\s*(?:developers|architects|builders|contractors|caterers|publishers|wedding planners|event planners)[.!]?\s*$/iu;
const personOfOne = /^\s*(?:and )?\p{L}+(?:ers|ors|ists|ians|ants|ects)[.!]?\s*$/iu;
const ofPersons =
  /(?<!\p{L})(?:freelanc\p{L}*|self[- ]?employed|sole traders?|private (?:people|clients|persons)|individuals)(?!\p{L})/iu;
const peopleMin = 2;

/** Whether a trade in the answer about the audience means single people: beside others, or where all clients are. */
const arePersons = (piece: string, pieces: readonly string[], { form }: Project): boolean =>
  tradeOfOne.test(piece) &&
  (ofPersons.test(`${form.niche} ${form.description} ${form.audience}`) ||
    pieces.filter((other) => other !== piece && personOfOne.test(other) && !ofFirms.test(other)).length >=
      peopleMin);

/** Whether another sentence tells what these customers pay: 'Hotels: no callout charge, £40 a month'. */
const isToldFor = (piece: string, { words }: Project): boolean => {
  const [firm = ""] = ofFirms.exec(piece) ?? [];
  return words.statements.some(
    ({ field, text }) =>
      field !== "audience" &&
      field !== "competitors" &&
      ofCharges.test(text) &&
      text.toLowerCase().includes(firm.toLowerCase()),
  );
};

const refusesMore =
  /(?<!\p{L})(?:(?:no|not)(?: \p{L}+){0,2} (?:new|more)|not taking(?: on)?(?: any)?|no longer(?: \p{L}+)?|stopped(?: \p{L}+)?|don['’]?t (?:do|take|sell)) ((?:\p{L}+ ){0,2}\p{L}+)/iu;

/** Whether the client takes none of these: 'Not taking new wholesale' beside 'a few cafes wholesale'. */
const isRefusedThem = (piece: string, { words }: Project): boolean =>
  words.statements.some(({ text }) => {
    const [firm = ""] = ofFirms.exec(refusesMore.exec(text)?.[1] ?? "") ?? [];
    return firm !== "" && piece.toLowerCase().includes(firm.toLowerCase());
  });

const hiresOut = /(?<!\p{L})(?:hire|hiring|rentals?)(?!\p{L})/iu;

/** 'Some builders', 'the odd hotel': named in passing beside the others. */
const inPassing =
  /^(?:(?:and|also|maybe|sometimes) )?(?:some|the odd|the occasional|an occasional)(?!\p{L})/iu;

const counted = `(?:a|an|${numberWords(1, 10)}|\\d{1,3}) (?:\\p{Ll}+ )?`;
const means =
  "(?:people|men|women|guys|lads|staff|employees|partners|directors|(?:instructors?|teachers?|tutors?|trainers?|guides?|drivers?|assistants?|helpers?|apprentices?|chefs?|nurses?|doctors?)(?: (?:as well|too|also|besides))?|of us|vans?|trucks?|lorr(?:y|ies)|rigs?|diggers?|tractors?|trailers?|ladders?|ovens?|kilns?|chairs?|looms?|presses|benches|machines)";

/** What a business does not do, or who is away, needs no question. */
const refusal =
  /^\(|(?<!\p{L})on (?:(?:parental|family|sick|annual|study|long) )?leave(?!\p{L})|^(?:mostly|mainly|usually)(?!\p{L})|^not (?:in|on|for|with)(?!\p{L})|^(?:sending|shipping|posting|delivery|deliveries) (?:is |are )?(?:only )?on(?!\p{L})|^what (?:i|we) (?:do not|don['’]?t) do|^(?:(?:i|we) )?(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t|never|no)(?!\p{L})|(?<!\p{L})(?:closed?|shut|holidays?|there (?:are|is)(?:n['’]?t| not| no))(?!\p{L})/iu;

/** Terms, booking times, history and strengths: not offers to ask about. */
const ofTerms =
  /(?<!\p{L})(?:tie[- ]?ins?|fixed (?:fees?|prices?)|fees? (?:is|are)|(?:is|are|charged|comes?|costs?) separate(?:ly)?|at any (?:stage|time)|after any stage|(?:can|may) (?:stop|leave|cancel)|no (?:contract|deposit|minimum|call-?out)|prices? depends?|(?:per|by the) (?:page|hour|word|metre) price|hourly rates?|book (?:by|early|ahead|in advance|before)|fills? up|took (?:it )?over|years (?:in|of) (?:the|this)|i was an?|best at|speciality is|(?:post|zip) ?codes|employed|no agency|not agency|bring (?:your|their) own|(?:fully )?(?:qualified|accredited|registered|chartered|certified)(?! \p{Ll}+s?(?= (?:with|from|to|for|in)(?!\p{L})))|notice|cancell?(?:ations?|ing|ed)?|appointments? only|(?:ground|first|upper|lower) floor|no (?:steps|stairs)|step[- ]free|(?:no )?walk[- ]?ins?|receipts?)(?!\p{L})/iu;

/** Staff, equipment and waiting times: not offers to ask about. */
const noOffer = new RegExp(
  `^(?:(?:we(?:['’]re| are| have)|there are|(?:the|our) \\p{Ll}+ (?:has|have)) )?${counted}${means}(?:(?:,| and|, and) ${counted}${means})*(?:[.!]?$|,| \\()|^(?:(?:usually|normally|generally|(?:it|each|one|they|that) (?:\\p{Ll}+ )?takes?|takes|allow|ready in) )?(?:between )?(?:about |around |roughly |within |up to )?(?:${counted})?(?:days?|weeks?|months?)(?!\\p{L})`,
  "iu",
);

/** Where the business works, what every unit has and what is included: the sentence leaves nothing open. */
const tellsAll =
  /^(?:(?:we|i) )?(?:also )?(?:cover|covers|covering|serve|serving)(?!\p{L})|^(?:(?:we|i) )?(?:do|go|travel|work) (?:to )?(?:all (?:of|over)|anywhere in|the whole of)(?!\p{L})|^(?:both|all|each|every one)(?: of them)? (?:have|has|with)(?!\p{L})|^(?:guests )?(?:arrive|leave|check[- ]?in|check[- ]?out)(?!\p{L})|(?<!\p{L}|not )included[.!]?$/iu;

/** The rest of a sentence that was split, or how to get in touch. */
export const restOrContact =
  /^(?:(?:and|but|or|because|so|don['’]?t)(?!\p{L})|(?:ring|call|text|phone|e-?mail|message|write|whats ?app)(?: (?:or|and) (?:ring|call|text|phone|e-?mail|message|write))?(?:[,.!]|$| (?:is better|is best|me|us|first|ahead|any time|anytime|on|at)(?!\p{L})))/iu;

/** The area at the end of a sentence: 'in Ashby, Coalville and Ibstock'. Its places are no offers. */
const areaBehind =
  /(?<!\p{L})(?:a?round|across|throughout|near|between|in) \p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+){0,6},? (?:and|&) \p{Lu}[\p{L}'’-]+[.!]?$/u;

const wordsMin = 2;
/** Longer sentences usually describe what they name. */
const wordsMax = 14;
const mostOffers = 6;
const offersMin = 2;
const pricesMin = 3;

/**
 * A first sentence that names several things or a number of them: it states the offers and not only what the business
 * is.
 */
const namesSeveral =
  /,.*(?:,|(?<!\p{L})and(?!\p{L}))|(?<!\p{L})(?:two|three|four|five|six|seven|eight|several|some) \p{Ll}/iu;

/** Whether a text is a remark without an offer: 'A rival has offered to buy us out and we said no'. */
const isRemark = (text: string): boolean => {
  const { remark, offer, recommendation, audience } = countEnglishCues(text);
  return remark > 1 && offer + recommendation + audience === 0;
};

const isOpenOffer = ({ text, field, kind, dictatedBy }: JudgedStatement): boolean =>
  field === "description" &&
  (kind === "fact" || (kind === "unsure" && !isRemark(text))) &&
  dictatedBy === undefined &&
  wordCount(text) >= wordsMin &&
  wordCount(text) <= wordsMax &&
  ofOffer.test(text) &&
  !saysNoOffer(text) &&
  !statesAllPrices.test(text) &&
  !ofManner.test(text) &&
  !ofTerms.test(text) &&
  !refusal.test(text) &&
  !noOffer.test(text) &&
  !tellsAll.test(text) &&
  !namesAlone.test(text) &&
  !(kind === "unsure" && restOrContact.test(text));

/**
 * The statements of the description that name an offer without any details; the first statement only if it names
 * several.
 */
function openOffers(project: Project): JudgedStatement[] {
  const [first, ...later] = project.words.statements.filter(({ field }) => field === "description");
  const priced = new Set(
    project.form.offers.filter(({ price }) => isAnswered(price)).map(({ name }) => name.toLowerCase()),
  );
  const details = project.words.facts.filter(
    ({ kind }) => kind === "address" || kind === "hours" || kind === "price",
  );
  // Hours in a sentence with an offer are those of the offer.
  const isDetail = (statement: JudgedStatement): boolean =>
    details.some((fact) => overlapInField(fact, statement) && (fact.kind !== "hours" || !statement.isProse));
  return [
    ...later,
    ...(first && namesSeveral.test(first.text.replace(areaBehind, "")) ? [first] : []),
  ].filter(
    (statement) =>
      isOpenOffer(statement) &&
      !isDetail(statement) &&
      !statesAllPrices.test(wholeSentenceOf(project, statement)) &&
      !priced.has(statement.text.toLowerCase()) &&
      !isSilenced(statement, project),
  );
}

/** What a shop sells and buys, which the question about the products asks for. */
const ofRange =
  /^(?:(?:mostly|mainly|only) )?(?:new|used|second[- ]?hand|old)(?!\p{L})|^(?:we|i) (?:also )?(?:sell|stock|carry|buy|keep)(?!\p{L})/iu;

/** Firms in the audience that recommend the business and buy nothing: 'estate agents send us people'. */
const sendsCustomers =
  /(?<!\p{L})(?:(?:send|sends|sending|pass|passes|refer|refers|bring|brings) (?:us|me|people|customers|clients|patients|work)|recommend\p{L}*|referrals?)(?!\p{L})/iu;

/** Where private customers work: 'most have desk jobs in offices', 'office workers'. */
const worksThere =
  /(?<!\p{L})(?:work(?:s|ing)?|jobs?|sit(?:s|ting)?|employed|teach(?:es|ing)?)(?: \p{L}+){0,2} (?:in|at|for|from) (?:\p{L}+ ){0,2}\p{L}+|(?<!\p{L})(?:office|shop|hotel|restaurant|hospital|school) (?:workers?|jobs?|people|staff|folk|crowd|girls|lads)(?!\p{L})/iu;

/** Whether the question about the services names what a sentence lists. */
const namesAsked = (text: string, asked: readonly Clarification[]): boolean =>
  asked.some(
    ({ id, quotes }) =>
      id === "services-covered" && quotes.filter((name) => text.includes(name)).length >= offersMin,
  );

/** Whether the offers are known from a list with prices. */
const hasPriceList = ({ form }: Project): boolean =>
  form.offers.filter(({ price }) => isAnswered(price)).length >= pricesMin;

const aboutOffers =
  "You only name these. Is there more that people should know of any of them: what it covers and what not, for whom, when and where, how long it takes, what it costs, and how to ask for it?";
const aboutFirms =
  "Do the businesses and organizations among your customers get anything different, at which prices and on which terms, and may the site name any of them?";

/** Pages whose question covers what groups and firms get. */
const hasPageForGroups = hasPageNamed(
  /\bcater|\bwholesale\b|\btrade\b|\bcorporate\b|\bcompan(?:y|ies)\b|\bbusiness(?:es)?\b|\bevents?\b|\bgroups?\b/,
);

/**
 * The question about offers that the description names without a price, time, place or name, and that no other question
 * covers. The first sentence usually says only what the business is.
 */
export function openOfferQuestions(project: Project, asked: readonly Clarification[]): Clarification[] {
  const pages = project.pages.map(({ name }) => wordKey(name));
  const pieces = project.words.statements
    .filter(
      (statement) =>
        statement.field === "audience" &&
        statement.kind !== "private" &&
        statement.kind !== "wish" &&
        !isSilenced(statement, project),
    )
    // Quoting a piece is enough: the answer contains the whole sentence.
    .flatMap(({ text }) => text.split(/[,;.]\s*|\s(?:and|&)\s|(?:^|\s)\d{1,2}\)\s*/u))
    .filter((piece) => piece.trim() !== "");
  const institutions = pieces.filter(
    (piece) => ofFirms.test(piece) && !sendsCustomers.test(piece) && !worksThere.test(piece),
  );
  // A business that works only for institutions has no special offers for them.
  const firms = (
    institutions.length === pieces.length ||
    areFirms(pieces) ||
    servesFirmsAlone(project) ||
    hasPageForGroups(project) ||
    wantsNoPrices(project)
      ? []
      : institutions
  )
    .filter((piece) => !ofUncountedFirms.test(piece) && !inPassing.test(piece))
    .filter((piece) => !arePersons(piece, pieces, project))
    // A school that hires a tent pays what everybody pays.
    .filter((piece) => !(hiresOut.test(project.form.niche) && /^schools$/iu.test(piece.trim())))
    .filter((piece) => !isRefusedThem(piece, project) && !isToldFor(piece, project))
    // If they have a page of their own, its question asks what they get.
    .filter((piece) => {
      const [firm = ""] = ofFirms.exec(piece) ?? [];
      return !pages.some((name) => name.includes(wordKey(firm)));
    });
  const isRangeAsked = asked.some(({ id }) => id === "product-data");
  const offers = openOffers(project)
    .filter(
      ({ text }) =>
        !isQuotedIn(text, asked) && !namesAsked(text, asked) && !(isRangeAsked && ofRange.test(text)),
    )
    .slice(0, mostOffers)
    .map((statement) => wholeSentenceOf(project, statement));
  // A question about a single offer is seldom needed.
  const named = offers.length < offersMin || hasPriceList(project) || wantsNoPrices(project) ? [] : offers;
  const open = [...new Set([...named, ...firms])];
  if (open.length === 0) return [];
  return [
    {
      id: "offers-open",
      path: "businessInfo.description",
      question: [named.length > 0 ? aboutOffers : [], firms.length > 0 ? aboutFirms : []].flat().join(" "),
      about: "",
      asks: "client",
      blocks: "nothing",
      quotes: open.map((text) => quoted(text)),
    },
  ];
}
