import type { Fact, FactKind } from "../../src/content/fact.ts";
import { factKinds } from "../../src/content/fact.ts";
import { publicWords } from "../../src/content/public-words.ts";
import { formDataSchema, type OnboardingFormData } from "../../src/onboarding/form-data.ts";

/** A fact that a reader has labelled. */
export interface Label {
  readonly kind: FactKind;
  readonly field: string;
  readonly text: string;
  readonly value: string;
  readonly private?: boolean;
  readonly aside?: boolean;
  readonly fax?: boolean;
}

/** An owner's answers with the facts in them (`texts/README.md`). */
export interface Entry {
  readonly id: string;
  readonly country: string;
  readonly fields: Readonly<Record<string, readonly (readonly [kind: string, text: string, ...unknown[]])[]>>;
  readonly facts: readonly Label[];
}

/** Counts of one kind. Precision is right / found, recall is recalled / asked. */
export interface Score {
  /** Facts that the rules propose or keep, but for those that a reader labelled as private. */
  found: number;
  right: number;
  /** Labels that are neither private nor beside the point. */
  asked: number;
  recalled: number;
  /** Facts from private words which the rules would print. */
  leaks: number;
}

export interface Miss {
  readonly entry: string;
  readonly kind: FactKind;
  readonly what: "wrong" | "missed" | "leak";
  readonly text: string;
}

export interface FactScores {
  readonly kinds: Readonly<Record<FactKind, Score>>;
  /** `contactKinds` together. */
  readonly contact: Score;
  readonly misses: readonly Miss[];
}

/** The kinds by which visitors find the business. */
export const contactKinds = ["phone", "email", "address", "hours", "registration", "social"] as const;

const formField = (field: string): string => (field === "notes" ? "contentNotes" : field);

/** The statements of a field as the text that was written. */
export function textOf(statements: Entry["fields"][string]): string {
  let text = "";
  for (const [, words] of statements) text += (text === "" || text.endsWith("\n") ? "" : " ") + words;
  return text;
}

export const formOf = ({ fields }: Entry, country = ""): OnboardingFormData =>
  formDataSchema.parse({
    ...Object.fromEntries(
      Object.entries(fields).map(([field, statements]) => [formField(field), textOf(statements)]),
    ),
    contact: { country },
  });

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string): string => wordsOf(text).join("");

/** The share of the words of `a` that are in `b`. */
const share = (a: string, b: string): number => {
  const words = wordsOf(a);
  const others = new Set(wordsOf(b));
  return words.filter((word) => others.has(word)).length / Math.max(1, words.length);
};

