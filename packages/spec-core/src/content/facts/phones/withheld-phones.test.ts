import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { publicWords } from "../../public-words.ts";

interface Answers {
  readonly phone?: string;
  readonly country?: string;
  readonly description?: string;
  readonly contentNotes?: string;
}

const confirmed = ({ phone = "", country = "GB", ...texts }: Answers): string[] =>
  publicWords(formDataSchema.parse({ ...texts, contact: { phone, country } }))
    .facts.filter(({ kind, isConfirmed }) => kind === "phone" && isConfirmed)
    .map(({ text }) => text);

const both = "01632 960 410 / 07700 900 762";
const landline = ["01632 960 410"];
const mobile = ["07700 900 762"];

describe("C-30.880 a number that the client's words exclude by its kind is not confirmed, although it was typed", () => {
  it.each([
    "Landline only please.",
    "Only the landline please, I answer the other one while driving.",
    "Only the landline on the site please.",
    "The mobile is private.",
    "Please use only the landline.",
    "Not the mobile.",
    "Don't put my mobile on.",
    "The shop number, not my mobile please.",
    "The second number is mine.",
    "The second number is for you only.",
    "The other number is only for you.",
    "My mobile number stays private.",
    "Please leave my mobile off.",
    "No mobile number on the website.",
    "The cell is just for family.",
  ])("%s", (contentNotes) => {
    expect(confirmed({ phone: both, contentNotes })).toEqual(landline);
  });

  it.each([
    "Mobile only, the landline is my mother's.",
    "The landline is private.",
    "Please don't show the landline.",
    "The first number is for you only.",
  ])("%s", (contentNotes) => {
    expect(confirmed({ phone: both, contentNotes })).toEqual(mobile);
  });

  it.each([
    "Mobile is best.",
    "Ring the landline first.",
    "Ring the landline first, the mobile only after six.",
    "Text to the mobile only.",
    "The mobile is mine, the landline is Tom's, ring either.",
    "Please don't ring the mobile before 9.",
    "No mobile reception in the valley.",
    "We repair mobile phones and landlines.",
    "The mobile library is private.",
    "The site has to work on a mobile, not only on a desktop.",
    "The second room is private.",
    "Please don't use mobile phones in the studio.",
    "We don't have a landline number for the shop yet, the other one is private.",
    "Keep mobiles off in the cinema.",
  ])("but both are: %s", (contentNotes) => {
    expect(confirmed({ phone: both, contentNotes })).toEqual([...landline, ...mobile]);
  });

  it("a single number of that kind is withheld too, one of the other kind is not", () => {
    const contentNotes = "Please don't put my mobile on the page.";
    expect(confirmed({ phone: "07700 900 762", contentNotes })).toEqual([]);
    expect(confirmed({ phone: "01632 960 410", contentNotes })).toEqual(landline);
  });

  it("the words beside a number say its kind where its digits do not", () => {
    const contentNotes = "The cell is mine.";
    expect(confirmed({ phone: "970-555-0133 (cell 970-555-0134)", country: "US", contentNotes })).toEqual([
      "970-555-0133",
    ]);
    expect(
      confirmed({ phone: "970-555-0133 (cell), 970-555-0134 (shop)", country: "US", contentNotes }),
    ).toEqual(["970-555-0134"]);
    expect(confirmed({ phone: "970-555-0133 or 970-555-0134", country: "US", contentNotes })).toEqual([]);
    expect(confirmed({ phone: "970-555-0133", country: "US", contentNotes })).toEqual(["970-555-0133"]);
  });

  it("a sentence with the number is not proposed either", () => {
    const { statements, facts } = publicWords(
      formDataSchema.parse({
        description: "We mend boats in Oban. Ring us on 01632 960 410 or 07700 900 762.",
        contentNotes: "Landline only please, the mobile is mine.",
        contact: { country: "GB" },
      }),
    );
    expect(
      facts.filter(({ kind }) => kind === "phone").map(({ text, proposal }) => [text, proposal]),
    ).toEqual([
      ["01632 960 410", "print"],
      ["07700 900 762", "keep"],
    ]);
    expect(statements.filter(({ text, isPrinted }) => text.includes("900 762") && isPrinted)).toEqual([]);
  });
});

