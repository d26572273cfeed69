import { findAddresses } from "./addresses/addresses.ts";
import { rulesOf } from "./data/countries.ts";
import { type HourToken, hourTokens } from "./hours/hour-tokens.ts";

/** The boxes of the form for contact details. */
export type ContactBox = "phone" | "email" | "address" | "openingHours";

/** What an answer is by its words: what one of the boxes is for, or the address of a website, for which there is none. */
export type ContactKind = ContactBox | "web";

// No detail of these kinds is longer.
const longest = 200;

/** '9.00-17.00' has as many digits as a phone number. */
const clockRange = /^\d{1,2}[.:]\d\d ?(?:[-–—]|to|till?|until) ?\d{1,2}[.:]\d\d$/iu;
const aloneNumber =
  /^(?:(?:tele?phone|tel|phone|mobile|mob|cell|call|text|ring|whatsapp|number|no|on|us|me|my|our|is)[.:]? )*[+(]?\d[\d\s()./–+-]*$/iu;

const isPhoneAlone = (text: string): boolean => {
  const digits = text.replace(/\D/gu, "").length;
  return digits >= 7 && digits <= 15 && aloneNumber.test(text) && !clockRange.test(text);
};

const aloneEmail = /^(?:e-?mail[.:]? ?)?[^\s@]{1,64}@[^\s@]{1,250}\.[^\s@.]{2,63}$/iu;

const aloneWebAddress =
  /^(?:(?:https?:\/\/|www\.)\S+|[a-z\d-]+\.(?:co\.uk|com\.au|com|net|org|info|eu|uk|ie|de|fr|es|nl|at|ca|us|ch|be|it|example)(?:\/\S*)?)$/iu;

const days: ReadonlySet<HourToken["kind"]> = new Set(["day", "every"]);
const ofDays: ReadonlySet<HourToken["kind"]> = new Set([
  "time",
  "noon",
  "midnight",
  "part",
  "closed",
  "open",
]);

/** Days and times and no word besides; 'by appointment' and 'Sunday Lane' may belong to an address. */
function isHoursAlone(text: string): boolean {
  const kinds = hourTokens(text, null).map(({ kind }) => kind);
  if (kinds.includes("other")) return false;
  const times = kinds.filter((kind) => kind === "time" || kind === "noon" || kind === "midnight");
  const hasDay = kinds.some((kind) => days.has(kind));
  return kinds.includes("always") || times.length > 1 || (hasDay && kinds.some((kind) => ofDays.has(kind)));
}

/** Words before an address that say that it is one. */
const leadsToAddress = /^(?:(?:we are|we['’]re|i am|i['’]m|find us|come to|address|at|in|on)[:,]? ?)*$/iu;
/** A town, a county or a country after the street: few words, and no other marks. */
const placeNamesMax = 8;
const arePlaceNames = (text: string): boolean =>
  /^[\s,\p{L}\d.'’()-]*$/u.test(text) && text.split(/[\s,]+/u).filter(Boolean).length <= placeNamesMax;

/** A street with its number, and after it no more than its town. */
function isAddressAlone(text: string): boolean {
  if (!/\d/u.test(text)) return false;
  const found = findAddresses({ text, field: "description", country: rulesOf(null), taken: [] });
  const start = Math.min(...found.map((address) => address.start));
  const end = Math.max(...found.map((address) => address.end));
  if (found.length === 0 || !leadsToAddress.test(text.slice(0, start))) return false;
  const rest = text.slice(end);
  const tellsHours = hourTokens(rest, null).some(({ kind }) => days.has(kind) || kind === "time");
  return !tellsHours && arePlaceNames(rest);
}

/** What each box may hold in place of what it is for; the kinds that are told apart most surely come first. */
const others: Readonly<Record<ContactBox, readonly ContactKind[]>> = {
  phone: ["email", "openingHours", "address"],
  email: ["openingHours", "phone", "address"],
  address: ["email", "openingHours", "phone", "web"],
  openingHours: ["email", "phone", "address"],
};

const isAlone: Readonly<Record<ContactKind, (text: string) => boolean>> = {
  phone: isPhoneAlone,
  email: (text) => aloneEmail.test(text),
  address: isAddressAlone,
  openingHours: isHoursAlone,
  web: (text) => aloneWebAddress.test(text),
};

/** What the whole answer in a box is: the kind that the box is for, unless it is clearly another. */
export function kindOfAnswer(box: ContactBox, answer: string): ContactKind {
  const text = answer.trim();
  if (text === "" || text.length > longest || isAlone[box](text)) return box;
  return others[box].find((kind) => isAlone[kind](text)) ?? box;
}
