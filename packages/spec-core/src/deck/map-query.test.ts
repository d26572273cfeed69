import { describe, expect, it } from "vitest";
import { mapQuery } from "./map-query.ts";

describe("mapQuery", () => {
  it.each([
    ["12 High Street, Ludlow SY8 1AA", "12 High Street, Ludlow SY8 1AA"],
    ["12 High Street, green doors", "12 High Street"],
    ["12 High St (no sign, blue gate), Whitby", "12 High St, Whitby"],
    ["Lindenweg 11, 37154 Northeim", "Lindenweg 11, 37154 Northeim"],
    ["Calle Mayor, 7, Nerja", "Calle Mayor, 7, Nerja"],
    ["4b, rue du Four, Saintes", "4b, rue du Four, Saintes"],
    ["Lieu-dit La Combe Noire, 46600, after the cross on the left", "Lieu-dit La Combe Noire, 46600"],
    ["Workshop in the courtyard, Graz-Lend, 8020 Graz", "Graz-Lend, 8020 Graz"],
    ["The Old Forge, Stow on the Wold, GL54 1AA", "The Old Forge, Stow on the Wold, GL54 1AA"],
    ["The Old Creamery, Newcastle West, V42 X285", "The Old Creamery, Newcastle West, V42 X285"],
    ["Lange Str. 5\n20095 Hamburg", "Lange Str. 5, 20095 Hamburg"],
    ["1 Main St, Oakland, CA 94607", "1 Main St, Oakland, CA 94607"],
    ["upstairs, 3 Turfmarkt, Makkum, entrance is at the back", "3 Turfmarkt, Makkum"],
    ["12 Mill Lane, near Ludlow", "12 Mill Lane, near Ludlow"],
  ])("finds '%s' by '%s'", (address, query) => {
    expect(mapQuery(address)).toBe(query);
  });

  it.each([
    "whitby",
    "Saintes, Charente-Maritime",
    "in the street behind the market, Almuñécar (Granada)",
    "The Old Creamery, near Newcastle West, Co Limerick (theres no sign, green doors)",
    "side door, Sutherland Hall, Saskatoon SK",
    "5 miles from Ludlow",
    "Ludlow, 2 doors down from the Crown",
  ])("finds no place in '%s'", (address) => {
    expect(mapQuery(address)).toBeNull();
  });
});
