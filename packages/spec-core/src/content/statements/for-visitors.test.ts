import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { publicWords } from "../public-words.ts";
import {
  forThem,
  mishaps,
  ownTroubles,
  papers,
  promises,
  siteNotes,
  tradesAtWork,
} from "./for-visitors.fixture.ts";
import { readStatements } from "./read-statements.ts";

const described = (description: string) => readStatements(formDataSchema.parse({ description }));
const shown = (description: string) =>
  publicWords(formDataSchema.parse({ description })).statements.filter(
    ({ isPrinted, proposal }) => isPrinted || proposal === "print",
  );

it.each([...tradesAtWork, ...forThem])(
  "C-29.84 '%s' is for visitors: their troubles are not the owner's",
  (text) => {
    expect(described(text).filter(({ proposal }) => proposal === "keep")).toEqual([]);
  },
);

it.each(ownTroubles)("C-29.85 '%s' is about the owner's trouble and is kept", (text) => {
  expect(shown(text)).toEqual([]);
});

it.each(papers)("C-29.86 '%s' is a line of a bill, a note or a telegram on oneself and is kept", (text) => {
  expect(shown(text)).toEqual([]);
});

it.each(siteNotes)("C-29.87 '%s' is a note on the website", (text) => {
  expect(described(text).map(({ kind, proposal }) => [kind, proposal])).toEqual([["wish", "keep"]]);
});

it("C-29.88 a line of few words with one sign of a fact is asked about before it is printed", () => {
  expect(described("Two jobs open. Damp cellar, delivery. Open daily 9-5.").map(({ kind }) => kind)).toEqual([
    "unsure",
    "unsure",
    "fact",
  ]);
});

it("C-29.89 the customers' troubles may be mentioned, but not judged", () => {
  const audience = (text: string) =>
    readStatements(formDataSchema.parse({ audience: text })).map(({ proposal }) => proposal);
  expect(audience("Survivors of abuse and accidents.")).toEqual(["print"]);
  expect(audience("People who are behind with the rent.")).toEqual(["print"]);
  expect(audience("People who never pay.")).toEqual(["keep"]);
  expect(audience("Couples who complain about everything.")).toEqual(["keep"]);
});

it("C-29.90 a request for secrecy that does not say of what withholds the line before it", () => {
  expect(
    described("We share the pool with the army. Don't mention.").map(({ proposal }) => proposal),
  ).toEqual(["keep", "keep"]);
});

it.each(promises)("C-29.91 '%s' is a promise to visitors, proposed to be printed", (text) => {
  expect(described(text).filter(({ proposal }) => proposal === "keep")).toEqual([]);
});

it.each(mishaps)("C-29.92 '%s' is for the agency and kept", (text) => {
  expect(described(text).filter(({ proposal }) => proposal === "print")).toEqual([]);
});

it.each([
  ["Often looking on their phone, on the bus.", "keep"],
  ["Also couples sent by their bank or broker.", "keep"],
  ["Mostly 30s to 50s.", "keep"],
  ["People looking for a phone repair.", "print"],
  ["Patients sent home by the hospital.", "print"],
  ["Women in their 40s who run.", "print"],
])("C-29.714 on the audience, '%s' is proposed as: %s", (audience, proposal) => {
  expect(readStatements(formDataSchema.parse({ audience })).map((one) => one.proposal)).toEqual([proposal]);
});