const amountsOf = (text: string): number[] =>
  [...text.matchAll(/\d[\d.,' ]*/gu)].map(([written]) => {
    const bare = written.replace(/[' ]/gu, "").replace(/[.,]+$/u, "");
    return Number(
      /[.,]\d{3}(?!\d)/u.test(bare)
        ? bare.replace(/[.,](?=\d{3}(?!\d))/gu, "").replace(",", ".")
        : bare.replace(",", "."),
    );
  });

/** Days and times as they are written, for comparing hours. */
const hourMarks = (text: string): string[] =>
  (text.toLowerCase().match(/\d{1,2}|\p{L}{2,}/gu) ?? []).map((mark) =>
    /\d/u.test(mark) ? mark.replace(/^0/u, "") : mark.slice(0, 2),
  );

const same: Readonly<Record<FactKind, (fact: Fact, label: Label) => boolean>> = {
  phone: (fact, label) => fact.value === label.value,
  email: (fact, label) => fact.value === label.value.toLowerCase(),
  social: (fact, label) => plain(label.value).endsWith(plain(fact.value.replace(/^.*\//u, ""))),
  founded: (fact, label) => fact.value === label.value,
  // Half of the words of the shorter and a third of the longer: 'above the shop on Park Street' is on Park Street.
  address: (fact, label) => {
    const shares = [share(fact.text, label.text), share(label.text, fact.text)];
    return Math.max(...shares) >= 0.5 && Math.min(...shares) >= 1 / 3;
  },
  registration: (fact, label) =>
    plain(`${label.value} ${label.text}`).includes(plain(fact.value)) ||
    plain(fact.value).includes(plain(label.text)),
  person: (fact, label) =>
    share(fact.text, label.value) >= 0.99 ||
    share(fact.text, label.text) >= 0.99 ||
    share(label.text, fact.text) >= 0.99,
  price: (fact, label) => {
    const amounts = [...amountsOf(label.value), ...amountsOf(label.text)];
    return amounts.includes(Number(fact.value.split(" ")[0]));
  },
  hours: (fact, label) => {
    const [ours, theirs] = [hourMarks(fact.text), hourMarks(label.text)];
    const both = theirs.filter((mark) => ours.includes(mark)).length;
    return both >= Math.max(1, theirs.length * 0.6) || both >= Math.max(1, ours.length * 0.8);
  },
  service: (fact, label) =>
    share(fact.text, `${label.text} ${label.value}`) >= 0.5 || share(label.text, fact.text) >= 0.99,
};

/** A priced line is a price and may be a service too: what it is for is in the label's words or before it. */
const isPriced = (fact: Fact, entry: Entry, text: string): boolean =>
  fact.kind === "service" &&
  entry.facts.some((label) => {
    if (label.kind !== "price") return false;
    const place = text.indexOf(label.text);
    const near =
      place >= 0 &&
      fact.end <= place + label.text.length &&
      place - fact.end <= 40 &&
      fact.start <= place + label.text.length;
    return near || share(fact.text, `${label.text} ${label.value}`) >= 0.5;
  });

const isExcused = (label: Label): boolean => Boolean(label.private ?? label.aside ?? label.fax);

/** Whether a label is found: a service also as that for which a price is asked. */
const isRecalled = (label: Label, facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      (fact.kind === label.kind && same[label.kind](fact, label)) ||
      (label.kind === "service" && fact.kind === "price" && share(label.text, fact.about) >= 0.99),
  );

function scoreEntry(entry: Entry, kinds: Record<FactKind, Score>, withCountry: boolean): Miss[] {
  const misses: Miss[] = [];
  const form = formOf(entry, withCountry ? entry.country : "");
  const { facts } = publicWords(form);
  const inField = (label: Label) => facts.filter(({ field }) => field === formField(label.field));
  for (const label of entry.facts) {
    if (isExcused(label) || label.field === "competitors") continue;
    kinds[label.kind].asked += 1;
    if (isRecalled(label, inField(label))) kinds[label.kind].recalled += 1;
    else misses.push({ entry: entry.id, kind: label.kind, what: "missed", text: label.text });
  }
  for (const fact of facts) {
    const score = kinds[fact.kind];
    const labels = entry.facts.filter(
      (label) =>
        label.kind === fact.kind && formField(label.field) === fact.field && same[fact.kind](fact, label),
    );
    const isOpen = labels.some((label) => !isExcused(label));
    if (!isOpen && labels.length > 0) {
      if (fact.proposal === "keep") continue;
      score.leaks += 1;
      misses.push({ entry: entry.id, kind: fact.kind, what: "leak", text: fact.text });
      continue;
    }
    score.found += 1;
    if (isOpen || isPriced(fact, entry, form[fact.field as "description"])) score.right += 1;
    else
      misses.push({
        entry: entry.id,
        kind: fact.kind,
        what: "wrong",
        text: `${fact.text} (${fact.proposal})`,
      });
  }
  return misses;
}

/** The score of recognising facts; without the country that the entries name unless it is asked for. */
export function scoreFacts(entries: readonly Entry[], withCountry = false): FactScores {
  const empty = (): Score => ({ found: 0, right: 0, asked: 0, recalled: 0, leaks: 0 });
  const kinds = Object.fromEntries(factKinds.map((kind) => [kind, empty()])) as Record<FactKind, Score>;
  const misses = entries.flatMap((entry) => scoreEntry(entry, kinds, withCountry));
  const contact = empty();
  for (const kind of contactKinds)
    for (const key of ["found", "right", "asked", "recalled", "leaks"] as const)
      contact[key] += kinds[kind][key];
  return { kinds, contact, misses };
}
