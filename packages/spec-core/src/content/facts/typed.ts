import { memoByKey } from "../../memo.ts";
import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import { isNoAnswer } from "../../onboarding/no-answer.ts";
import type { TypedField } from "../../onboarding/typed-fields.ts";
import { oneLine } from "../../text/one-line.ts";
import type { Fact, FactKind } from "../fact.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { textId } from "../text-id.ts";
import {
  inTheirBoxes,
  writtenAddress,
  writtenCallTimes,
  writtenEmail,
  writtenHours,
  writtenPhone,
} from "./contact-answers.ts";
import { countryOf } from "./country/country.ts";
import { type CountryRules, rulesOf } from "./data/countries.ts";
import { noAddress, noPremises } from "./data/keep-words.ts";
import { withDayApart } from "./hours/day-apart.ts";
import { withEnglishDays } from "./hours/english-days.ts";
import { hasPartsInBracket } from "./hours/several-in-bracket.ts";
import { findPhones } from "./phones/phones.ts";
import { severalPhones } from "./phones/typed-phones.ts";
import { moneyIn } from "./prices/amounts.ts";
import { priceValue } from "./prices/price-value.ts";
import { hasWrongCheckDigits } from "./registrations/check-number.ts";
import { withoutCompanyLabel, writtenNumber } from "./registrations/written-number.ts";
import { isSurcharge } from "./services/surcharges.ts";
import { isHidden, isToBeAsked } from "./without-remarks.ts";

/** Words in the field of a detail that forbid to print it, or say that it is not decided. */
const keptBack =
  /(?:not|never|n['’]t|dont) (?:\S+ ){0,3}?(?:on|for|in) (?:the |my |our |a )?(?:site|web|website|page|internet)(?!\p{L})|(?<!\p{L})(?:rather|prefer) not (?:to )?(?:put|give|show|print|list|share|say|have)|(?:do not|don['’]?t|never|not to be) (?:publish|print|show|put|list|share)|(?<!\p{L})(?:not public(?! hol)|unlisted|undecided|not (?:yet )?(?:decided|sure)|to be (?:decided|confirmed)|tbc|tbd)(?!\p{L})/iu;
const confidential = /(?<!\p{L})(?:private|confidential|secret)(?!\p{L})/iu;

interface Typed {
  readonly kind: FactKind;
  readonly field: TypedField;
  readonly text: string;
  readonly value?: string;
  readonly about?: string;
  /** The other texts of the same entry, which may forbid to print it. */
  readonly beside?: string;
  /** The whole answer, if `text` is only a part of it. */
  readonly answer?: string;
  /** True if it may be wrong or not a fact: it is printed only after the client has confirmed it. */
  readonly isDoubtful?: boolean;
}

/** Whether the words of an answer forbid to show it to visitors. */
function isKept({ kind, text, beside = "", answer = text }: Typed): boolean {
  if (matches(keptBack, `${answer}\n${beside}`)) return true;
  // 'Private lessons' are an offer, while a private number is not printed.
  if (kind === "service") return false;
  // 'private@smith.com' is not a private address.
  const words = kind === "email" ? answer.replace(text, "") : answer;
  return matches(confidential, words) || (kind !== "price" && isToBeAsked(words));
}

function typedFact(typed: Typed): Fact[] {
  const { kind, field, text, value, about = "", answer = text } = typed;
  const trimmed = text.trim();
  if (trimmed === "" || isNoAnswer(trimmed)) return [];
  const start = Math.max(0, answer.indexOf(trimmed));
  return [
    {
      id: textId(kind, field, trimmed, about),
      kind,
      field,
      text: trimmed,
      value: value ?? oneLine(trimmed),
      about: isNoAnswer(about) ? "" : about.trim(),
      start,
      end: start + trimmed.length,
      proposal: typed.isDoubtful || isKept(typed) ? "keep" : "print",
    },
  ];
}

// Room for the form being edited and one other.
const numbersKept = 2;

