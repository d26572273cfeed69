import { expect, it } from "vitest";
import { withoutDirections } from "./without-directions.ts";

it.each([
  ["12 High Street, Ludlow SY8 1AA", "12 High Street, Ludlow SY8 1AA"],
  ["Lange Str. 5\n20095 Hamburg", "Lange Str. 5\n20095 Hamburg"],
  ["upstairs, Turfmarkt, Makkum, entrance is at the back with the blue stairs", "Turfmarkt, Makkum"],
  [
    "The Old Creamery, near Newcastle West, Co Limerick (theres no sign, green doors)",
    "The Old Creamery, near Newcastle West, Co Limerick",
  ],
  ["Lieu-dit La Combe Noire, 46600, after the cross on the left", "Lieu-dit La Combe Noire, 46600"],
  ["in the street behind the market, Almuñécar (Granada)", "Almuñécar (Granada)"],
  ["Workshop in the courtyard, Graz-Lend, 8020 Graz", "Graz-Lend, 8020 Graz"],
  ["side door, Sutherland Hall, Saskatoon SK", "Sutherland Hall, Saskatoon SK"],
  ["12 High St (no sign, blue gate), Whitby", "12 High St, Whitby"],
  ["Mill Lane, near the church, Ludlow", "Mill Lane, Ludlow"],
  ["The Old Forge, Stow on the Wold, GL54 1AA", "The Old Forge, Stow on the Wold, GL54 1AA"],
  ["First Floor, 12 High Street, Ludlow", "First Floor, 12 High Street, Ludlow"],
  ["1st Floor, Back Lane, Leeds", "1st Floor, Back Lane, Leeds"],
  ["Parkway House, 3 Parker Street, Leeds", "Parkway House, 3 Parker Street, Leeds"],
  ["Ringstraße 5, 8010 Graz", "Ringstraße 5, 8010 Graz"],
  ["Park Lane, Ludlow", "Park Lane, Ludlow"],
  ["Ring 5, 1010 Wien", "Ring 5, 1010 Wien"],
  ["Knock, Co. Mayo", "Knock, Co. Mayo"],
  ["Red Gate Farm, Ludlow", "Red Gate Farm, Ludlow"],
  ["3 Above Bar Street, Southampton", "3 Above Bar Street, Southampton"],
  ["Mill Lane 4, ring the bell", "Mill Lane 4"],
  ["above the bank, 4 Mill Lane", "4 Mill Lane"],
  ["behind the market", ""],
  ["", ""],
])("'%s' is '%s' for programs and legal texts", (address, plain) => {
  expect(withoutDirections(address)).toBe(plain);
});
