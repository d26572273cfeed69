import { bookingSection } from "../../../deck/parts/booking-link.ts";
import { isSecureWebAddress } from "../../../spec/web-address.ts";
import { type Html, html } from "../html.ts";
import type { Site } from "../site.ts";

/**
 * The button to the client's booking service; null if visitors book otherwise. Without its address it is marked as
 * disabled: a link to another form would take bookings that nobody expects.
 */
export function bookingLink({ words }: Site, look: string): Html | null {
  const slots = words("*", bookingSection);
  const label = slots.text("label");
  if (label === "") return null;
  const address = slots.text("address");
  return isSecureWebAddress(address)
    ? html`<a class="${look}" href="${address}" rel="noopener">${label}</a>`
    : html`<a class="${look}" role="link" aria-disabled="true">${label}</a>`;
}

/** The mark beside the button while its address is missing. */
export function bookingGap({ words }: Site): Html | null {
  const { note } = words("*", bookingSection);
  return note === null ? null : html`<small class="todo"><strong>To be connected:</strong> ${note}</small>`;
}
