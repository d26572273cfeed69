import type { CallToAction } from "../../site/calls-to-action.ts";
import { bookedAt } from "../booked-at.ts";
import { plainLabelOf } from "../call-labels.ts";
import { enquiriesFirst, shownCalls, siteOf } from "../calls.ts";
import { notes } from "../data/notes.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital, fill } from "../fill.ts";
import { freeFirstStep } from "../free-first-step.ts";
import { drafted } from "../place.ts";
import { preferredWay } from "../preferred-way.ts";
import type { Slot } from "../slot.ts";
import { takesBookings } from "../takes-bookings.ts";
import { placeAt, sentence } from "./section.ts";

const leastDigits = 7;

/** Whether visitors write by a call to action, in general and not for something that a page is for. */
const leadsToContact = ({ act, target }: CallToAction): boolean =>
  (act === "write" || act === "book") &&
  (target.kind === "section" ? target.section === "contact" : target.page.kind === "Contact");

/** What the client wrote about the website, without remarks on others and what is only for the agency. */
const wishesOf = ({ spec }: DeckInput): string[] =>
  spec.content.statements.flatMap(({ field, text, isPrinted }) =>
    isPrinted || field === "competitors" || field === "onlyForUs" ? [] : [text],
  );

/** The labels of calls to action on every page, without those that no page shows. */
export function actions(known: DeckInput): Slot[] {
  const place = placeAt(known, { page: "*", section: "actions", note: "button" });
  const [phone] = known.facts("phone");
  const hasNumber = phone !== undefined && phone.text.replace(/\D/gu, "").length >= leastDigits;
  const isChat = phone?.about === "WhatsApp" || preferredWay(known.spec) === "chat";
  const { calls, number, closing } = shownCalls(siteOf(known), hasNumber);
  const free = freeFirstStep([...known.prose, ...known.steps.flat()], wishesOf(known));
  const [leading] = enquiriesFirst(calls);
  const leadsToBooking =
    bookedAt(known.spec) !== null || (leading?.act === "book" && takesBookings(known.spec));
  const labelOf = (call: CallToAction): string =>
    free !== null && leadsToContact(call)
      ? free
      : (known.voice.buttons[plainLabelOf(known.spec, call)] ?? call.label);
  return [
    ...calls.flatMap((call) =>
      drafted(
        place,
        { item: callItem(call.label), part: "label", kind: "button", maxWords: 4 },
        {
          text: capital(fill(labelOf(call), known.words)),
          sources: known.spec.websiteGoals.filter((goal) => goal.trim() !== ""),
        },
      ),
    ),
    ...drafted(
      place,
      { part: "call", kind: "button", maxWords: 4 },
      {
        text:
          phone && number
            ? (isChat ? "WhatsApp {phone}" : known.voice.call).replace("{phone}", () => phone.text)
            : "",
        sources: phone ? [phone.text] : [],
      },
    ),
    ...drafted(
      { ...place, note: known.spelt(notes.closing) },
      { part: "closing", kind: "text", maxWords: 16 },
      {
        text: closing ? sentence(known, leadsToBooking ? "closingBook" : "closing", {}) : "",
        sources: [known.words.name ?? known.name],
      },
    ),
  ];
}

/** The section at the end of the page of open positions. */
export const applySection = "apply";

/** The call at the end of the page of open positions, which is for applicants and not for customers. */
export function applying(known: DeckInput, page: string): Slot[] {
  const isReached = known.pages.some(({ kind }) => kind === "Contact") || known.facts("email").length > 0;
  if (!isReached) return [];
  const place = placeAt(known, { page, section: applySection, note: "closing" });
  const sources = ["page: Careers"];
  return [
    ...drafted(
      place,
      { part: "closing", kind: "text", maxWords: 8 },
      { text: capital(fill(known.voice.headings.apply, known.words)), sources },
    ),
    ...drafted(
      { ...place, note: notes.button },
      { part: "write", kind: "button", maxWords: 4 },
      { text: capital(fill(known.voice.buttons["Get in touch"] ?? "Get in touch", known.words)), sources },
    ),
  ];
}

/** The item of a call to action, by its plain label. */
export const callItem = (label: string): string =>
  `to-${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
