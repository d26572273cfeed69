import { isPostBox } from "../../content/contact-facts.ts";
import { askedFields } from "../../site/asked-fields.ts";
import { plainName } from "../../site/plain-name.ts";
import { arrivalsAbout } from "../arrivals.ts";
import { hasForm, hasFormHeading, hasHomeContact, siteOf } from "../calls.ts";
import type { HeadingName } from "../data/voice.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital, fill } from "../fill.ts";
import { hasShelf, isDeed } from "../goods-apart.ts";
import { hoursLines, hoursOf, hoursText, isByAppointment } from "../hours-text.ts";
import { mapQuery } from "../map-query.ts";
import type { Offer } from "../offers.ts";
import { drafted, open, type Place } from "../place.ts";
import { preferredWay } from "../preferred-way.ts";
import { refusesForm } from "../refused-form.ts";
import { registrationLabel } from "../registration-label.ts";
import type { Slot } from "../slot.ts";
import { takesBookings as takesBookingsOf } from "../takes-bookings.ts";
import { isPlaceAlone } from "../town.ts";
import { comesFromTown, visitsCustomers } from "../visits-customers.ts";
import { whoseHealth } from "../whose-health.ts";
import { isForSleeping } from "./offers.ts";
import { heading, itemOf, placeAt, sentence } from "./section.ts";

/** Which ways to reach the business it asks for: no calls that it cannot answer. */
function channelOf(known: DeckInput): "both" | "phone" | "email" | "form" {
  const hasPhone =
    preferredWay(known.spec) !== "few-calls" &&
    known.facts("phone").some(({ about }) => about !== "WhatsApp");
  const hasEmail = known.facts("email").length > 0;
  if (hasPhone && hasEmail) return "both";
  if (hasPhone) return "phone";
  return hasEmail ? "email" : "form";
}

/** Whether visitors should call rather than use any other way. */
const isCallWanted = ({ spec }: DeckInput): boolean => preferredWay(spec) === "calls-first";

function intro(known: DeckInput, place: Place): Slot[] {
  const way = channelOf(known);
  // Whether the sentence also mentions the form, which is beside it on the home page. With a phone number alone it
  // always does, because 'Book an appointment' leads to this page.
  const isNamed =
    (way === "phone" || (place.page === "/" && way !== "form")) &&
    !isCallWanted(known) &&
    !refusesForm(known.spec);
  const isOneWay = way === "phone";
  const channel = `${fill(known.voice.channels[way], known.words)}${isNamed && isOneWay ? ", or use the form" : ""}`;
  const text = `${sentence(known, "contactIntro", { channel })}${isNamed && !isOneWay ? " Or use the form." : ""}`;
  return drafted(
    place,
    { part: "lead", kind: "text", maxWords: 20 },
    { text, sources: [`section: ${place.section}`] },
  );
}

/** Whether a page or a section shows the ways to reach the business, so that the footer need not repeat everything. */
const hasWays = ({ pages, spec }: DeckInput): boolean =>
  pages.some(({ kind }) => kind === "Contact") || spec.siteStructure.sections.chosen.includes("contact");

type Detail = "phone" | "email" | "address" | "registration";

/** Confirmed details of these kinds, each with what it is for. */
const details = (known: DeckInput, place: Place, kinds: readonly Detail[]): Slot[] =>
  kinds.flatMap((kind) =>
    known.facts(kind).flatMap(({ id, text, about, note }) => {
      const item = itemOf(kind, id);
      return [
        ...drafted(
          place,
          { item, part: kind, kind: "fact", maxWords: 12 },
          // 'rear 4 Mill Lane' begins a line of its own.
          { text: kind === "address" ? capital(text) : text, sources: [text] },
        ),
        ...drafted(
          place,
          { item, part: "label", kind: "label", maxWords: 3 },
          {
            text:
              kind === "registration"
                ? registrationLabel(about, text, known.spec.businessInfo.legalForm)
                : capital(about),
            sources: [about],
          },
        ),
        // The footer shows the number without its note if another place has the note.
        ...drafted(
          place,
          { item, part: "note", kind: "label", maxWords: 12 },
          { text: place.page === "*" && hasWays(known) ? "" : capital(note), sources: [note] },
        ),
      ];
    }),
  );

/** Numbers, addresses and places, as confirmed. */
function ways(known: DeckInput, place: Place): Slot[] {
  const isWritten = preferredWay(known.spec) === "few-calls";
  const order: readonly Detail[] = isWritten ? ["email", "phone", "address"] : ["phone", "email", "address"];
  const found = details(known, place, order);
  return found.length > 0 ? found : [open(place, { part: "ways", kind: "text", maxWords: 40 })];
}

/** Whether the only hours are those in which guests arrive. */
const areArrivals = ({ facts }: DeckInput): boolean =>
  facts("hours").length > 0 && facts("hours").every(({ about }) => about === arrivalsAbout);

