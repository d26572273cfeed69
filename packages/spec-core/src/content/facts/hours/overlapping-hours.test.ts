import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

it.each([
  ["Open daily 8-20.\nWomen only Sundays 10-11", ["", "Women only"]],
  ["Open Tue-Sat 10-17. Repairs: Tue-Fri 14-16.", ["", "Repairs"]],
  ["24 hour gym.\nInductions Mondays 18:00-19:00", ["", "Inductions"]],
  // The same hours again, hours of other days, and the business's own rooms.
  ["Mon-Fri 9-17. Ring Mon-Fri 9-17.", [""]],
  ["Open Mon-Fri 9-17.\nSaturdays 9-12", ["", ""]],
  ["Open daily 8-20. Office Mon-Fri 9-17.", ["", ""]],
])(
  "times within other hours of the same day in %j belong to %j: an empty name stands for the business",
  (text, names) => {
    expect(factsOf("hours", text, "GB").map(({ about }) => about)).toEqual(names);
  },
);

it.each([
  ["Half eight till late every day bar Monday, that's us.", ["Half eight till late every day bar Monday"]],
  ["Evenings from 5 and all day Saturday", ["Evenings from 5 and all day Saturday"]],
  // A number word at the end of the line before is no time.
  ["All insurers have a contract with us except one\nMon-Fri 7.30-20.00", ["Mon-Fri 7.30-20.00"]],
  ["Saturdays are full; there's space on Tuesday and Wednesday after four.", []],
  ["Volunteers meet on Wednesday evenings, six till nine.", ["Wednesday evenings, six till nine"]],
])("the hours in %j are %j", (text, hours) => {
  expect(factsOf("hours", text, "GB").map((fact) => fact.text)).toEqual(hours);
});
