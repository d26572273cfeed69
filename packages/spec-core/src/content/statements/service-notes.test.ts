import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const verdictsOn = (description: string): string[] =>
  readStatements(formDataSchema.parse({ description })).map(
    ({ kind, proposal, text }) => `${kind} ${proposal}: ${text}`,
  );

it.each([
  "We cook with peanuts in a lot of things so please tell us if you have an allergy, we can't promise no traces.",
  "Please tell us if you are pregnant or have any medical conditions.",
  "Riding is £40 an hour or £76 for the 2 hours which is what I'd tell anybody to take.",
  "There's a waiting list at the moment, about three months I'd say.",
  "We have a short waiting list, usually two weeks.",
  "I am neither a vicar nor a druid.",
  "Before that I taught German for twenty years at a school in Ayr.",
  "Afterwards I give them a printed copy to keep.",
  "We are for people which want to move and come down after the work.",
  "She teaches most of the evening classes.",
])("what customers are told is proposed: %s", (text) => {
  expect(verdictsOn(text)).toEqual([`unsure print: ${text}`]);
});

it.each([
  "Rent is £900 a month which is what I'd tell anybody to avoid.",
  "There's a waiting list at the bank.",
  "Before that I was in hospital for two years.",
  "Before this I worked for a competitor who cheats his customers.",
  "Then I send you the logo.",
  "He takes most of the money.",
  "If I'm away we send my cousin who isn't insured.",
  "We can't promise gluten free, the council warned us twice.",
  "Before that I was a nurse until they struck me off.",
  "Before that I worked for the council, so I know how to get round the rules.",
  "Before that I worked in a bank, and I think it is fair to say I hated everyone there.",
  "The wholesale price is £2 which is what I tell the cafes.",
  "No parking, the council took it from us.",
])("similar words about something else are not: %s", (text) => {
  expect(verdictsOn(text).join()).not.toContain("print");
});

it("whether there is a service, in note form, is asked about", () => {
  expect(
    verdictsOn("Takeout yes, call it in, we're not on the app anymore because the fees were insane")[0],
  ).toMatch(/^unsure/u);
});

it.each([
  "We have about 30 regular customers. Probably not for the site.",
  "There's a waiting list at the moment, about three months I'd say. Maybe not for the site.",
  "There's a waiting list, about six weeks. I'd rather not print this.",
  "There's a waiting list, about six weeks. Not sure about putting that.",
  "There's a waiting list, about six weeks. I'd prefer it wasn't on the site.",
])("a doubt about printing in the next sentence withholds it: %s", (text) => {
  expect(verdictsOn(text).join()).not.toContain(" print:");
});
