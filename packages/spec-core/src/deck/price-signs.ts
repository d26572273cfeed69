/** A currency sign in prices, and whether it follows the amount. */
export interface CurrencySign {
  readonly sign: string;
  readonly isAfter: boolean;
}

/** By code of ISO 4217. */
const usual: Readonly<Record<string, CurrencySign>> = {
  GBP: { sign: "£", isAfter: false },
  USD: { sign: "$", isAfter: false },
  CAD: { sign: "$", isAfter: false },
  AUD: { sign: "$", isAfter: false },
  NZD: { sign: "$", isAfter: false },
  EUR: { sign: "€", isAfter: false },
  INR: { sign: "₹", isAfter: false },
  ZAR: { sign: "R", isAfter: false },
  CHF: { sign: "CHF ", isAfter: false },
  PLN: { sign: " zł", isAfter: true },
  SEK: { sign: " kr", isAfter: true },
  DKK: { sign: " kr", isAfter: true },
  NOK: { sign: " kr", isAfter: true },
};

const before = /€ ?\d/gu;
const after = /\d(?:[.,][-–—]+)? ?€/gu;

const count = (texts: string, pattern: RegExp): number => (texts.match(pattern) ?? []).length;

/** Countries of the euro in which its sign follows the amount. */
const euroAfter: ReadonlySet<string> = new Set("AT BE DE EE ES FI FR GR HR IT LT LU LV PT SI SK".split(" "));

/** Prices as the client wrote them, and the code of the business's country; empty if it is unknown. */
export interface WrittenPrices {
  readonly texts: string;
  readonly country: string;
}

/**
 * The euro sign on the side that most of the client's prices have, else on the country's usual side: '35 €' in France,
 * '€35' in Ireland.
 */
function euroIn({ texts, country }: WrittenPrices): CurrencySign {
  const [first, last] = [count(texts, before), count(texts, after)];
  const isAfter = first === last ? first === 0 && euroAfter.has(country) : last > first;
  const isTight = /\d€/u.test(texts) && !/\d €/u.test(texts);
  return isAfter ? { sign: isTight ? "€" : " €", isAfter } : { sign: "€", isAfter };
}

/** How a currency is written beside these prices; undefined for one that is not known. */
export const signOf = (currency: string, written: WrittenPrices): CurrencySign | undefined =>
  currency === "EUR" ? euroIn(written) : usual[currency];
