import { expect, it } from "vitest";
import { bookingService, isBookedElsewhere } from "./booked-elsewhere.ts";

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
