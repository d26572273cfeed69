import { expect, it } from "vitest";
import { isBookedElsewhere } from "./booked-elsewhere.ts";

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
