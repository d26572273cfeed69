import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { publicWords } from "../../public-words.ts";

const hoursOf = (contentNotes: string, openingHours = "") =>
  publicWords(formDataSchema.parse({ contentNotes, contact: { country: "GB", openingHours } })).facts.filter(
    ({ kind }) => kind === "hours",
  );

it.each([
  ["Whitby is the car park behind the chapel on Saturdays 9 till 1.", "Whitby"],
  ["Robin Hood's Bay: on the green, Sundays 10-4.", "Robin Hood's Bay"],
  ["Malton is in the market place Fridays 8-2.", "Malton"],
])("C-30.884 the times of one stand of several are not the opening hours: %s", (text, about) => {
  expect(hoursOf(text).map((fact) => fact.about)).toEqual([about]);
});

it.each([
  "The shop is in the market square, Mon-Fri 9-5.",
  "We are in the car park behind the chapel, Saturdays 9-1.",
  "Open on the green Mon-Sat 9-5.",
])("C-30.896 but those of the only place are: %s", (text) => {
  expect(hoursOf(text).map((fact) => fact.about)).toEqual([""]);
});

it.each(["As on the door, at Easter it varies", "Hours vary in August", "Usual shop hours, Sunday depends"])(
  "C-30.928 they do not if only a part of the field says so: %s",
  (openingHours) => {
    const found = hoursOf("Open Tue-Sat 10-5.", openingHours);
    expect(found.find(({ field }) => field === "contentNotes")?.proposal).toBe("print");
  },
);

it.each([
  "varies, see markets",
  "Hours vary - please ring",
  "varies",
  "Our hours vary with the weather.",
  "It depends on the tide",
  "different every week",
])("C-30.885 times in a sentence wait if the field says that the hours vary: %s", (openingHours) => {
  const found = hoursOf("Open Saturdays 9 till 1.", openingHours);
  expect(found.find(({ field }) => field === "contentNotes")?.proposal).toBe("keep");
});

it("C-30.897 but not if the field is empty or gives hours", () => {
  expect(hoursOf("Open Saturdays 9 till 1.").map(({ proposal }) => proposal)).toEqual(["print"]);
  expect(
    hoursOf("Open Saturdays 9 till 1.", "Mon-Fri 9-5, Saturdays vary").every(
      ({ proposal }) => proposal === "print",
    ),
  ).toBe(true);
});
