import { after, before } from "../reading.ts";
import type { Amount } from "./amounts.ts";

/** What is ordered or delivered: the least amount of it is a condition, not a price. */
const orders =
  "(?:wholesale|trade|retail|catering|deliver(?:y|ies|ed)|orders?|ordering|basket|account|spend|drops?|online|supply|linen|weekly|monthly)";

/** The condition before its amount: 'Wholesale minimum is €35', 'our delivery minimum: £40'. */
const minimumBefore = new RegExp(
  `(?<!\\p{L})${orders} min(?:imum|\\.)?(?: (?:order|spend|value|is|of|at))*(?: ?[:=])? ?$`,
  "iu",
);

const per = "(?:\\s?/ ?|\\s(?:an?|per|each|every)\\s)";
/** The condition after its amount: '€35 a drop minimum'. Not '£40 an hour minimum', nor 'minimum two weeks'. */
const perOrder = new RegExp(
  `${per}(?:drop|order|delivery|account|invoice|pick-?up|collection) min(?:imum|\\.)?(?!\\p{L})`,
  "iu",
);
const perWeek = new RegExp(
  `${per}(?:week|fortnight|month) min(?:imum|\\.)?(?! (?:charge|fee|stay|term|of \\p{L}+|\\d|\\p{L}+ (?:days?|weeks?|nights?|months?|years?))|\\p{L})`,
  "iu",
);
/** Words before an amount for a week that make it the least that is ordered and not a rent: 'we need €60 a week minimum'. */
const takesOrders = new RegExp(`(?<!\\p{L})(?:${orders}|needs?|asks?|want)(?!\\p{L})`, "iu");

const reach = 60;

/** Whether an amount is the least that has to be ordered: a condition, nothing that is offered. */
export function isOrderMinimum(text: string, { start, end }: Amount): boolean {
  const lead = before(text, start, reach);
  const said = text.slice(start, end) + after(text, end, 30);
  return minimumBefore.test(lead) || perOrder.test(said) || (perWeek.test(said) && takesOrders.test(lead));
}
