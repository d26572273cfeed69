import { memoByKey } from "../../memo.ts";
import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import type { Fact } from "../fact.ts";
import type { Span } from "../place.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import type { StatementField } from "../statement.ts";
import { textId } from "../text-id.ts";
import { findAddresses } from "./addresses/addresses.ts";
import { likelyCountryOf } from "./country/country.ts";
import { rulesOf } from "./data/countries.ts";
import { noAddress } from "./data/keep-words.ts";
import { findEmails } from "./emails.ts";
import { findFounded } from "./founded.ts";
import { findCallTimes } from "./hours/call-times.ts";
import { findHours } from "./hours/hours.ts";
import { withServiceTimes } from "./hours/service-times.ts";
import { withVaryingHoursKept } from "./hours/varying-hours.ts";
import { findPeople } from "./people/people.ts";
import { withoutUnannouncedPhones } from "./phones/further-phones.ts";
import { findPhones } from "./phones/phones.ts";
import { preferredPhoneFirst } from "./phones/preferred-phone.ts";
import { withPhonesKept } from "./phones/withheld-phones.ts";
import { buildingAlone, isPriceName } from "./prices/price-subject.ts";
import { findPrices } from "./prices/prices.ts";
import { withUpdatedPrices } from "./prices/updated-prices.ts";
import { isToBeChecked, proposalFor, proposalNear } from "./proposal.ts";
import type { Found, Reading } from "./reading.ts";
import { findRegistrations } from "./registrations/registrations.ts";
import { withoutSaidInForm } from "./said-in-form.ts";
import { sentencesOf } from "./sentences.ts";
import { withMatchedNames } from "./services/matched-names.ts";
import { isOfferName } from "./services/offer-name.ts";
import { findServices } from "./services/services.ts";
import { findSocial } from "./social.ts";
import { typedFacts } from "./typed.ts";
import { withoutTypedOffers } from "./typed-offers.ts";
import { withoutCustomers } from "./whose/customers-named.ts";
import { withOthersKept } from "./whose/whose.ts";

/** The answers that are searched for facts. Facts about competitors and facts only for the agency are never printed. */
const fields = ["description", "audience", "contentNotes"] as const satisfies readonly StatementField[];

/** The finders in order of reliability: a later one cannot claim text that an earlier one recognised. */
const finders: readonly ((reading: Reading) => Found[])[] = [
  findEmails,
  findSocial,
  findRegistrations,
  findAddresses,
  findPhones,
  findHours,
  findCallTimes,
  findPrices,
  findFounded,
  findPeople,
  findServices,
];

