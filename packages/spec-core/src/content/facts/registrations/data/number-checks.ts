/** The check-digit rule of a kind of number. */
export interface NumberCheck {
  /** Matches the whole number in capitals without spaces, dots and hyphens; its first group is the digits. */
  readonly form: RegExp;
  readonly isRight: (digits: readonly number[]) => boolean;
}

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** The weighted sum of all digits, including the check digit, must be a multiple of a number. */
const isMultiple =
  (weights: readonly number[], modulus: number): NumberCheck["isRight"] =>
  (digits) =>
    weighted(digits, weights) % modulus === 0;

/**
 * The last digit completes the weighted sum of the others to a multiple of eleven; a check digit of ten is not
 * assigned.
 */
const elevenComplement =
  (weights: readonly number[]): NumberCheck["isRight"] =>
  (digits) =>
    (11 - (weighted(digits, weights) % 11)) % 11 === digits[weights.length];

/** ISO/IEC 7812-1, Annex B. */
const luhn: NumberCheck["isRight"] = (digits) =>
  digits
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit))
    .reduce((sum, digit) => sum + digit, 0) %
    10 ===
  0;

/** ISO/IEC 7064, MOD 11,10. */
const mod1110: NumberCheck["isRight"] = (digits) => {
  const product = digits.slice(0, -1).reduce((last, digit) => {
    const sum = (last + digit) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - product) % 10 === digits.at(-1);
};

const numberOf = (digits: readonly number[]): number => Number(digits.join(""));

const down = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

/** The check-digit rules by ISO 3166-1 code. Numbers of other countries or forms are not checked. */
export const numberChecks: Readonly<Record<string, readonly NumberCheck[]>> = {
  // The first digit is reduced by one before weighting.
  AU: [
    {
      form: /^(?:ABN)?(\d{11})$/,
      isRight: ([first = 0, ...rest]) =>
        isMultiple([10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], 89)([first - 1, ...rest]),
    },
  ],
  BE: [
    {
      form: /^(?:(?:KBO|BCE|RPR|BTW|TVA)?(?:BE)?)(\d{10})$/,
      isRight: (digits) => 97 - (numberOf(digits.slice(0, 8)) % 97) === numberOf(digits.slice(8)),
    },
  ],
  CH: [
    {
      form: /^(?:UID)?CHE(\d{9})(?:MWST|TVA|IVA)?$/,
      isRight: elevenComplement([5, 4, 3, 2, 7, 6, 5, 4]),
    },
  ],
  CZ: [
    {
      form: /^(?:ICO|IČO|CZ)?(\d{8})$/,
      isRight: (digits) => (11 - (weighted(digits, down(8, 2)) % 11)) % 10 === digits[7],
    },
  ],
  DE: [{ form: /^(?:UST(?:ID)?(?:NR)?:?)?DE(\d{9})$/, isRight: mod1110 }],
  DK: [{ form: /^(?:CVR(?:NR)?:?|DK)?(\d{8})$/, isRight: isMultiple([2, 7, 6, 5, 4, 3, 2, 1], 11) }],
  FI: [{ form: /^(?:FI)?(\d{8})$/, isRight: elevenComplement([7, 9, 10, 5, 8, 4, 2]) }],
  // The establishments of La Poste have a rule of their own.
  FR: [
    { form: /^(?:SIREN:?)?(\d{9})$/, isRight: luhn },
    { form: /^(?:SIRET:?)?((?!356000000)\d{14})$/, isRight: luhn },
  ],
  HR: [{ form: /^(?:OIB:?|HR)?(\d{11})$/, isRight: mod1110 }],
  IT: [{ form: /^(?:P(?:ARTITA)?IVA:?|IT)?(\d{11})$/, isRight: luhn }],
  NO: [
    {
      form: /^(?:ORG(?:NR)?:?|NO)?(\d{9})(?:MVA)?$/,
      isRight: elevenComplement([3, 2, 7, 6, 5, 4, 3, 2]),
    },
  ],
  NZ: [
    {
      form: /^(?:NZBN:?)?(94\d{11})$/,
      isRight: isMultiple([1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1], 10),
    },
  ],
  PL: [
    {
      form: /^(?:NIP:?|PL)(\d{10})$/,
      isRight: (digits) => weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9],
    },
  ],
  PT: [
    {
      form: /^(?:NI(?:F|PC):?|PT)?(\d{9})$/,
      isRight: (digits) => {
        const rest = 11 - (weighted(digits, down(9, 2)) % 11);
        return (rest > 9 ? 0 : rest) === digits[8];
      },
    },
  ],
  SE: [{ form: /^(?:ORG(?:NR)?:?)?(\d{10})$/, isRight: luhn }],
};
