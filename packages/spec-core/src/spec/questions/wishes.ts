import { priceBan } from "../../content/open/data/conflict-words.ts";
import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import type { Project } from "../project.ts";
import { all, any, mentions, not } from "./checks.ts";
import type { Check } from "./rule.ts";
import { saying } from "./saying.ts";

/** The sentences that say that booking is by phone or in writing. */
export const bookedWithPeople = saying(
  /(?<!\p{L})(?:book|booking|bookings|appointments?)(?!\p{L}).{0,80}(?<!\p{L})(?:by|on|over|through|via) (?:e-?mail|the phone|phone|telephone|text|message|whatsapp)(?!\p{L})|(?<!\p{L})(?:ring|call|phone|text|e-?mail|message|whats ?app)(?: (?:or|and) (?:ring|call|phone|text|e-?mail|message|whats ?app))? (?:me |us )?(?:to|for) (?:a |an )?(?:book|booking|appointment)(?!\p{L})/iu,
  /(?<!\p{L})(?:online|not|instead|stop|form|system|tool|app)(?!\p{L})/iu,
);

/**
 * 'Let them put down their name and I'll get to them', 'people can get on the list'; 'leave the name as it is' is about
 * the business's own.
 */
const answeredByPeople = saying(
  /(?<!\p{L})(?:i|we)(?:['’]ll| will|ll) (?:get|come|ring|call|text|phone|write)(?: back)? (?:to )?(?:them|you)(?!\p{L})|(?<!\p{L})(?:leave|put down|give|send) (?:me |us )?(?:a|the(?:ir|re)|your) (?:name|number|details)(?!\p{L})|(?<!\p{L})(?:get|put (?:them|me|people)|go) on (?:the|my|our|a) list(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}+ (?:rings|calls|phones|texts) (?:them|people|everyone) back(?!\p{L})|(?<!\p{L})(?:don['’]?t|do not|dont|not) (?:\p{L}+ ){0,5}(?:they|people|customers|clients) (?:can )?just book (?:themselves|it|in)(?!\p{L})/iu,
);

/** Booking on the site, as clients call it. */
const onlineBooking =
  /(?<!\p{L})(?:online bookings?|book(?:ing)? (?:it |them )?online|booking (?:system|tool|app|page|thing))(?!\p{L})/iu;
