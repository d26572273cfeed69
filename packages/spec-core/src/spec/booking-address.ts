import { isSecureWebAddress } from "./web-address.ts";

/** Booking services by their names in running text. */
export const knownServices =
  "calendly|fresha|treatwell|opentable|resy|doctolib|booksy|acuity|setmore|mindbody|simplybook|quandoo|thefork|timify|cliniko|lodgify|phorest|vagaro|zocdoc|eversports|jameda|resdiary|bookwhen|glofox|momoyoga|momence|gymcatch|sevenrooms|fareharbor|checkfront|simplepractice";

const webAddress =
  /(?<![\p{L}\d@./:-])(?:(?<scheme>https?):\/\/)?(?<host>(?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,12})(?![\p{L}\d@.-]*@)(?<path>[/?#][^\s"'<>\\]{0,300})?/giu;
const closing = /[.,;:!?)\]’”»]+$/u;

/** Pages of a service for the business itself, and addresses that open more than a page. */
const notForVisitors =
  /^(?:partners?|admin|manage|manager|dashboard|login|accounts?|business|pro|biz)\.|[/?&](?:log-?in|sign-?_?in|admin|dashboard|settings|users?|accounts?)(?:[/?&=#]|$)|[?&](?:\w{0,20}token|key|secret|password|auth)=/iu;

/** Words with which an address is not, or not for everybody, the one where visitors book. */
const doubt =
  /(?<!\p{L})(?:old|former|previous|not|never|no|don['’]?t|isn['’]?t|doesn['’]?t|stop|test|example|like|similar|inspiration|competitors?|rivals?|staff|admin|log ?in|sign ?in|password|internal(?:ly)?|private(?:ly)?|confidential|secret|between us|will|soon|later|change|changing|moving|until|broken|was|were|used to|instead|currently|for|if|unless|except|but|others?|their|his|her)(?!\p{L})/iu;

interface Typed {
  readonly address: string;
  readonly host: string;
  readonly before: string;
}

/** The only web address of a sentence, if visitors can book there and the sentence leaves no doubt. */
function typedAddress(text: string): Typed | null {
  const [found, ...others] = [...text.matchAll(webAddress)];
  if (!found || others.length > 0 || text.trim().endsWith("?")) return null;
  const { scheme = "https", host = "", path = "" } = found.groups ?? {};
  const end = path.replace(closing, "");
  const address = `${scheme.toLowerCase()}://${host}${end}`;
  const before = text.slice(0, found.index);
  const around = `${before} ${text.slice(found.index + found[0].length)}`;
  const hasPage = end.length > 1 || (host.split(".").length > 2 && !/^www\./iu.test(host));
  return hasPage &&
    isSecureWebAddress(address) &&
    (found.groups?.scheme !== undefined || end.length > 1) &&
    !notForVisitors.test(host + end) &&
    !doubt.test(around)
    ? { address, host: host.toLowerCase(), before }
    : null;
}

/** Whether a host is that of a service: 'acuityscheduling.com' of 'Acuity', not 'glow-calendly.com' of 'Calendly'. */
function isHostOf(host: string, service: string): boolean {
  const labels = host.replace(/\.(?:co|com|org)\.[a-z]{2}$|\.[a-z]{2,12}$/u, "").split(".");
  const own = (labels.at(-1) ?? "").replace(/-/gu, "");
  const name = service.toLowerCase().replace(/[^\p{L}\d]/gu, "");
  return (
    name.length > 2 &&
    own.startsWith(name) &&
    /^(?:online|scheduling|app|hq|bookings?)?$/u.test(own.slice(name.length))
  );
}

const isKnownHost = (host: string): boolean =>
  knownServices.split("|").some((service) => isHostOf(host, service));

const lead = "^(?:please )?";
const thing =
  "(?:an?|your|my|the) (?:appointment|class|slot|session|lesson|visit|treatment|consultation|place|space|table|course)|classes|appointments|sessions|lessons";
const colon = " ?[:,(–—-]{0,2} ?$";

/** 'Book online: …', 'Book a class on Momence: …'. */
const toBook = new RegExp(
  `${lead}(?:(?:you|people|clients|customers|patients|students|members) (?:can |just |all ){0,2})?book(?: (?:now|online|here|direct|directly))?(?: (?:${thing}))?(?: online)?(?: (?:on|at|through|via|with|using) (?:(?<service>(?!https)[\\p{L}\\d]{2,20}))?)?${colon}`,
  "iu",
);

/** 'Our booking page is …', 'Booking link: …', 'The Book button goes to …'. */
const asBookingPage = new RegExp(
  `${lead}(?:(?:link|point|connect) )?(?:(?:my|our|the) )?(?:online )?(?:book(?:ing)?(?: now| online)?|reservations?|scheduling|appointments?) (?:page|link|site|app|address|url|calendar|tool|system|button)(?: (?:is|at|here|to|on|goes?|links?|leads?|should|must|just|only)){0,4}${colon}`,
  "iu",
);

/** Between the name of the service and the address there. */
const afterName =
  /^(?:['’]s)?(?:,? (?:is|at|on|to|here|link|page|account|profile|address|url|site|booking|our|my|the|under)){0,5} ?[:,(–—-]{0,2} ?$/iu;

/** 'The link is …', or the address alone, in the sentence after that on the service. */
const alone =
  /^(?:(?:the|our|my|its|here(?:['’]s| is)(?: the)?) )?(?:(?:booking )?(?:link|address|page|url)(?: is)?)? ?[:–—-]? ?$/iu;

/** The address that a sentence names as the page where visitors book: 'Book online: https://…'; null without one. */
export function addressNamed(text: string): string | null {
  const typed = typedAddress(text);
  if (typed === null) return null;
  const { address, host, before } = typed;
  if (asBookingPage.test(before)) return address;
  const service = toBook.exec(before);
  if (service === null || !isKnownHost(host)) return null;
  const name = service.groups?.service;
  return name === undefined || isHostOf(host, name) ? address : null;
}

/** The address at a service in the sentence that names it, or in the one after it; null without one. */
export function addressAt(service: string, text: string, next: string): string | null {
  const typed = typedAddress(text);
  if (typed !== null) {
    const at = typed.before.lastIndexOf(service);
    return at >= 0 && isHostOf(typed.host, service) && afterName.test(typed.before.slice(at + service.length))
      ? typed.address
      : null;
  }
  const after = doubt.test(text) ? null : typedAddress(next);
  return after !== null && alone.test(after.before) && isHostOf(after.host, service) ? after.address : null;
}

/** Whether an address is at this service; a service without a name is at any. */
export const isAddressAt = (address: string, service: string): boolean =>
  service === "" || isHostOf(/^https:\/\/([^/?#]+)/u.exec(address)?.[1] ?? "", service);
