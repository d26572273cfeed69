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

/** Something about the business that has a place of its own on a website. */
export interface Fact {
  /** A hash of kind, field and normalised text: the same words keep it wherever they are in the answer. */
  readonly id: string;
  readonly kind: FactKind;
  readonly field: StatementField | TypedField;
  /** The client's own words, which visitors read. */
  readonly text: string;
  /**
   * The same in one form for programs: a phone number in E.164 (as written where the country is unknown), an e-mail
   * address in lower case, a price as `13.90 EUR` (a range as `20 EUR to 28 EUR`), a year as four digits, a profile as
   * its https address; otherwise the text with single spaces.
   */
  readonly value: string;
  /** What it belongs to: what a price is for, a person’s role, what a number is (‘mobile’, ‘VAT’), whose times these are; or empty. */
  readonly about: string;
  /** Its range in the answer, in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Whether the rules propose to print it: `keep` where it is in words not meant for visitors. */
  readonly proposal: "print" | "keep";
}
