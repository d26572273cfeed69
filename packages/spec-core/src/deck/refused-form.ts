import { matches } from "../content/regex-prefilter/prefiltered-match.ts";
import type { Spec } from "../spec/schema.ts";

const kind = "(?:contact|enquiry|inquiry|message|web|online|e-?mail)[- ]?";
/** Words after which a refusal is about one kind of form only: 'a form that asks for everything', 'forms for orders'. */
const narrowed =
  "(?! (?:that|which|with|for|where|to|asking|longer|like|as long|on (?:every|each|the home ?page))(?!\\p{L}))";

/** 'I don't want a contact form', 'no enquiry forms please'; not 'no forms to fill in' or 'don't want a long form'. */
const refusal = new RegExp(
  `(?<!\\p{L})(?:(?:(?:don['’]?t|do not|never) (?:really )?(?:want|need|like|use|have|put|add)|(?:rather|better) not have|would not have)(?: an?| any| the| one of those)? (?:${kind})?forms?|(?:no|without(?: an?| any)?) ${kind}forms?)(?!\\p{L})${narrowed}`,
  "iu",
);

/** Whether the client refuses a form for messages, so that the site has none. */
export const refusesForm = ({ content }: Pick<Spec, "content">): boolean =>
  content.statements.some(
    ({ field, text, isPrinted }) => field !== "competitors" && !isPrinted && matches(refusal, text),
  );
