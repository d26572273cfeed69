import { after } from "../reading.ts";
import { type Amount, amountPattern, numberOf } from "./amounts.ts";

const reach = 80;
/**
 * The rest of a pair after its first price: ' a costume for schools and 18 for societies'. Not 'and 4 for the price of
 * 3'.
 */
const second = new RegExp(
  `^([^\\d.;!?\\n]{2,60}?) (?:and|or|but) (${amountPattern}) for (?!the price)(?=\\p{L}{3})`,
  "u",
);
/** If the ratio of the two numbers is higher, the second one is not a price. */
const mostTimes = 6;

/**
 * Numbers without a currency that are the price for another group of customers: '14 euro for schools and 18 for
 * societies'.
 */
export const pairedAmounts = (text: string, known: readonly Amount[]): Amount[] =>
  known.flatMap(({ end, amount, currency }) => {
    const [, between = "", written = ""] = second.exec(after(text, end, reach)) ?? [];
    const other = numberOf(written);
    const isAlike = other >= 1 && other <= amount * mostTimes && amount <= other * mostTimes;
    if (!/ for \p{L}/u.test(between) || !isAlike) return [];
    const start = text.indexOf(written, end + between.length);
    return [{ start, end: start + written.length, amount: other, currency }];
  });
