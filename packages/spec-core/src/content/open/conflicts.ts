import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import { saidNumber } from "../../text/number-words.ts";
import { singular } from "../../text/singular.ts";
import type { Fact } from "../fact.ts";
import { overlapInField } from "../place.ts";
import { allMatches, canMatch, firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import { timeWords } from "../statements/english/ended-words.ts";
import {
  adultsAlone,
  adultsAtTimes,
  approximate,
  comesWith,
  counted,
  extras,
  groupSizes,
  includedThing,
  isCharged,
  isFree,
  limiting,
  looseWords,
  nameBan,
  namedPriceBan,
  numberBan,
  ofOfferBefore,
  onlyPrice,
  onOnePage,
  priceBan,
  refusal,
  refusedWords,
  takesYoung,
  units,
} from "./data/conflict-words.ts";
import { closedDays, closingsApart } from "./days-apart.ts";
import type { Conflict } from "./open-point.ts";
import { oppositesIn } from "./opposites.ts";
import { clauses, type Read, type Sentence, sentencesOf, singularsOf } from "./sentences.ts";

interface Count {
  readonly sentence: Sentence;
  readonly at: number;
  readonly noun: string;
  readonly number: number;
  readonly isRough: boolean;
}

/** A unit is not a counted thing: 'about 20 minutes' and '25 minutes' do not conflict. */
const isUnit = (word: string): boolean =>
  units.has(singular(word.toLowerCase())) || units.has(word.toLowerCase());

function countsIn(sentence: Sentence): Count[] {
  return allMatches(counted, sentence.text).flatMap((match): Count[] => {
    const [, lead = "", digits = "", first = "", second = ""] = match;
    if (matches(limiting, lead) || /^(?:19|20)\d\d$/u.test(digits)) return [];
    // 'Over 400 happy couples': an adjective may come before the counted noun.
    return [first, second]
      .filter((word) => /s$/iu.test(word) && !isUnit(word))
      .slice(0, 1)
      .map((word) => ({
        sentence,
        at: match.index,
        noun: singular(word.toLowerCase()),
        number: Number(digits.replace(/[.,]/gu, "")),
        isRough: matches(approximate, lead),
      }));
  });
}

const fewestCounted = 5;
const widestRatio = 3;

/** Two different counts of the same things: 'over 400 weddings', 'about 350 weddings'. */
function numbersApart(sentences: readonly Sentence[]): Conflict[] {
  const counts = sentences.flatMap(countsIn).filter(({ number }) => number >= fewestCounted);
  return counts.flatMap((one, index) => {
    const other = counts
      .slice(index + 1)
      .find(
        ({ noun, number, isRough, sentence }) =>
          noun === one.noun &&
          number !== one.number &&
          sentence !== one.sentence &&
          (isRough || one.isRough) &&
          Math.max(number, one.number) < Math.min(number, one.number) * widestRatio,
      );
    if (!other) return [];
    const held = [one, other].map(({ sentence, at }) => clauses(sentence, at));
    return [{ kind: "number", texts: held.map(({ text }) => text), held }];
  });
}

const clauseEnd = /[.,;:!?()\n]+\s*|\s[-–—]+\s/u;

/** Two different sizes of a group: 'maximal four persons in one group', 'the groups are six persons'. */
function groupsApart(sentences: readonly Sentence[]): Conflict[] {
  const sizes = sentences.flatMap((sentence) =>
    groupSizes.flatMap((pattern) =>
      allMatches(pattern, sentence.text).map((match) => ({
        sentence,
        at: match.index,
        size: saidNumber(match[1] ?? ""),
      })),
    ),
  );
  const [one, ...rest] = sizes;
  const other = one && rest.find(({ sentence, size }) => sentence !== one.sentence && size !== one.size);
  if (!one || !other) return [];
  const held = [one, other].map(({ sentence, at }) => clauses(sentence, at));
  return [{ kind: "number", texts: held.map(({ text }) => text), held }];
}

/** Young people excluded in one sentence and accepted in another: 'only adults', 'in summer I take children'. */
function youngTaken(sentences: readonly Sentence[]): Conflict[] {
  const refusing = sentences.filter(({ text }) => matches(adultsAlone, text) && !adultsAtTimes.test(text));
  const taking = sentences.filter(
    (sentence) => matches(takesYoung, sentence.text) && !refusing.includes(sentence),
  );
  if (refusing.length === 0 || taking.length === 0) return [];
  const held = [...refusing, ...taking]
    .slice(0, 3)
    .map((sentence) =>
      clauses(sentence, Math.max(0, sentence.text.search(adultsAlone), sentence.text.search(takesYoung))),
    );
  return [{ kind: "customers", texts: held.map(({ text }) => text), held }];
}

/** The things that a sentence refuses, clause by clause; each as its words: 'cheap internet e-bikes'. */
const refusedIn = ({ text }: Sentence): string[][] =>
  // One check per sentence is cheaper than one per clause.
  (canMatch(refusal, text) ? text.split(clauseEnd) : []).flatMap((clause) => {
    const [, thing = ""] = refusal.exec(clause.trim()) ?? [];
    const head = thing.split(" ").at(-1) ?? "";
    // 'No Sundays' does not refuse 'Sunday lunch'.
    const isNoOffer = matches(refusedWords, head) || timeWords.has(singular(head.toLowerCase()));
    return head === "" || isNoOffer ? [] : [singularsOf(thing)];
  });

/** The words that tell what a price is for: its name, and its clause up to the price. */
const subjectOf = ({ about, field, start }: Fact, form: OnboardingFormData): string[] => {
  const text = field === "description" || field === "contentNotes" || field === "audience" ? form[field] : "";
  const clause =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[.,;:!?()\n]\s?|\d/u)
      .at(-1) ?? "";
  return singularsOf(`${about} ${clause}`);
};

