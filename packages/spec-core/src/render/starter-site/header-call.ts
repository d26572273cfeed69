import { isBookingOnTop } from "../../deck/booked-at.ts";
import { bookingSection } from "../../deck/parts/booking-link.ts";
import { isNumberLarge, isNumberOnTop, preferredWay } from "../../deck/preferred-way.ts";
import { memoPerObject } from "../../memo.ts";
import { isSecureWebAddress } from "../../spec/web-address.ts";
import { dialled } from "./dialled.ts";
import { type Html, html } from "./html.ts";
import { isChatNumber, numberLink } from "./number-link.ts";
import { bookingLink } from "./parts/booking-link.ts";
import type { Site } from "./site.ts";

/** A telephone number as visitors read it, and the link that calls it or sends it a text. */
interface HeaderNumber {
  readonly text: string;
  readonly link: string;
  readonly isLarge: boolean;
}

/** The first confirmed telephone number, where the client's words put calls first or want it at the top; else null. */
export const headerNumber = memoPerObject(({ spec, facts }: Site): HeaderNumber | null => {
  if (preferredWay(spec) !== "calls-first" && !isNumberOnTop(spec)) return null;
  const known = facts("phone");
  const first = known.find((number) => !isChatNumber(number));
  const number = first ? dialled(first.text, known) : null;
  return first && number !== null
    ? { text: first.text, link: numberLink(number, known, spec), isLarge: isNumberLarge(spec) }
    : null;
});

/** The number as a link that starts a call, or a text where the client would rather get one. */
export function headerCall(site: Site): Html | null {
  const number = headerNumber(site);
  const look = number?.isLarge ? "header-call header-call-large" : "header-call";
  return number && html`<a class="${look}" href="${number.link}">${number.text}</a>`;
}

const isAddressKnown = ({ words }: Site): boolean =>
  isSecureWebAddress(words("*", bookingSection).text("address"));

/**
 * The button to the client's booking service, where the client wants it at the top and its address is known; else null:
 * the header has no room for the mark of a missing address.
 */
export const headerBooking = (site: Site): Html | null =>
  isBookingOnTop(site.spec) && isAddressKnown(site) ? bookingLink(site, "button header-book") : null;

/** The label of that button; empty if the header has none. */
export const headerBookingLabel = (site: Site): string =>
  headerBooking(site) === null ? "" : site.words("*", bookingSection).text("label");
