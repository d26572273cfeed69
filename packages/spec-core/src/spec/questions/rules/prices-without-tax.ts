import type { Project } from "../../project.ts";
import { any, placeOf } from "../checks.ts";
import { servesFirmsAlone } from "../firms-alone.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { salesTax } from "./tax.ts";

/** A fee told as a share: 'management fee 8%', 'we take 12 per cent of the rent'. */
const shareFee =
  /(?<!\p{L})(?:fees?|commission|charges?|rates?|prices?|costs?|take)(?!\p{L})[^.!?]{0,30}\d ?(?:%|per ?cent)|\d ?(?:%|per ?cent)(?: \p{L}+)? (?:fees?|commission|of (?:the )?(?:rent|sale|price|sum|value))(?!\p{L})/iu;
const notAFee = /(?<!\p{L})(?:deposit|discount|off|reduc\p{L}*|less|tip|interest)(?!\p{L})/iu;
export const shareFees = saying(shareFee, notAFee);

/** 'Excl. VAT', '+ GST'. */
const withoutTax =
  /(?<!\p{L})(?:excl\p{L}*\.?|excluding|ex\.?|plus|without|net of|before)(?: of)? ?(?:vat|gst|tax|btw|iva|tva|mwst|ust|moms)(?!\p{L})|\+ ?(?:vat|gst|btw|iva|tva|mwst|ust|moms)(?!\p{L})|(?<!\p{L})zzgl\.?(?!\p{L})/iu;

const saysWithoutTax = saying(withoutTax);

/** The prices that are stated without tax. */
const addsTax = (project: Project): string[] => [
  ...new Set([
    ...saysWithoutTax(project),
    ...project.form.offers
      .filter(({ price }) => withoutTax.test(price))
      .map(({ name, price }) => `${name}: ${price}`),
  ]),
];

/** Trades for private people: family law, work on homes and gardens, care of people and pets. */
const privateTrade =
  /(?<!\p{L})(?:family (?:law|solicitors?|lawyers?|mediat\p{L}*)|divorce|wills|probate|conveyanc\p{L}*|immigration law|landscap\p{L}*|gardens?|gardening|gardener|plumb\p{L}*|(?:kitchen|bathroom|carpet|window) fit\p{L}*|loft conversions?|decorat(?:or|ing)|chimney|stoves?|hair\p{L}*|beaut\p{L}*|massage|tutor|tuition|child ?care|childmind\p{L}*|weddings?|dentist|veterinary|dog (?:walk|groom|train)\p{L}*|funerals?|house removals?)(?!\p{L})/iu;

/** Private customers, by the trade or the answer about the audience. */
const sellsToConsumers: Check = ({ form }) =>
  privateTrade.test(form.niche) ||
  /(?<!\p{L})(?:home ?owners?|house ?holds?|renters?|tenants?|famil(?:y|ies)|couples?|private (?:customers?|clients?|people|individuals?|owners?)|individuals|(?:boat|dog|cat|pet|horse|car|house) ?owners?|parents|pensioners|residents|students|children)(?!\p{L})/iu.test(
    form.audience,
  );

const withTax = /(?<!\p{L})(?:inc|incl|including|includes|with)\.? ?(?:vat|gst)(?!\p{L})/iu;

/** Whether each typed price says that it includes the tax, or that the tax comes on top. */
const isTaxToldEverywhere: Check = ({ form }) =>
  form.offers
    .filter(({ price }) => /\d/u.test(price))
    .every(({ price }) => withoutTax.test(price) || withTax.test(price));

/** What private customers pay where prices are given without tax. */
export const consumerPrices: QuestionRule = {
  id: "prices-consumers",
  path: placeOf("Pricing"),
  question: (project) =>
    sellsToConsumers(project)
      ? `Which ${addsTax(project).length > 1 ? "totals" : "total"} with ${salesTax(project)} should the site show? The prices that private customers see have to include it.${isTaxToldEverywhere(project) ? "" : " Is every price that you gave without it?"}`
      : `Do private customers buy from you too? The prices that they see have to include ${salesTax(project)}.${isTaxToldEverywhere(project) ? "" : " Is every price that you gave without it?"}`,
  asks: "client",
  blocks: "page",
  when: (project) => addsTax(project).length > 0,
  settledBy: any(
    servesFirmsAlone,
    // The tax on a share is a share too: there is no total to show.
    (project) => addsTax(project).every((text) => shareFee.test(text) && !/[£$€] ?\d|\d ?[£$€]/u.test(text)),
    // In the United States and Canada, tax is added for all customers.
    ({ country }) => country === "US" || country === "CA" || country === null,
  ),
  quotes: addsTax,
};
