import { matchesAny } from "../content/regex-prefilter/prefiltered-match.ts";
import type { Spec } from "../spec/schema.ts";

const estimate = "(?:quotes?|quotations?|estimates?)";

/** 'Quotes are free', 'we give you a written estimate', 'prices on request', 'depends on the size'; not 'quote a letter'. */
const isAsked = matchesAny([
  new RegExp(
    `(?<!\\p{L})(?:(?:free|written|no[- ]obligation|exact|fixed|firm) ${estimate}|${estimate} (?:(?:is|are|always) ){0,2}(?:free|given|within|by|back|in writing)|(?:for|get|give|giving|send|ask for|request|need|want)(?: (?:you|me|us|people|them))? (?:an? |your )?(?:free )?${estimate}|quotations?)(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:(?:prices?|price list|rates?|fees?|costs?) (?:is |are |only )?(?:on|by|upon) (?:request|application|enquiry|inquiry)|poa|ask (?:me |us )?(?:for|about) (?:a |the |our )?prices?|(?:price|cost|rest|rates?|fees?)s? (?:just |all )?(?:depends?|var(?:y|ies))|price (?:each|every) job|(?:can['’]?t|cannot|can not) (?:price|quote))(?!\p{L})/iu,
]);

/** Whether the client says that one asks for a price; without that, an offer without a price says nothing about it. */
export const arePricesAsked = ({ content }: Pick<Spec, "content">): boolean =>
  content.statements.some(
    ({ field, text }) => field !== "competitors" && field !== "onlyForUs" && isAsked(text),
  );