const phoneValue = memoByKey(
  (text: string, country: string | null): string => {
    const [phone] = findPhones({
      text: `tel ${text}`,
      field: "description",
      country: rulesOf(country),
      taken: [],
    });
    return phone?.value ?? oneLine(text);
  },
  { keyOf: (text, country) => `${country} ${text}`, most: numbersKept },
);

/** `Fact.value` for a detail that the client typed or corrected. */
export function typedValue(kind: FactKind, text: string, country: string | null): string {
  if (kind === "phone") return phoneValue(text, country);
  if (kind === "price") return priceValue(text, rulesOf(country));
  return kind === "email" ? (writtenEmail(text) || text.trim()).toLowerCase() : oneLine(text);
}

/**
 * The country's rules, with the currency of the price list if all its signs agree: 'from 85' with '62 EUR' in the list
 * is in euros.
 */
function rulesOfOffers({ offers }: OnboardingFormData, country: string | null): CountryRules | null {
  const rules = rulesOf(country);
  const codes = new Set(offers.flatMap(({ price }) => moneyIn(price, rules).map(({ currency }) => currency)));
  const [only = ""] = codes;
  return rules && codes.size === 1 && only !== "" ? { ...rules, currency: only } : rules;
}

/**
 * Whether a sentence elsewhere forbids to show the address, which then applies to the typed one: 'Don't put the home
 * address on the map'.
 */
const keepsAddress = (text: string): boolean => /address/iu.test(text) && noAddress.test(text);

/** The numbers in the phone field, as typed. */
function typedPhones(answer: string, country: string | null): Fact[] {
  const several = severalPhones(answer, country);
  const phones =
    several.length > 0
      ? several
      : [{ text: writtenPhone(answer), value: typedValue("phone", answer, country), about: "" }];
  const isDoubtful = isHidden("phone", answer);
  return phones.flatMap((phone) =>
    typedFact({ kind: "phone", field: "contact.phone", answer, isDoubtful, ...phone }),
  );
}

/** The facts of dedicated fields, which need no recognition and have precedence over facts found in texts. */
export function typedFacts(form: OnboardingFormData, country: string | null): Fact[] {
  const { phone, email, address, openingHours } = inTheirBoxes(form.contact);
  const place = writtenAddress(address);
  const number = writtenNumber(form.registrationNumber);
  const rules = rulesOfOffers(form, country);
  return [
    ...typedPhones(phone, country),
    ...typedFact({
      kind: "email",
      field: "contact.email",
      text: writtenEmail(email),
      answer: email,
      value: typedValue("email", email, country),
      isDoubtful: isHidden("email", email),
    }),
    ...typedFact({
      kind: "address",
      field: "contact.address",
      text: place,
      isDoubtful:
        isHidden("address", address) ||
        noPremises.test(place) ||
        [form.description, form.contentNotes, form.onlyForUs].some(keepsAddress),
    }),
    ...typedFact({
      kind: "hours",
      field: "contact.openingHours",
      text: withEnglishDays(withDayApart(writtenHours(openingHours)), form.description, rulesOf(country)),
      answer: openingHours,
      isDoubtful: isHidden("openingHours", openingHours) || hasPartsInBracket(openingHours),
    }),
    ...typedFact({
      kind: "hours",
      field: "contact.openingHours",
      text: writtenCallTimes(openingHours),
      about: "calls",
      answer: openingHours,
    }),
    ...typedFact({
      kind: "registration",
      field: "registrationNumber",
      text: withoutCompanyLabel(number),
      answer: number,
      about: form.legalForm,
      beside: form.registrationNumber,
      isDoubtful: hasWrongCheckDigits(number, countryOf(form) ?? ""),
    }),
    ...form.offers.flatMap(({ name, what, price }) => [
      ...typedFact({
        kind: "service",
        field: "offers",
        text: name,
        about: what,
        beside: what,
        // The price list already names the surcharge with its price; only an explanation needs the service.
        isDoubtful: isSurcharge(name) && isNoAnswer(what) && !isNoAnswer(price),
      }),
      ...typedFact({
        kind: "price",
        field: "offers",
        text: price,
        about: name,
        beside: what,
        value: priceValue(price, rules),
      }),
    ]),
  ];
}