it.each([
  "Landline only please, the cell number is mine.",
  "Don't put my mobile on.",
  "The second number is mine.",
])("C-30.895 the builder is told which number must not be shown: %s", (contentNotes) => {
  const { statements } = publicWords(formDataSchema.parse({ contentNotes }));
  expect(statements.map(({ kind, proposal }) => [kind, proposal])).toEqual([["wish", "keep"]]);
});

describe("C-30.920 the number of a place is told by the words beside it, not by its digits", () => {
  it.each([
    ["07700 900 123", "Only put the business number on the site.", ["07700 900 123"]],
    ["01904 960 123", "Please don't put my home number on the site.", ["01904 960 123"]],
    ["01904 960 123 / 07700 900 123", "Use the shop number only.", ["01904 960 123", "07700 900 123"]],
    ["07700 900 123 (shop), 01904 960 123", "Use the shop number only.", ["07700 900 123"]],
    ["01904 960 123 (home), 01904 960 456", "The home number is my wife's.", ["01904 960 456"]],
    ["office 01904 960 123, home 01904 960 456", "Please don't show the home number.", ["01904 960 123"]],
  ])("%s: %s", (phone, contentNotes, numbers) => {
    expect(confirmed({ phone, contentNotes })).toEqual(numbers);
  });
});

it("a place's number that is given only to the agency may be the only one typed, which then waits", () => {
  const contentNotes = "My home number is just for you, the site gets the office email.";
  expect(confirmed({ phone: "01904 960 123", contentNotes })).toEqual([]);
  expect(confirmed({ phone: "01904 960 123 (office)", contentNotes })).toEqual(["01904 960 123 (office)"]);
});

describe("C-30.921 a sentence about mobiles or landlines that is no ban withholds no number", () => {
  it.each([
    "The mobile is my son's and he picks up all day, call him.",
    "Please don't use the mobile on Sundays.",
    "Please don't use the mobile at weekends.",
    "Don't use the mobile number in the evenings please.",
    "Each mobile is my own design.",
  ])("%s", (contentNotes) => {
    expect(confirmed({ phone: both, contentNotes })).toEqual([...landline, ...mobile]);
  });

  it("a description is about the trade unless it mentions a number or the site", () => {
    expect(confirmed({ phone: both, description: "Mobile only, no salon." })).toEqual([
      ...landline,
      ...mobile,
    ]);
    expect(confirmed({ phone: both, description: "Landline only on the site please." })).toEqual(landline);
  });

  it.each(["Landline only please.", "The mobile is mine."])(
    "the only number waits for an answer, although: %s",
    (contentNotes) => {
      expect(confirmed({ phone: "07700 900 762", contentNotes })).toEqual(mobile);
    },
  );

  it.each([
    "The mobile is mine, please call the landline.",
    "The mobile is my wife's, the landline is best.",
    "The mobile is my husband's, don't ring it.",
    "Please don't use the mobile on the website.",
  ])("but this is one: %s", (contentNotes) => {
    expect(confirmed({ phone: both, contentNotes })).toEqual(landline);
  });
});

// The numbering plans of BAKOM, RTR, BIPT, PTS and Ofcom.
it.each([
  ["071 222 01 23", "076 123 45 67", "CH"],
  ["0662 88 01 23", "0664 123 4567", "AT"],
  ["06542 12345", "0650 123 4567", "AT"],
  ["04 222 01 23", "0470 12 34 56", "BE"],
  ["01624 660 123", "07624 360 123", "GB"],
  ["04 72 00 00 12", "06 12 34 56 78", "FR"],
  ["089 1234567", "0151 1234 5678", "DE"],
  ["055 123 4567", "333 123 4567", "IT"],
  ["020 123 4567", "06 12 34 56 78", "NL"],
  ["03 9555 0123", "0491 570 156", "AU"],
  ["066 915 0123", "087 123 4567", "IE"],
])("C-30.922 of the numbers %s and %s in %s the first is the landline", (fixed, cell, country) => {
  expect(confirmed({ phone: `${fixed} / ${cell}`, country, contentNotes: "Landline only please." })).toEqual([
    fixed,
  ]);
  expect(
    confirmed({ phone: `${cell} / ${fixed}`, country, contentNotes: "The landline is private." }),
  ).toEqual([cell]);
});
