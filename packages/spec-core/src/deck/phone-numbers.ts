interface PhoneFact {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly value: string;
  readonly about: string;
}

const leastDigits = 7;
const run = /\(?\+?\(?\d[\d\s()./–-]{4,28}\d/gu;
/** Separators between numbers, and the brackets around a remark on one. */
const edges = /^(?:[\s,;:/()–-]|(?:or|and)(?!\p{L})){1,12}|(?:[\s,;:/()–-]|(?<!\p{L})(?:or|and)){1,12}$/giu;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

// ITU-T E.164, section 6, or the digits of a number whose country is unknown.
const oneNumber = /^\+?\d{7,15}$/u;

/**
 * The value of the first number: that of the detail, or its digits where the detail could not be read as one number.
 */
const valueOfFirst = (text: string, value: string): string =>
  oneNumber.test(value.replace(/[\s()./–-]/gu, "")) ? value : digitsOf(text);

/** A further number as the first one is for programs: with its country code where both lack it. */
function valueBeside(text: string, { text: first, value }: Pick<PhoneFact, "text" | "value">): string {
  const digits = digitsOf(text);
  if (text.trim().startsWith("+")) return `+${digits}`;
  const national = digitsOf(first).replace(/^0/, "");
  const isAlike = digits.startsWith("0") && digitsOf(first).startsWith("0") && value.endsWith(national);
  return isAlike ? value.slice(0, -national.length) + digits.slice(1) : digits;
}

/** A remark on a number that follows it, '(text is better)'. */
export interface WithNote {
  readonly note: string;
}

const bracketed = /^\s*\([^()]*\)/u;

/** The words between two numbers: in brackets they are about the first number, else about the second. */
function parted(between: string): readonly [after: string, before: string] {
  const [after = ""] = bracketed.exec(between) ?? [];
  return [after, between.slice(after.length)];
}

const bare = (words: string): string => words.replace(edges, "");

/**
 * The numbers of a telephone answer one by one, each with its remark: '053 555 0148, Aoife mobile 085 555 0172', '07700
 * 900384 (text is better)'. A detail that is only a number, or contains none, stays as it is.
 */
export function phoneNumbers<Fact extends PhoneFact>(fact: Fact): (Fact & WithNote)[] {
  const whole = { ...fact, note: "" };
  if (fact.kind !== "phone" || !/\p{L}/u.test(fact.text)) return [whole];
  const found = [...fact.text.matchAll(run)].filter(([number]) => digitsOf(number).length >= leastDigits);
  const [first] = found;
  if (!first) return [whole];
  const ends = found.map(({ index, 0: text }) => index + text.length);
  const gaps = found.slice(1).map(({ index }, at) => parted(fact.text.slice(ends[at], index)));
  return found.map(([text], index) => ({
    ...fact,
    id: index === 0 ? fact.id : `${fact.id}${index + 1}`,
    text,
    value:
      index === 0 ? valueOfFirst(text, fact.value) : valueBeside(text, { text: first[0], value: fact.value }),
    about: bare(index === 0 ? fact.text.slice(0, first.index) : (gaps[index - 1]?.[1] ?? "")) || fact.about,
    note: bare(gaps[index]?.[0] ?? (index === found.length - 1 ? fact.text.slice(ends[index]) : "")),
  }));
}
