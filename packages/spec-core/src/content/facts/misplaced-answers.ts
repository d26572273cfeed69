import { findAddresses } from "./addresses/addresses.ts";
import { rulesOf } from "./data/countries.ts";
import { type HourToken, hourTokens } from "./hours/hour-tokens.ts";

/** The fields of the form for contact details. */
export type ContactBox = "phone" | "email" | "address" | "openingHours";

/** The kind of an answer by its content: that of a field, or a web address, for which there is no field. */
export type ContactKind = ContactBox | "web";

// Details of these kinds are never longer.
const longest = 200;

/** '9.00-17.00' has as many digits as a phone number, but is a time range. */
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

/** Whether a text has only days and times; 'by appointment' and 'Sunday Lane' may belong to an address. */
function isHoursAlone(text: string): boolean {
  const kinds = hourTokens(text, null).map(({ kind }) => kind);
  if (kinds.includes("other")) return false;
  const times = kinds.filter((kind) => kind === "time" || kind === "noon" || kind === "midnight");
  const hasDay = kinds.some((kind) => days.has(kind));
  return kinds.includes("always") || times.length > 1 || (hasDay && kinds.some((kind) => ofDays.has(kind)));
}

/** Words that introduce an address. */
const leadsToAddress = /^(?:(?:we are|we['’]re|i am|i['’]m|find us|come to|address|at|in|on)[:,]? ?)*$/iu;
/** The maximum number of words after the street for a town, a county and a country. */
const placeNamesMax = 8;
const arePlaceNames = (text: string): boolean =>
  /^[\s,\p{L}\d.'’()-]*$/u.test(text) && text.split(/[\s,]+/u).filter(Boolean).length <= placeNamesMax;

/** Whether a text is a street with its number, followed by nothing more than place names. */
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

/** The kinds that may be typed into a field by mistake, the most reliably recognised first. */
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

/** The kind of the whole answer in a field: the field's own kind unless it is clearly another one. */
export function kindOfAnswer(box: ContactBox, answer: string): ContactKind {
  const text = answer.trim();
  if (text === "" || text.length > longest || isAlone[box](text)) return box;
  return others[box].find((kind) => isAlone[kind](text)) ?? box;
}
