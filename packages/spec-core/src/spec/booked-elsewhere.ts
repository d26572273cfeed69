import { firstMatch, matches } from "../content/regex-prefilter/prefiltered-match.ts";
import type { Statement } from "../content/statement.ts";
import { addressAt, addressNamed, isAddressAt, knownServices } from "./booking-address.ts";

const tool = "(?:app|link|tool|platform|software|system|page|thing)";

/**
 * 'The book button goes to our booking app', 'a book now button that goes to my booking thing', 'Booking goes through our
 * app'.
 */
const throughTool = new RegExp(
  `(?<!\\p{L})(?:book(?:ings?|ed)?|appointments|reservations)(?: now)?(?: buttons?| links?)? (?:(?:that|which|should|must|will|all|just|only|always|is|are) ){0,2}(?:go(?:es|ing)?|links?|leads?|runs?|done|made|taken|handled|through|via) (?:(?:to|through|via|in|on|by|with|over) ){0,2}(?:our|my|the|an?) (?:own )?(?:online )?(?:booking |reservations? |scheduling )?${tool}(?!\\p{L})`,
  "iu",
);

/** 'People book on Fresha', 'bookings via Treatwell': not 'we are leaving Fresha', 'should we use Calendly?'. */
const throughKnown = new RegExp(
  `(?<!\\p{L})(?:book(?:ings?|ed)?|appointments|reservations) (?:(?:is|are|all|go(?:es)?|done|made|taken|online|runs?) ){0,3}(?:on|to|via|through|with|in|at|over|by) (?:(?:my|our|the) )?(?<name>${knownServices})(?!\\p{L})`,
  "iu",
);

const booking = "(?<!\\p{L})(?:[Bb]ook(?:ings?)?|[Aa]ppointments?|[Rr]eservations?|[Ss]cheduling)(?!\\p{L})";
const name = "(?<name>\\p{Lu}[\\p{L}\\d&’'-]{2,20}(?: \\p{Lu}[\\p{L}\\d]{1,20})?)";

/** 'Booking button on top, goes to my Cliniko page', 'the Book button links to our Zenlane account'. */
const onOwnPage = new RegExp(
  `${booking}[^.!?;\\n]{0,50}? (?:to|through|via|over|on|with|in|using) (?:my|our) ${name} (?:booking )?(?:page|account|profile|link|calendar|diary)(?!\\p{L})`,
  "u",
);

/** 'The booking goes over Eversports', 'appointments are made through Zenlane'. */
const throughName = new RegExp(
  `${booking}(?: (?:is|are|all|only|just|go(?:es)?|done|made|taken|handled|runs?|works?|online)){1,4} (?:through|via|over|using) ${name}(?! ?['’]s)`,
  "u",
);

/** Ways, times and the site's own pages, which are no booking service. */
const noService =
  /^(?:whats ?app|messenger|facebook messenger|e-?mail|phone|telephone|text|sms|zoom|skype|teams|post|fax|instagram dm|contact|home|about|prices?|pricing|fees|services?|faq|menu|booking|christmas|easter|new year|summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?!\p{L})/iu;

/** A way of booking that the new site shall replace. */
const isToEnd =
  /(?<!\p{L})(?:don['’]?t want|do not want|no longer|stop|away from|instead of|currently|at the moment|used to|leaving|get rid of|fed up)(?!\p{L})/iu;

/** A link, or something else on a screen: without it, a name may be that of a person who takes the bookings. */
const onScreen =
  /(?<!\p{L})(?:links?|linked|buttons?|online|page|app|account|system|website|site|widget)(?!\p{L})/iu;

function serviceIn(text: string): string | null {
  if (text.trim().endsWith("?") || matches(isToEnd, text)) return null;
  const own = firstMatch(onOwnPage, text) ?? firstMatch(throughKnown, text);
  const found = own ?? firstMatch(throughName, text);
  const service = found?.groups?.name ?? "";
  if (service !== "" && !noService.test(service) && (found === own || onScreen.test(text))) return service;
  return matches(throughTool, text) || addressNamed(text) !== null ? "" : null;
}

/**
 * The service of the client's own in which visitors book, and to which the site only links: 'Cliniko'; empty if the
 * client does not name it, null if there is none.
 */
export function bookingService(sentences: readonly string[]): string | null {
  const services = sentences.map(serviceIn).filter((service) => service !== null);
  return services.find((service) => service !== "") ?? services[0] ?? null;
}

/** Whether visitors book in a service of the client's own, to which the site only links. */
export const isBookedElsewhere = (sentences: readonly string[]): boolean =>
  bookingService(sentences) !== null;

/** A sentence of an answer, with what was decided about it. */
type Decided = Pick<Statement, "field" | "text" | "kind"> & {
  readonly isPrinted: boolean;
  readonly decidedBy: "rules" | "client";
};

const isPrivate = ({ kind, isPrinted, decidedBy }: Decided): boolean =>
  kind === "private" || (decidedBy === "client" && !isPrinted);

/**
 * The address where visitors book, as the client typed it; null if there is none, if there are several, or if its
 * sentence or the one after it, 'Please don't print that', is private.
 */
export function bookingAddress(statements: readonly Decided[]): string | null {
  const told = statements.filter(({ field }) => field !== "competitors" && field !== "onlyForUs");
  const service = bookingService(told.map(({ text }) => text));
  if (service === null) return null;
  const addresses = told.flatMap((statement, index) => {
    const following = told[index + 1];
    const next = following?.field === statement.field ? following : undefined;
    const here = serviceIn(statement.text);
    if (here === null || isPrivate(statement) || (next && isPrivate(next))) return [];
    const after = told[index + 2];
    const isNextBanned = after?.field === statement.field && isPrivate(after);
    const at = here === "" ? null : addressAt(here, statement.text, isNextBanned ? "" : (next?.text ?? ""));
    const address = at ?? addressNamed(statement.text);
    return address === null ? [] : [address];
  });
  const [address, ...others] = new Set(addresses);
  return address !== undefined && others.length === 0 && isAddressAt(address, service) ? address : null;
}
