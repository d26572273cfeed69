import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import {
  callsWanted,
  caseBefore,
  caseBehind,
  fewCalls,
  messagingBest,
  ringingAhead,
  ringingBest,
  texting,
} from "../data/ways-wanted.ts";
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
  new RegExp(
    [messagingBest, ringingBest, ringingAhead, texting, ...callsWanted].map(({ source }) => source).join("|"),
    "iu",
  ),
  /(?<!\p{L})(?:site|website|button|page|form)(?!\p{L})/iu,
);

const otherWay = "(?:rings?|calls?|phones?|texts?|whats ?apps?|messages?)";
/** 'I don't answer the phone when treating - text or book online': names what to do instead. */
const instead = new RegExp(`(?<!\\p{L})${otherWay}(?!\\p{L})`, "iu");
const awayFromPhone = sayingOfBusiness(new RegExp(fewCalls.map(({ source }) => source).join("|"), "iu"));

const customers = "(?:they|people|customers|clients|nobody|no one|most(?: of (?:them|mine|ours))?)";
/** 'Most of mine ring, they don't fill in forms', 'nobody uses those forms': a form that hardly anybody would use. */
const formless = sayingOfBusiness(
  new RegExp(
    `(?<!\\p{L})${customers} (?:(?:don['’]?t|do not|never|won['’]?t|will|ever|really|just) ){0,3}(?:fill(?:s|ing)?(?: (?:in|out|up))?|uses?|likes?|bothers? with|wants?) (?:(?:a|any|the|those|these|web|contact|online|website) ){0,3}forms?(?!\\p{L})|(?<!\\p{L})(?:most|nearly all|almost all)(?: of (?:my|our|the|them|mine|ours|you))?(?: (?:people|customers|clients|work|jobs|enquiries|orders))? (?:just |still |will |simply )?(?:rings?|calls?|phones?|texts?)(?: (?:me|us|up|in))?(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:should|want (?:a|the) form|need (?:a|the) form|please (?:add|make))(?!\p{L})/iu,
);

/** Whether a sentence says that customers would leave a form alone. */
export const formlessSaid = (project: Project): string[] => formless(project);

/** A goal of the client's own, such as 'get folk to text me'; 'fewer people ringing to ask the hours' is none. */
const goalOfCalls = /(?<!\p{L})(?:ring|call|phone|text|whats ?app)(?:s|ing)?(?!\p{L})/iu;
const noGoal =
  /(?<!\p{L})(?:stop|fewer|less|not|without|no|don['’]?t|instead of|rather than|before|having to|back)(?!\p{L})/iu;

const goalsOfCalls = ({ form }: Project): string[] =>
  form.goals.filter((goal) => goalOfCalls.test(goal) && !noGoal.test(goal));

/** 'Best to text or WhatsApp', 'bookings by phone only', 'most of mine ring': how the client is contacted. */
export const preferredWays = (project: Project): string[] =>
  [
    ...new Set([
      ...waysSaid(project),
      ...awayFromPhone(project).filter((text) => instead.test(text)),
      ...formless(project),
      ...goalsOfCalls(project),
    ]),
  ].filter((text) => !matches(limitedCase, text));

/** The rest of a sentence that was split, or how to get in touch. */
export const restOrContact =
  /^(?:(?:and|but|or|because|so|don['’]?t)(?!\p{L})|(?:ring|call|text|phone|e-?mail|message|write|whats ?app)(?: (?:or|and) (?:ring|call|text|phone|e-?mail|message|write))?(?:[,.!]|$| (?:is better|is best|me|us|first|ahead|any time|anytime|on|at)(?!\p{L})))/iu;
