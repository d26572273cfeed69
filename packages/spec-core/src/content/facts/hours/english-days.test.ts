import { expect, it } from "vitest";
import { rulesOf } from "../data/countries.ts";
import { withEnglishDays } from "./english-days.ts";

const english = "We are a small pottery with a kiln and we teach in English and German.";
const german = "Wir sind eine kleine Töpferei mit Kursen für alle und mit einem Laden.";

it.each([
  ["Mo-Fr 8-12 and 14-18, Sa 9-13", "Mo-Fr 8-12 and 14-18, Sa 9-13"],
  ["Mo-Fr 8-12, Sa 9-13, So 10-12", "Mon-Fri 8-12, Sat 9-13, Sun 10-12"],
  ["Di - Do 10 bis 18 Uhr, Sa. 9-13 Uhr", "Tue - Thu 10 to 18, Sat 9-13"],
  ["Di-Fr 10-18, So und Mo geschlossen", "Tue-Fri 10-18, Sun and Mon closed"],
  ["only in the course times, Mi 17-20", "only in the course times, Wed 17-20"],
  ["Mi-Fr 8-12, Saturday by appointment", "Wed-Fri 8-12, Saturday by appointment"],
  ["Mo-Do nach Vereinbarung", "Mo-Do nach Vereinbarung"],
  ["Mon-Fri 9-5, we do so-so on Sundays", "Mon-Fri 9-5, we do so-so on Sundays"],
  ["Mon-Fri 9-5", "Mon-Fri 9-5"],
  ["", ""],
])("on a site in English, '%s' is '%s'", (hours, shown) => {
  expect(withEnglishDays(hours, english, rulesOf("DE"))).toBe(shown);
});

it.each([german, ""])("beside the description '%s' they stay as typed", (description) => {
  expect(withEnglishDays("Mo-Do 8-12, So 10-12", description, rulesOf("DE"))).toBe("Mo-Do 8-12, So 10-12");
});
