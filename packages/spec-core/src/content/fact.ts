import type { TypedField } from "../onboarding/typed-fields.ts";
import type { StatementField } from "./statement.ts";

export const factKinds = [
  "phone",
  "email",
  "address",
  "hours",
  "price",
  "service",
  "person",
  "founded",
  "registration",
  "social",
] as const;

export type FactKind = (typeof factKinds)[number];

/** A detail of the business that a website shows in a place of its own. */
export interface Fact {
  /** A hash of kind, field and normalised text: the same words have the same id wherever they are in the answer. */
  readonly id: string;
  readonly kind: FactKind;
  readonly field: StatementField | TypedField;
  /** The client's own words, which visitors read. */
  readonly text: string;
  /**
   * The text in a machine-readable form: a phone number in E.164 (as written if the country is unknown), an e-mail
   * address in lower case, a price as `13.90 EUR` (a range as `20 EUR to 28 EUR`), a year as four digits, a profile as
   * its https address, a name with the surname that another person's name states; anything else as the text with single spaces.
   */
  readonly value: string;
  /**
   * What the fact belongs to: what a price is for, a person’s role, the kind of a number (‘mobile’, ‘VAT’), whose times
   * these are. May be empty.
   */
  readonly about: string;
  /** Its range in the answer, in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** What the rules propose: `keep` if the fact is in words that are not meant for visitors. */
  readonly proposal: "print" | "keep";
  /** Set if the detail is right in its sentence alone: it is not listed, and visitors may still read the sentence. */
  readonly isOnlyInSentence?: true;
}