const isOffer = ({ kind }: Fact): boolean => kind === "price" || kind === "service";

/** A refusal that contradicts an offer: 'No cats', although there is a price for cats. */
function refusedOffers({ form, facts, sentences }: Read): Conflict[] {
  if (!facts.some(isOffer)) return [];
  return sentences.flatMap((sentence) =>
    refusedIn(sentence).flatMap((thing): Conflict[] => {
      const offered = facts.filter((fact) => {
        if (!isOffer(fact) || overlapInField(sentence, fact)) return false;
        const subject = fact.kind === "price" ? subjectOf(fact, form) : singularsOf(fact.text);
        return thing.every((word) => subject.includes(word));
      });
      const others = sentences.filter((other) => offered.some((fact) => overlapInField(other, fact)));
      if (others.length === 0) return [];
      const places = [sentence, ...others.slice(0, 2)];
      const held = places.map((place) => {
        const fact = offered.find((each) => overlapInField(place, each));
        return clauses(place, fact ? fact.start - place.start : 0);
      });
      return [{ kind: "refusal", texts: held.map(({ text }) => text), held }];
    }),
  );
}

/** 'The rest I'd have to see, so no price', 'maybe no price?': not a wish for a site without prices. */
const ofTheRest =
  /(?<!\p{L})(?:the rest|the others?|(?:for|of) (?:that|those|these|them)|anything else|maybe|perhaps|not sure)(?!\p{L})/iu;

/** Whether the words before the wish name a page, to which it is limited: 'Wholesale = an enquiry form, no prices'. */
const isOfPage = ({ pages, customPages }: OnboardingFormData, before: string): boolean =>
  [...pages, ...customPages].some((name) => name !== "" && before.toLowerCase().includes(name.toLowerCase()));

/** A wish to show no prices, of one offer or of all, although the answers contain prices. */
function bannedPrices({ form, facts, sentences }: Read): Conflict[] {
  const prices = facts.filter(({ kind }) => kind === "price");
  if (prices.length === 0) return [];
  return sentences.flatMap((sentence): Conflict[] => {
    const single = firstMatch(numberBan, sentence.text);
    const match = single ?? firstMatch(priceBan, sentence.text);
    if (!match) return [];
    const things = single
      ? [match[1] ?? ""]
      : singularsOf(match[1] ?? "").filter((word) => !looseWords.has(word));
    const isOfAll = things.length === 0;
    if (
      isOfAll &&
      (matches(onOnePage, sentence.text.slice(match.index)) ||
        ofTheRest.test(sentence.text) ||
        isOfPage(form, sentence.text.slice(0, match.index)))
    )
      return [];
    const banned = prices.filter(
      (fact) =>
        things.length === 0 ||
        (single
          ? Number(fact.value.split(" ")[0]) === Number(things[0]?.replace(",", "."))
          : subjectOf(fact, form).some((word) => things.includes(word))),
    );
    if (banned.length === 0) return [];
    const said = banned.map(({ about, text }) => (about === "" ? text : `${about}: ${text}`));
    return [
      {
        kind: things.length === 0 ? "prices" : "price",
        texts: [clauses(sentence, match.index).text, ...said.slice(0, 4)],
        held: banned.flatMap(({ field, start, end }) =>
          field === "description" || field === "audience" || field === "contentNotes"
            ? [{ field, start, end }]
            : [],
        ),
      },
    ];
  });
}

