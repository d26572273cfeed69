import type { Money, Price } from "./brand-shape.ts";

const symbols = { USD: "$", GBP: "£" } as const;

/** An amount in display form: `$49`, `£2,000`. Whole units only. */
export function moneyText(money: Money): string {
  const grouped = String(Math.round(money.amount)).replace(/\B(?=(\d{3})+$)/g, ",");
  return symbols[money.currency] + grouped;
}

/** A price as a line of a rate card: `from £2,000`, `£150 a month`, `£199 setup, then from £24 a month`. */
export function priceText(price: Price): string {
  const amount = `${price.isExact ? "" : "from "}${moneyText(price.from)}${price.per === "month" ? " a month" : ""}`;
  return price.setup ? `${moneyText(price.setup)} setup, then ${amount}` : amount;
}

/** The monthly share of a yearly payment, rounded to a whole unit. */
export function perMonth(annually: Money): Money {
  return { ...annually, amount: Math.round(annually.amount / 12) };
}
