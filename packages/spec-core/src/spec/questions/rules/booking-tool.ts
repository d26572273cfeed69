import { firstNames } from "../../../content/facts/people/data/first-names.ts";
import { bookingAddress, bookingService } from "../../booked-elsewhere.ts";
import { addressNamed } from "../../booking-address.ts";
import type { Project } from "../../project.ts";
import { does, mentions, sentencesOn } from "../checks.ts";
import type { Check } from "../rule.ts";
import { saying } from "../saying.ts";
import { isSilenced } from "../silence.ts";
import { isBookingRequest, wantsNoBooking } from "../wishes.ts";

const namedTool =
  /(?<!\p{L})(?:[Bb]ookings?|[Bb]ook|[Bb]ooked(?= (?:online )?(?:through|via|with|on) )|[Aa]ppointments?|[Rr]eservations?|[Ss]cheduling)(?: (?:all|system|go|goes|run|runs|come|comes|are|is|work|works|made|taken|done|handled|in|online)){0,3} (through|via|with|on|by|over(?! (?:New|Summer|Winter|Spring|Autumn)(?!\p{L}))) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)(?!\p{L})|Christmas|Easter|Whats|Face|Insta|Google|Excel|Phone|E-?mail|Text|Dr\b)(\p{Lu}\p{L}+)/u;

/** 'Bookings go through Kennelbird' names a tool; an appointment with Rosa is one with a person. */
const namesTool = (text: string): boolean => {
  const [, word = "", name = ""] = namedTool.exec(text) ?? [];
  return name !== "" && !(/^(?:with|by)$/.test(word) && firstNames.has(name.toLowerCase()));
};

// 'I use Total Drive for the diary': a tool of any name.
const toolInUse = saying(
  /(?<!\p{L})[Uu]s(?:e|es|ing) (?:an? (?:app|tool|system|thing) called )?(?!WhatsApp|Google|Excel|Facebook|Instagram|Booking\.com|Airbnb)\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}\p{L}+)?(?!\p{L}).{0,40}(?<!\p{L})(?:bookings?|book|diary|calendar|appointments?|scheduling|reservations?)(?!\p{L})/u,
);

/**
 * Whether a sentence is on a booking service whose name or address it tells, or on one that no other question asks for:
 * 'The Book button goes to our booking app'.
 */
function isAskedHere(text: string, project: Project): boolean {
  const service = bookingService([text]);
  if (service !== "") return service !== null;
  return (
    addressNamed(text) !== null ||
    !does("booking")(project) ||
    isBookingRequest(project) ||
    wantsNoBooking(project)
  );
}

/** The sentences that name the booking tool in use, whether or not it is listed here. */
export const toolSentences = (project: Project): string[] => [
  ...new Set([
    ...sentencesOn("bookingTool")(project),
    ...sentencesOn("booking", "bookingTalk")(project).filter(namesTool),
    ...project.words.statements
      .filter(
        (statement) =>
          statement.field !== "competitors" &&
          statement.field !== "onlyForUs" &&
          isAskedHere(statement.text, project) &&
          !isSilenced(statement, project),
      )
      .map(({ text }) => text),
    ...toolInUse(project),
  ]),
];

const webAddress =
  /(?<![\p{L}@.])(?:[\p{L}\d-]{1,40}\.){1,3}(?:com|org|net|io|app|co|eu|uk|ie|de|at|ch|fr|es|it|nl|us|ca|au|nz|me)(?:\/|(?![\p{L}\d]))/iu;

/** 'Booking button on top, goes to my Zenlane page', 'you must only make a button': a link, and nothing on the page. */
const asLink =
  /(?<!\p{L})(?:buttons?|links?)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:goe?s?|leads?|takes?|opens?|to|that|which|not)(?!\p{L})|(?<!\p{L})(?:only|just) (?:\p{L}+ ){0,3}(?:button|link)(?!\p{L})|(?<!\p{L})link(?:s|ed|ing)? (?:to|it|out)(?!\p{L})/iu;

/** Whether the site's button has its address, or, without such a button, whether the tool's is typed. */
function isAddressKnown({ words }: Project, said: readonly string[]): boolean {
  const told = words.statements.filter(({ field }) => field !== "competitors" && field !== "onlyForUs");
  return bookingService(told.map(({ text }) => text)) === null
    ? said.some((text) => webAddress.test(text))
    : bookingAddress(told) !== null;
}

/** What is open about a named tool: its address first, without which the site's button leads nowhere. */
export function accessQuestion(project: Project): string {
  const said = toolSentences(project);
  const address = isAddressKnown(project, said) ? [] : ["what is the exact address of your booking page"];
  const opening = said.some((text) => asLink.test(text))
    ? ["can people book all there that the site names"]
    : ["should it open on the page or at its own address", "who can give us access to the tool"];
  const asked = [...address, ...opening].join(", and ");
  const until = mentions("cancellation")(project)
    ? ""
    : " Until when can people cancel or move a booking free of charge?";
  return `${asked.slice(0, 1).toUpperCase()}${asked.slice(1)}?${until}`;
}

// The booking tool already defines times and terms.
export const hasTool: Check = (project) => toolSentences(project).length > 0;
