const dashForCents = /(?<=\d)[.,][-–—]+/gu;
const spaceAfterSign = /(?<=\p{Sc})\s(?=\d)/u;
/** The cents of an amount, and the separator before them; no match if a separator groups the digits. */
const cents = /(?<![\d.,])(\d+)([.,])(\d{2})(?![\d.,]?\d)/u;
const noCents = /[.,]00(?![\d.,]?\d)/u;
const whole = /(?<![\d.,])\d+(?![\d.,]?\d)/u;

/** The separator before cents that most prices have; in a tie, the first one. */
function usualMark(prices: readonly string[]): string | undefined {
  const marks = prices.flatMap((price) => cents.exec(price)?.[2] ?? []);
  const commas = marks.filter((mark) => mark === ",").length;
  if (commas * 2 === marks.length) return marks[0];
  return commas * 2 > marks.length ? "," : ".";
}

/** The prices of one list in one notation, if the client mixes several: '€85,-', '€ 495,00' and '€0.85'. */
export function evenPrices(written: readonly string[]): string[] {
  const prices = written.map((price) => price.replace(dashForCents, ""));
  const isTight = prices.some((price) => /\p{Sc}\d/u.test(price));
  const hasWhole = prices.some((price) => whole.test(price) && !cents.test(price));
  const mark = usualMark(prices);
  return prices.map((price) => {
    const close = isTight ? price.replace(spaceAfterSign, "") : price;
    const short = hasWhole ? close.replace(noCents, "") : close;
    return short.replace(
      cents,
      (_, units: string, own: string, rest: string) => `${units}${mark ?? own}${rest}`,
    );
  });
}
