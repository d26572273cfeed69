import { any, mentions } from "./checks.ts";
import type { Check } from "./rule.ts";
import { sayingOfBusiness } from "./saying.ts";

const back =
  "(?:ring|call|phone|text|write|get|e-?mail|message)s? (?:\\p{L}+ ){0,2}back|(?:reply|replies|answers?|respond)s?(?: to \\p{L}+)?(?: \\p{L}+){0,2}?";
/** 'I ring everyone back the same evening': says how soon the business replies. */
const repliesSoon = sayingOfBusiness(
  new RegExp(
    `(?<!\\p{L})(?:i|we)(?:['’]ll| will| always| usually)? (?:${back}) (?:on |by |in )?(?:the )?(?:same|next|within|every|straight|following) `,
    "iu",
  ),
);

/** Whether the answers say how soon messages are answered. */
export const tellsReply: Check = any(mentions("reply"), (project) => repliesSoon(project).length > 0);

const means = "(?:ring|call|phone|text|whats ?app|message)";
/** 'Best to text or WhatsApp', 'bookings by phone only', 'please ring first': how the client is contacted. */
export const preferredWays = sayingOfBusiness(
  new RegExp(
    [
      `(?<!\\p{L})(?:best|easiest|quickest) (?:way )?(?:is (?:to |by )?|to |by |on )${means}(?!\\p{L})`,
      `(?<!\\p{L})(?:(?:text|whats ?app|phone|telephone|calling|texting|ringing) (?:is|works) (?:best|easiest|better))(?!\\p{L})`,
      `(?<!\\p{L})(?:please|should|must|have to|need to) (?:always )?${means} (?:me |us )?(?:first|ahead|beforehand)(?!\\p{L})`,
      "(?<!\\p{L})(?:bookings?|orders?|appointments?|enquir\\p{L}+|inquir\\p{L}+) (?:is |are )?(?:only |just )?(?:by|over|on|via) (?:the )?(?:phone|telephone|text|whats ?app)(?: or (?:phone|text|whats ?app))? (?:only|please|alone)(?!\\p{L})",
    ].join("|"),
    "iu",
  ),
  /(?<!\p{L})(?:site|website|button|page|form)(?!\p{L})/iu,
);
