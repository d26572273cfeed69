import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import { caseBefore, caseBehind, messagingBest, ringingAhead, ringingBest } from "../data/ways-wanted.ts";
import type { Project } from "../project.ts";
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

/** A sentence on the way of contact in one case alone: 'For emergencies call, do not fill in the form'. */
export const limitedCase = new RegExp(
  `${caseBefore}(?<!\\p{L})(?:ring|call|phone|text|e-?mail|message|write|forms?|whats ?app)(?!\\p{L})|(?<!\\p{L})(?:ring|call|phone|text|e-?mail|message|write|whats ?app)(?: me| us)?${caseBehind}`,
  "iu",
);

const waysSaid = sayingOfBusiness(
  new RegExp([messagingBest, ringingBest, ringingAhead].map(({ source }) => source).join("|"), "iu"),
  /(?<!\p{L})(?:site|website|button|page|form)(?!\p{L})/iu,
);

/** 'Best to text or WhatsApp', 'bookings by phone only', 'please ring first': how the client is contacted. */
export const preferredWays = (project: Project): string[] =>
  waysSaid(project).filter((text) => !matches(limitedCase, text));