const doubtsIt =
  /(?<!\p{L})(?:(?:don['’]?t|do not|dont|doubt(?: that)?|not sure) (?:\p{L}+ ){0,4}(?:want|wants|need|needs|like|use|uses|bother)|(?:nobody|no one|none of them|they) (?:would(?: not|n['’]?t)? |don['’]?t |never )?(?:wants?|needs?|uses?|asks?))(?!\p{L})/iu;

/** The sentences that doubt or refuse booking on the site: 'They say I need online booking but I don't think people want it'. */
const withoutBooking = saying(onlineBooking);

const ringingFine =
  "(?:ringing|calling|phoning|texting|an? (?:phone )?call|the phone) (?:is|works) (?:fine|best|ok(?:ay)?|enough|easiest|all right|alright)(?!\\p{L})";
const toBook = "(?<!\\p{L})(?:to book|bookings?|appointments?|reservations?)(?!\\p{L})";

/** 'To book, ringing is fine', 'a phone call is best for appointments': people book by phone. */
const ringing = saying(
  new RegExp(
    `${toBook}[^.!?]{0,60}(?<!\\p{L})${ringingFine}|(?<!\\p{L})${ringingFine}[^.!?]{0,60}${toBook}`,
    "iu",
  ),
);

/** Whether the client wants no booking on the site: says so, or doubts it and says that people ring. */
export const wantsNoBooking: Check = (project) => {
  if (project.form.goals.includes("Book Appointments")) return false;
  const doubted = withoutBooking(project).filter((text) => doubtsIt.test(text));
  return doubted.length > 0 || (ringing(project).length > 0 && withoutBooking(project).length === 0);
};

/** True if visitors request a date that a person then confirms, instead of booking it directly. */
export const isBookingRequest: Check = all(
  any(
    mentions("bookingRequest"),
    (project) => bookedWithPeople(project).length > 0 || answeredByPeople(project).length > 0,
  ),
  not(mentions("bookingTool")),
);

/** 'My partner would list our fees, I would not, so leave them off for now.' */
const leavesPricesOff =
  /(?<!\p{L})(?:fees?|prices?|rates?|charges?|costs?)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:leave|keep) (?:them|it|those|these|that|both) (?:off|out)(?!\p{L})/iu;

/** 'Fees are not to be published, we quote for each job.' */
const notPublished =
  /(?<!\p{L})(?:fees?|prices?|rates?|charges?|costs?) (?:(?:are|is) not to be|(?:should|must|may|can)(?: not|n['’]t) be|cannot be) (?:published|shown|printed|named|displayed|listed|advertised|put|on)(?!\p{L})/iu;

/** Whether a sentence asks to show no prices. */
const bansPrices = (text: string): boolean =>
  [priceBan, leavesPricesOff, notPublished].some((ban) => matches(ban, text));

const replaced =
  /(?<!\p{L})(?:put|say|write|show|print) ['’‘"“”]?[^.!?]{0,40}(?<!\p{L})(?:quotes?|quotations?|estimates?|on request|on application|prices?)['’‘"“”]?,? instead(?!\p{L})/iu;

/** Whether other words shall stand in place of the price that a sentence tells: "It is $80 but put 'ask us for a price' instead". */
export const replacesPrice = (text: string): boolean => replaced.test(text);

/** True if the client wants no prices on the site. 'No fees for members' is a fact for visitors instead. */
export const wantsNoPrices: Check = ({ words }) =>
  words.statements.some(
    ({ text, field, proposal }) => field !== "competitors" && proposal === "keep" && bansPrices(text),
  );

/** About printed matter, not a page: 'Don't print the address on anything expensive'. */
const onPaper =
  /(?<!\p{L})on (?:anything|(?:the |our |any )?(?:flyers?|leaflets?|(?:business )?cards?|box(?:es)?|bags?|vans?|signs?|paper|stationery|packaging))(?!\p{L})/iu;

/** 'Don't want my exact address up', 'I'd rather not show our full address', 'don't put the house number up'. */
const keepsAddress = saying(
  /(?<!\p{L})(?:don['’]?t|do not|not|never|rather not) (?:want |like |to |have |put |show |print |publish |give |share |see ){1,3}(?:my|our|the) (?:exact |full |home |street |house |private ){0,2}(?:address|(?:house|door|street|flat|building) numbers?|street(?: name)?(?= (?:up|on|anywhere|online|in)(?!\p{L})|[,.;!]|$))(?!\p{L})(?! (?:of|in (?:capitals|bold)|twice))/iu,
);

/** 'Norwich NR2 (street once you've booked)': only customers learn the rest. */
const restLater =
  /(?<!\p{L})(?:street|address|house number|rest|details)(?: (?:given|sent|told|is|comes))? (?:once|when|after|on|upon) (?:you|your|they|booking|booked|request|enquiry|inquiry|confirmation)(?!\p{L})/iu;

/** 'London SE3 (I don't want the house number on the site)', 'Leeds, no street please'. */
const restHidden =
  /(?<!\p{L})(?:do not|don['’]?t|dont|rather not)(?: \p{L}+){0,3} (?:show|print|publish|put|want|give|share)(?!\p{L})[^()]{0,40}(?<!\p{L})(?:street|road|(?:house|door|flat|road) number|address)(?!\p{L})|(?<!\p{L})no (?:street|road|house number|address)(?: address)? (?:please|online|on the (?:web ?)?site)(?!\p{L})/iu;

export const hidesRest = ({ input }: Project): string[] => {
  const address = input.formData.contact.address.trim();
  return restLater.test(address) || restHidden.test(address) ? [address] : [];
};

/** The sentences that ask not to show the address. */
export const hidingSentences = (project: Project): string[] => {
  const { of, against } = project.mentions;
  return [
    ...new Set([
      ...against("street"),
      ...of("hiddenAddress"),
      ...keepsAddress(project),
      ...hidesRest(project),
    ]),
  ].filter((text) => !onPaper.test(text));
};

/** True if the client does not want the address to be shown. */
export const hidesAddress: Check = (project) => hidingSentences(project).length > 0;