const hours = (known: DeckInput, place: Place, isLabelled = false): Slot[] =>
  known
    .facts("hours")
    .flatMap(({ id, text, about }) =>
      hoursLines(text).flatMap((line, index) =>
        drafted(
          place,
          { item: `hours-${id.slice(-6)}-${index + 1}`, part: "hours", kind: "fact", maxWords: 12 },
          { text: capital(hoursText(hoursOf(line, isLabelled ? "" : about))), sources: [text] },
        ),
      ),
    );

/** Whether customers come to a place of the business. */
const isVisited = ({ facts, spec }: DeckInput): boolean =>
  facts("address").some(({ text }) => !isPostBox(text)) && !comesFromTown(spec);

/** Whether a sentence that is not printed asks for something about the address not to be done. */
const isAboutAddress = (text: string): boolean =>
  /(?<!(?:e-?mail|web|mail) )(?<!\p{L})address(?!\p{L})/iu.test(text) &&
  /(?<!\p{L})(?:not|nothing|no|never|\p{L}{2,6}n['’]t)(?!\p{L})/iu.test(text);

/** Whether the client is reserved about the address, which then stands only where visitors look for it. */
const isAddressReserved = ({ spec, pages }: DeckInput): boolean =>
  pages.some(({ kind }) => kind === "Contact") &&
  spec.content.statements.some(({ isPrinted, text }) => !isPrinted && isAboutAddress(text));

/** The details at the foot of every page, with the opening hours of a place. */
export function footer(known: DeckInput): Slot[] {
  const place = placeAt(known, { page: "*", section: "footer", note: "contact" });
  return [
    ...details(known, place, isAddressReserved(known) ? ["phone", "email"] : ["phone", "email", "address"]),
    ...(isVisited(known) ? hours(known, place) : []),
    ...details(known, place, ["registration"]),
  ];
}

function label(known: DeckInput, place: Place, { part, name }: { part: string; name: HeadingName }): Slot[] {
  const text = capital(fill(known.voice.headings[name], known.words));
  return drafted(
    place,
    { part, kind: "label", maxWords: 5 },
    { text, sources: [`section: ${place.section}`] },
  );
}

/** A map of each place that visitors can come to, and the opening hours, with their labels. */
function whereAndWhen(known: DeckInput, place: Place): Slot[] {
  const times = known.facts("hours").filter(({ about }) => about === "");
  // Nobody can visit a post office box.
  const places = known.facts("address").filter(({ text }) => !isPostBox(text));
  const hasPlace = places.length > 0;
  // No map finds 'the yard behind the mill'.
  const mapped = places.filter(({ text }) => mapQuery(text) !== null);
  return [
    ...(hasPlace
      ? label(known, place, {
          part: "place-label",
          name: places.every(({ text }) => isPlaceAlone(text)) ? "town" : "place",
        })
      : []),
    ...drafted(
      place,
      { part: "map", kind: "button", maxWords: 4 },
      { text: mapped.length > 0 ? known.voice.map : "", sources: mapped.map(({ text }) => text) },
    ),
    ...(areArrivals(known)
      ? drafted(
          place,
          { part: "hours-label", kind: "label", maxWords: 5 },
          { text: capital(arrivalsAbout), sources: [`section: ${place.section}`] },
        )
      : known.facts("hours").length > 0
        ? label(known, place, {
            part: "hours-label",
            name:
              times.length > 0 && times.every(({ text }) => isByAppointment(text)) ? "appointments" : "hours",
          })
        : []),
    ...hours(known, place, areArrivals(known)),
  ];
}

/** The heading of the ways: that of calls only over numbers and addresses for mail. */
const reachedBy = (known: DeckInput): HeadingName =>
  isCallWanted(known) && known.facts("hours").length + known.facts("address").length > 0 ? "ways" : "reach";

/** Whether the heading above a number alone says already that one calls. */
const isOnlyCalled = (known: DeckInput, page: string): boolean =>
  page !== "/" && isCallWanted(known) && reachedBy(known) === "reach" && channelOf(known) === "phone";

/** How the business is reached, where it is, and when it is open. */
export function contact(known: DeckInput, { page, section }: { page: string; section: string }): Slot[] {
  const place = placeAt(known, { page, section, note: "contact" });
  return [
    ...heading(known, place, page === "/" ? "contact" : reachedBy(known)),
    ...(isOnlyCalled(known, page) ? [] : intro(known, place)),
    ...ways(known, place),
    ...whereAndWhen(known, place),
  ];
}

/** Where the business is and when it is open, on a page of its own. */
export function visit(known: DeckInput, { page, section }: { page: string; section: string }): Slot[] {
  const place = placeAt(known, { page, section, note: "visit" });
  const isKnown = known.facts("address").length > 0 && known.facts("hours").length > 0;
  return [
    ...details(known, place, ["address"]),
    ...(isKnown ? [] : [open(place, { part: "ways", kind: "text", maxWords: 40 })]),
    ...whereAndWhen(known, place),
  ];
}

const takesBookings = ({ spec }: DeckInput): boolean => takesBookingsOf(spec);

const isTable = ({ trade }: DeckInput): boolean => trade.appointment === "a table";

/** Kinds of offers that are taken away or eaten, not booked; houses with guests have breakfasts among their rooms. */
const taken: ReadonlySet<string> = new Set(["goods", "dishes and drinks", "rooms", "beds and rooms"]);

/** What can be booked: the accommodation of a house with guests; a shop's courses and work, not its goods. */
function bookable(known: DeckInput): readonly Offer[] {
  const { offers, prices, trade } = known;
  const places = trade.booked === "nights" ? offers.filter(isForSleeping) : [];
  if (places.length > 0) return places;
  const areTaken = taken.has(trade.offers) || hasShelf(known);
  if (!areTaken) return offers;
  const others = prices.filter(
    ({ name }) => !offers.some((offer) => plainName(offer.name) === plainName(name)),
  );
  return [...offers, ...others].filter(isDeed);
}

/** The choices of a form with bookings; a table is booked without choosing a dish. */
function choices(known: DeckInput, place: Place): Slot[] {
  const offers = bookable(known);
  return offers.length < 2 || !takesBookings(known) || isTable(known)
    ? []
    : offers.flatMap(({ id, name }) =>
        drafted(
          place,
          { item: itemOf(name, id), part: "choice", kind: "label", maxWords: 6 },
          { text: name, sources: [name] },
        ),
      );
}

/** Fields of the client's that replace the town of a visit. */
const ofPlace =
  /(?<!\p{L})(?:post ?codes?|zip|town|address|location|place|venue|where|area|suburb)(?!\p{L})/iu;

/** Whether the client's own list of fields asks for the place. */
const asksForPlace = ({ spec: { content } }: DeckInput): boolean =>
  askedFields(
    content.statements.flatMap(({ kind, text }) => (kind === "private" ? [] : [text])),
    { present: [] },
  ).some(({ label }) => ofPlace.test(label));

/** The field for the place of a visit, if the business comes to its customers. */
const placeLabel = (known: DeckInput, place: Place): Slot[] =>
  drafted(
    place,
    { part: "place", kind: "label", maxWords: 5 },
    {
      text:
        visitsCustomers(known.spec) && !asksForPlace(known)
          ? `Your town or ${known.spec.businessInfo.country === "US" ? "ZIP code" : "postcode"}`
          : "",
      sources: [known.spec.businessInfo.niche],
    },
  );

/** Further fields of a booking: two days for a stay in place of one, the class, which has its day, the time for a table, and the number of guests. */
function bookingLabels(known: DeckInput, place: Place): Slot[] {
  if (!takesBookings(known)) return [];
  const labels: (readonly [part: string, text: string])[] = [];
  if (known.trade.booked === "nights")
    labels.push(["arrival", "Arrival"], ["departure", "Departure"], ["guests", "Number of guests"]);
  if (known.trade.appointment === "a class") labels.push(["class", "Which class"]);
  if (isTable(known)) labels.push(["time", "Preferred time"], ["guests", "Number of people"]);
  return labels.flatMap(([part, text]) =>
    drafted(place, { part, kind: "label", maxWords: 3 }, { text, sources: known.spec.websiteGoals }),
  );
}

/** Whether the business records health data, according to its privacy page. */
const recordsHealth = ({ spec }: DeckInput): boolean =>
  spec.legalAndCompliance.pages.some(({ outline }) =>
    outline.some((entry) => entry.startsWith("Health data: ")),
  );

/** The form, open until the address for its messages is known; empty if no page has a form or the client refuses one. */
export function form(known: DeckInput): Slot[] {
  const site = siteOf(known);
  if (!hasForm(site)) return [];
  const place = placeAt(known, { page: "*", section: "form", note: "form" });
  // The heading of the form is that of the contact part of the home page.
  if (refusesForm(known.spec)) return hasHomeContact(site) ? heading(known, place, "contact") : [];
  const goal = known.spec.websiteGoals.filter((each) => each.trim() !== "");
  return [
    ...(hasFormHeading(site)
      ? heading(known, place, hasHomeContact(site) && isCallWanted(known) ? "contact" : "form")
      : []),
    ...drafted(
      place,
      { part: "send", kind: "button", maxWords: 3 },
      { text: known.voice.send, sources: goal.length > 0 ? goal : ["section: contact"] },
    ),
    ...drafted(
      place,
      { part: "health", kind: "text", maxWords: 16 },
      {
        text: recordsHealth(known)
          ? fill(known.voice.noHealth, { ...known.words, whose: whoseHealth(known) })
          : "",
        sources: ["data on health"],
      },
    ),
    ...bookingLabels(known, place),
    ...placeLabel(known, place),
    ...choices(known, place),
    open(place, { part: "action", kind: "address", maxWords: 1 }),
  ];
}