/** The offers and prices of which a sentence of the notes says that the site must not show them. */
export function bannedByName(facts: readonly Fact[], sentence: Sentence): Fact[] {
  if (sentence.field !== "contentNotes") return [];
  const wordsOf = (said: string): string[] => singularsOf(said).filter((word) => !looseWords.has(word));
  const nameOf = ({ kind, text, about }: Fact): string[] => singularsOf(kind === "price" ? about : text);
  const isNamed = (fact: Fact, said: string): boolean => {
    const words = wordsOf(said);
    const name = nameOf(fact);
    return words.length > 0 && words.every((word) => name.includes(word));
  };
  // 'Leave the damp out' leaves the damp survey in.
  const isWholeName = (fact: Fact, said: string): boolean =>
    isNamed(fact, said) && nameOf(fact).every((word) => looseWords.has(word) || wordsOf(said).includes(word));
  const [, left = "", name = left] = firstMatch(nameBan, sentence.text) ?? [];
  const [, unpriced = ""] = firstMatch(namedPriceBan, sentence.text) ?? [];
  const [, first = "", second = first] = firstMatch(onlyPrice, sentence.text) ?? [];
  const prices = facts.filter(({ kind }) => kind === "price");
  const isShown = prices.some((fact) => isNamed(fact, second));
  return facts.filter(
    (fact) =>
      isOffer(fact) &&
      !overlapInField(sentence, fact) &&
      (isWholeName(fact, name) ||
        (fact.kind === "price" && (isNamed(fact, unpriced) || (isShown && !isNamed(fact, second))))),
  );
}

/** A wish to leave out an offer or its price by its name: 'Put the half day, leave the full day off'. */
const bannedNames = ({ facts, sentences }: Read): Conflict[] =>
  sentences.flatMap((sentence): Conflict[] => {
    const banned = bannedByName(facts, sentence);
    if (banned.length === 0) return [];
    const priced = banned.filter(({ kind }) => kind === "price");
    const said = (priced.length > 0 ? priced : banned).map(({ kind, about, text }) =>
      kind === "price" && about !== "" ? `${about}: ${text}` : text,
    );
    return [
      {
        kind: "price",
        texts: [sentence.text, ...said.slice(0, 4)],
        held: banned.flatMap(({ field, start, end }) =>
          field === "description" || field === "audience" || field === "contentNotes"
            ? [{ field, start, end }]
            : [],
        ),
      },
    ];
  });

/** Parts of a sentence. What is in brackets after a price is what one gets for it. */
const partEnd = /[,;()\n]|\s[+&]\s/u;

/** Whether a sentence charges for the thing itself: not '£425 (bouquet, delivery)', 'wreath with delivery £40'. */
const chargesFor = ({ text }: Sentence, thing: RegExp): boolean =>
  matches(thing, text) &&
  text.split(partEnd).some((part) => {
    const at = part.search(thing);
    return at >= 0 && matches(isCharged, part) && !comesWith.test(part.slice(0, at));
  });

/** An extra that is free in one sentence and charged for in another. */
function chargedExtras({ sentences }: Read): Conflict[] {
  const free = sentences.filter(
    ({ text }) => matches(isFree, text) && !/\d/u.test(text) && !ofOfferBefore.test(text),
  );
  if (free.length === 0) return [];
  const charged = sentences.filter(({ text }) => matches(isCharged, text) && !matches(isFree, text));
  if (charged.length === 0) return [];
  return extras.flatMap((thing): Conflict[] => {
    const one = free.find(({ text }) => matches(thing, text));
    const other = one && charged.find((each) => each !== one && chargesFor(each, thing));
    if (!one || !other) return [];
    const held = [one, other].map((each) => clauses(each, each.text.search(thing)));
    return [{ kind: "cost", texts: held.map(({ text }) => text), held }];
  });
}

/** Something with its own price that another sentence says is included: 'limousines 180', 'limousines are included'. */
function includedGoods({ facts, sentences }: Read): Conflict[] {
  const prices = facts.filter(({ kind, about }) => kind === "price" && about !== "");
  if (prices.length === 0) return [];
  const included = sentences
    .filter(({ text }) => matches(isFree, text))
    .flatMap((sentence) =>
      allMatches(includedThing, sentence.text).map(([, word = ""]) => ({
        sentence,
        thing: singular(word.toLowerCase()),
      })),
    );
  return prices.flatMap((price): Conflict[] => {
    const thing = singularsOf(price.about.replace(/ (?:with|including) .*$/u, "")).at(-1) ?? "";
    const priceSentence = sentences.find((sentence) => overlapInField(sentence, price));
    const free = included.find((each) => each.sentence !== priceSentence && each.thing === thing)?.sentence;
    if (!free || !priceSentence) return [];
    const said = [free, { ...priceSentence, ...clauses(priceSentence, price.start - priceSentence.start) }];
    const held = [free, { field: priceSentence.field, start: price.start, end: price.end }];
    return [{ kind: "cost", texts: said.map(({ text }) => text), held }];
  });
}

/** The contradictions in the answers. */
export function conflictsIn(form: OnboardingFormData, facts: readonly Fact[]): Conflict[] {
  const sentences = sentencesOf(form);
  const read = { form, facts, sentences };
  return [
    ...numbersApart(sentences),
    ...groupsApart(sentences),
    ...youngTaken(sentences),
    ...refusedOffers(read),
    ...bannedPrices(read),
    ...bannedNames(read),
    ...closedDays(read),
    ...closingsApart(read),
    ...chargedExtras(read),
    ...includedGoods(read),
    ...oppositesIn(read),
  ];
}