/** In the notes, a phone number or e-mail address of 'me' is for the agency only. */
const isToAgency = (field: StatementField, kind: Found["kind"], text: string, start: number): boolean =>
  field === "contentNotes" &&
  (kind === "phone" || kind === "email") &&
  /(?<!\p{L})(?:me|my|i|i['’]m)(?!\p{L})[^.!?\n]{0,60}$/iu.test(text.slice(Math.max(0, start - 80), start));

/** Whether the name of a price or a service is not printable: a price without a name may be of anything. */
const isNamedBadly = (kind: Found["kind"], { about, value }: Pick<Found, "about" | "value">): boolean =>
  (kind === "price" && !isPriceName(about)) || (kind === "service" && !isOfferName(value));

/** A fact with its original name, even if that is not printed, because the id is derived from it. */
type NamedFact = Found & { readonly foundName: string };

/**
 * Removes an unprintable name if the sentence has another, named price: 'midweek and' in 'Rooms from £95 midweek and
 * £130 at weekends', or only a building: 'house' in 'Gas check of a flat £60, house £80'.
 */
function unnamedBesideNamed(found: readonly Found[], sentences: readonly Span[]): NamedFact[] {
  const sentenceOf = ({ start }: Span): Span | undefined => sentences.find(({ end }) => end > start);
  const priced = new Set(
    found
      .filter((one) => one.kind === "price" && isPriceName(one.about) && !buildingAlone.test(one.about))
      .map(sentenceOf),
  );
  return found.map((one) => ({
    ...one,
    foundName: one.about,
    about:
      one.kind === "price" &&
      (isNamedBadly(one.kind, one) || buildingAlone.test(one.about)) &&
      priced.has(sentenceOf(one))
        ? ""
        : one.about,
  }));
}

function readFacts(text: string, field: StatementField, country: string | null): readonly Fact[] {
  if (text.trim() === "") return [];
  const found: Found[] = [];
  const rules = rulesOf(country);
  for (const find of finders) found.push(...find({ text, field, country: rules, taken: [...found] }));
  const sentences = sentencesOf(text);
  const hidesAddress = matches(noAddress, text);
  return unnamedBesideNamed(withOthersKept(found, text, sentences), sentences)
    .filter(({ kind, about }) => kind !== "phone" || about !== "fax")
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, value, about, foundName, start, end, proposal, isOnlyInSentence }) => ({
      // The same amount may be the price of two offers.
      id: textId(kind, field, text.slice(start, end), ...(kind === "price" ? [foundName] : [])),
      kind,
      field,
      text: text.slice(start, end),
      value,
      about,
      start,
      end,
      ...((isOnlyInSentence || (kind === "price" && isNamedBadly(kind, { about, value }))) && {
        isOnlyInSentence: true as const,
      }),
      proposal:
        proposal === "keep" ||
        (kind === "address" && hidesAddress) ||
        isToAgency(field, kind, text, start) ||
        isNamedBadly(kind, { about, value }) ||
        ((kind === "price" || kind === "service") && isToBeChecked(text, end))
          ? "keep"
          : (kind === "address" ? proposalFor : proposalNear)(text, sentences, { start, end }),
    }));
}

// Room for the fields of one form, before and after an edit.
const answersKept = 8;

const factsIn = memoByKey(readFacts, {
  keyOf: (text, field, country) => `${field} ${country} ${text}`,
  most: answersKept,
});

const isWithheldAddress = ({ field, proposal }: Fact): boolean =>
  field === "contact.address" && proposal === "keep";

/**
 * Keeps one fact for each kind and value: a typed one, else one proposed for print, else the first. Typed offers stay
 * beside those in texts, which `withoutTypedOffers` compares with them, and a withheld address beside itself in a text,
 * whose sentence it withholds.
 */
function withoutRepeats(facts: readonly Fact[]): Fact[] {
  const kept = new Map<string, Fact>();
  for (const fact of facts) {
    const about = fact.kind === "price" ? fact.about.toLowerCase() : "";
    const list = fact.field === "offers" || isWithheldAddress(fact) ? fact.field : "";
    const key = [fact.kind, fact.value.toLowerCase(), about, list].join("\n");
    const earlier = kept.get(key);
    if (!earlier || (earlier.proposal === "keep" && fact.proposal === "print")) kept.set(key, fact);
  }
  const values = new Set(kept.values());
  return facts.filter((fact) => values.has(fact));
}

/**
 * The facts in the answers, in the order of fields and positions. Facts of dedicated fields (`contact.phone`) come
 * first, and the preferred phone number is the first phone number.
 */
export function findFacts(form: OnboardingFormData): readonly Fact[] {
  const country = likelyCountryOf(form);
  const typed = typedFacts(form, country);
  const found = withoutRepeats([
    ...typed,
    ...withoutSaidInForm(
      withoutCustomers(
        fields.flatMap((field) => factsIn(form[field], field, country)),
        form,
      ),
      form,
      typed,
    ),
  ]);
  const texts = new Map(fields.map((field) => [field, form[field]]));
  const updated = withUpdatedPrices(form, found, rulesOf(country));
  const offered = withoutTypedOffers(withMatchedNames(updated), rulesOf(country));
  return withPhonesKept(
    preferredPhoneFirst(
      withoutUnannouncedPhones(
        withVaryingHoursKept(withServiceTimes(offered, texts), form.contact.openingHours),
        texts,
      ),
      fields.map((field) => form[field]),
    ),
    form,
  );
}
