import { expect, it } from "vitest";
import { bookingAddress, bookingService, isBookedElsewhere } from "./booked-elsewhere.ts";

it.each([
  ["book button goes to our booking app, will send link", true],
  ["Schedule and booking goes through our booking app so the website just needs to link there.", true],
  ["Bookings are made through our app.", true],
  ["Appointments are handled in my own scheduling software.", true],
  ["Massages are booked on Treatwell.", true],
  ["We want an online booking system on the site.", false],
  ["Bookings go through an app, so the site does not need any.", true],
  ["We don't want bookings to go through an app.", false],
  ["Bookings by phone only.", false],
  ["Should bookings go through an app?", false],
  ["Bookings are taken on the website.", false],
  ["We are leaving Fresha.", false],
  ["The app is for our members.", false],
])("C-36.736 '%s' tells that visitors book elsewhere: %s", (sentence, expected) => {
  expect(isBookedElsewhere([sentence])).toBe(expected);
});

it.each([
  ["Book button at the top please, links to our Zenlane page", "Zenlane"],
  ["Booking button on every page, goes to my Cliniko account.", "Cliniko"],
  ["All booking runs over Eversports, so only a link is needed.", "Eversports"],
  ["Appointments are made via Salonbird, please just link it", "Salonbird"],
  ["Reservations go through OpenTable.", "OpenTable"],
  ["Bookings go through an app.", ""],
  ["Bookings go through Sarah.", null],
  ["Bookings are only via WhatsApp.", null],
  ["Booking is only through October.", null],
  ["The Book button goes to our Contact page.", null],
  ["Bookings used to go through Salonbird.", null],
  ["We are fed up that bookings go through Salonbird.", null],
  ["Booking over Christmas is hard.", null],
  ["Book early, our Saturday classes fill up.", null],
])("C-36.752 in '%s' visitors book at %s", (sentence, expected) => {
  expect(bookingService([sentence])).toBe(expected);
});

const told = (texts: readonly string[], kind: "wish" | "private" = "wish") =>
  texts.map((text) => ({
    field: "contentNotes" as const,
    text,
    kind: /^Please don|^\(keep/u.test(text) ? ("private" as const) : kind,
    isPrinted: false,
    decidedBy: "rules" as const,
  }));

it.each([
  [
    ["Bookings are all done on Fresha: https://www.fresha.com/a/glow-room."],
    "https://www.fresha.com/a/glow-room",
  ],
  [["Bookings go through Calendly, calendly.com/glow-room."], "https://calendly.com/glow-room"],
  [
    ["Bookings are on Fresha.", "The link is https://www.fresha.com/a/glow."],
    "https://www.fresha.com/a/glow",
  ],
  [["Book online: https://www.fresha.com/a/glow-room"], "https://www.fresha.com/a/glow-room"],
  [["Book a class on Momence: momence.com/glow."], "https://momence.com/glow"],
  [["Our booking page is https://book.glow.example/now"], "https://book.glow.example/now"],
  [["Bookings are all done on Fresha: http://www.fresha.com/a/glow-room."], null],
  [["Bookings are all done on Fresha: https://www.fresha.com"], null],
  [["Bookings are all done on Fresha, see https://www.rival.example/a."], null],
  [["Bookings are all done on Fresha: https://fresha.com.evil.example/a"], null],
  [["Bookings are all done on Fresha: https://partners.fresha.com/a"], null],
  [["Bookings are all done on Fresha: https://fresha.com/a?token=1"], null],
  [["Bookings are all done on Fresha: https://fresha.com/a, only for staff."], null],
  [["Bookings are all done on Fresha: https://fresha.com/a.", "Please don't print that."], null],
  [["Bookings are all done on Fresha.", "https://fresha.com/a", "(keep this between us)"], null],
  [["Bookings are on Fresha: https://fresha.com/a", "Bookings are on Fresha: https://fresha.com/b"], null],
  [["We like https://www.fresha.com/a/rival"], null],
])("of %j the address where visitors book is %s", (texts, expected) => {
  expect(bookingAddress(told(texts))).toBe(expected);
});

it("an address in a private sentence is not used", () => {
  expect(
    bookingAddress(told(["Bookings are all done on Fresha: https://fresha.com/a"], "private")),
  ).toBeNull();
});
