import { expect, it } from "vitest";
import { areaServed, placesIn } from "./area-served.ts";

it.each([
  ["Wash Park, Platt Park and Baker only.", ["Wash Park", "Platt Park", "Baker"]],
  [
    "Chimney sweeping and inspections around Montpelier, Barre and Waterbury VT.",
    ["Montpelier", "Barre", "Waterbury VT"],
  ],
  ["We cover Leeds and West Yorkshire.", ["Leeds", "West Yorkshire"]],
  [
    "I do hair in their own homes, all over Stoke, Newcastle-under-Lyme and Leek.",
    ["Stoke", "Newcastle-under-Lyme", "Leek"],
  ],
  ["We deliver in Cork county and Kerry.", ["Cork County", "Kerry"]],
  [
    "We do Harlan county, north Easton, Milford and Bell City.",
    ["Harlan County", "north Easton", "Milford", "Bell City"],
  ],
  [
    "We cover all of Norwich plus Holt and Aylsham, further out there is petrol on top.",
    ["Norwich", "Holt", "Aylsham"],
  ],
  ["Areas: NG3, NG5, NG12.", ["NG3", "NG5", "NG12"]],
  ["Areas we cover: Hove, Worthing & Lewes", ["Hove", "Worthing", "Lewes"]],
  ["We travel to the Lake District.", ["Lake District"]],
  ["We work within 20 miles of St. Ives.", ["St. Ives"]],
])("C-36.284 '%s' names where the business works: %j", (sentence, places) => {
  expect(placesIn(sentence)).toEqual(places);
});

it.each([
  "We are closed around Christmas.",
  "My recipes come from Zahle.",
  "The office is in Leicester.",
  "We serve lunch all over the weekend.",
  "We share pictures across Facebook and Instagram.",
  "Dents, scratches and scuffs only.",
  "Closed Sunday and Monday.",
  "We do Pilates and Barre.",
  "I do Botox and Fillers.",
  "We do B12 and Iron infusions.",
  "Tom and Mary.",
])("C-36.285 '%s' names no such place", (sentence) => {
  expect(placesIn(sentence)).toEqual([]);
});

it.each([
  ["We post anywhere in SA.", "ZA", ["South Africa"]],
  ["We deliver to SA.", "", []],
  ["We travel all over the UK.", "GB", ["United Kingdom"]],
  ["We ship anywhere in NZ.", "NZ", ["New Zealand"]],
  ["We cover Perth and WA.", "AU", ["Perth"]],
  ["We cover Bath.", "GB", ["Bath"]],
])("C-36.982 of '%s' (%s) programs read %j, never bare letters", (sentence, country, places) => {
  expect(areaServed([sentence], country)).toEqual(places);
});

it("C-36.1014 names before 'counties' are those of counties, which towns may share", () => {
  expect(placesIn("I'm covering Jasper, Newton and Walton counties.")).toEqual([
    "Jasper County",
    "Newton County",
    "Walton County",
  ]);
  expect(placesIn("I'm covering Jasper, Newton and Walton.")).toEqual(["Jasper", "Newton", "Walton"]);
});

it.each([
  ["We clean around Moss S, Hulme and Old T.", ["Hulme"]],
  ["We clean around Bury St Edmunds and Long Melford.", ["Bury St Edmunds", "Long Melford"]],
])("C-36.1047 a name of a place cut to a letter is no place for programs: '%s'", (sentence, places) => {
  expect(areaServed([sentence], "GB")).toEqual(places);
});

it.each(["Free visits within 12 miles of Ludlow.", "In the afternoon we go to the Mill Meadow."])(
  "neither a radius nor a walk names the area served: '%s'",
  (sentence) => {
    expect(areaServed([sentence])).toEqual([]);
  },
);
