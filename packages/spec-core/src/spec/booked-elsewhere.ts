import { matches } from "../content/regex-prefilter/prefiltered-match.ts";

const tool = "(?:app|link|tool|platform|software|system|page)";

/** 'The book button goes to our booking app', 'Booking goes through our app', 'Bookings are all done on Fresha'. */
const throughTool = new RegExp(
  `(?<!\\p{L})(?:book(?:ings?|ed)?|appointments|reservations)(?: buttons?| links?)? (?:(?:should|must|will|all|just|only|always|is|are) ){0,2}(?:go(?:es|ing)?|links?|leads?|runs?|done|made|taken|handled|through|via) (?:(?:to|through|via|in|on|by|with|over) ){0,2}(?:our|my|the|an?) (?:own )?(?:online )?(?:booking |reservations? |scheduling )?${tool}(?!\\p{L})`,
  "iu",
);

const named =
  "calendly|fresha|treatwell|opentable|resy|doctolib|booksy|acuity|setmore|mindbody|simplybook|quandoo|thefork|timify|cliniko|lodgify|phorest|vagaro|zocdoc";

/** 'People book on Fresha', 'bookings via Treatwell': not 'we are leaving Fresha', 'should we use Calendly?'. */
const throughNamed = new RegExp(
  `(?<!\\p{L})(?:book(?:ings?|ed)?|appointments|reservations) (?:(?:is|are|all|goes?|go|done|made|taken|online) ){0,3}(?:on|via|through|with|in|at) (?:${named})(?!\\p{L})`,
  "iu",
);

/** A way of booking that the new site shall replace. */
const isToEnd =
  /(?<!\p{L})(?:don['’]?t want|do not want|no longer|stop|away from|instead of|currently|at the moment)(?!\p{L})/iu;

/** Whether visitors book in a service of the client's own, to which the site only links. */
export const isBookedElsewhere = (sentences: readonly string[]): boolean =>
  sentences.some(
    (text) =>
      !text.trim().endsWith("?") &&
      !matches(isToEnd, text) &&
      (matches(throughTool, text) || matches(throughNamed, text)),
  );
