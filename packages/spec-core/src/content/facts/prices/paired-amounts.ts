import { after } from "../reading.ts";
import { type Amount, amountPattern, numberOf } from "./amounts.ts";

const reach = 80;
/** ' a costume for schools and 18 for societies'; not 'and 4 for the price of 3'. */
const second = new RegExp(
  `^([^\\d.;!?\\n]{2,60}?) (?:and|or|but) (${amountPattern}) for (?!the price)(?=\\p{L}{3})`,
  "u",
);
/** A number that is so many times another one counts something else. */
const mostTimes = 6;

/** The numbers without a currency that are for somebody else than the price before: '14 euro for schools and 18 for societies'. */
export const pairedAmounts = (text: string, known: readonly Amount[]): Amount[] =>
  known.flatMap(({ end, amount, currency }) => {
    const [, between = "", written = ""] = second.exec(after(text, end, reach)) ?? [];
    const other = numberOf(written);
    const isAlike = other >= 1 && other <= amount * mostTimes && amount <= other * mostTimes;
    if (!/ for \p{L}/u.test(between) || !isAlike) return [];
    const start = text.indexOf(written, end + between.length);
    return [{ start, end: start + written.length, amount: other, currency }];
  });
