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
    "Use the office number only.",
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
    "The home number is my wife's.",
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
