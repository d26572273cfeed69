import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

const isAsked = (id: string, answers: Answers): boolean => find(answers, id) !== undefined;

it.each([
  ["I have photographs of a map bound for a library.", false],
  ["We restore old maps and globes, with a map of each repair.", false],
  ["Please show a map with the way from the station.", true],
])("C-32.1019 '%s' asks for a map of the place: %s", (contentNotes, asks) => {
  expect(isAsked("map", { pages: ["Home", "Contact"], contentNotes })).toBe(asks);
});

it.each<[string, Answers, boolean]>([
  ["lessons with a price", { description: "We teach diving. A course is £420." }, false],
  ["lessons that people book", { goals: ["Educational Content", "Book Appointments"] }, false],
  ["written guides beside lessons", { description: "A course is £420. We wrote guides to the coast." }, true],
  ["lessons without a price", { description: "We teach diving." }, true],
])("C-32.1020 a school for %s is asked which lessons are free: %#", (_, answers, asks) => {
  expect(
    isAsked("lessons", {
      niche: "diving school",
      pages: ["Home", "Contact"],
      goals: ["Educational Content"],
      ...answers,
    }),
  ).toBe(asks);
});

it.each([
  ["My brother would list the fees, I wouldn't, so leave them out for now.", false],
  ["My brother likes the site of the tack shop.", true],
])("C-32.1024 beside '%s' the price in the notes is asked about: %s", (note, asks) => {
  const answers: Answers = {
    niche: "farrier",
    pages: ["Home", "Contact"],
    description: "We shoe horses in Otley. We trim donkeys.",
    contentNotes: `${note} A trim is £85.`,
  };
  expect(isAsked("prices-current", answers)).toBe(asks);
  expect(find(answers, "wishes-open")?.quotes ?? []).toEqual([]);
});

it("C-32.1042 what the notes say of a profile is quoted with the question about its address", () => {
  const note = "The opening times on Facebook are wrong.";
  const answers: Answers = {
    pages: ["Home"],
    contentNotes: note,
    socialMedia: { facebook: "Otley Farriers" },
  };
  expect(find(answers, "social-facebook")?.quotes).toEqual([note]);
});

it("C-32.1043 a page of the client's own asks for no price where the site shows none", () => {
  const page = (contentNotes: string): string =>
    questionOf({ pages: ["Home"], customPages: ["Emergencies"], contentNotes }, "page-emergencies");
  expect(page("We come at night.")).toMatch(/what it costs/);
  expect(page("No prices please. We come at night.")).not.toMatch(/what it costs/);
});

it("C-32.1049 a person in brackets is quoted with the name before them", () => {
  const description = "We mind six children, me and my helper Ada (she is my niece).";
  expect(find({ pages: ["Home"], description }, "people-unnamed")?.quotes).toEqual([description]);
});

it.each([
  ["An online shop would be nice.", false],
  ["We want a real shop later.", false],
  ["Our shop is behind the church.", true],
])("C-32.1050 '%s' tells of a place with opening hours: %s", (contentNotes, hasPlace) => {
  const answers: Answers = {
    pages: ["Home", "Contact"],
    contentNotes,
    contact: { country: "GB", phone: "01904 960 554" },
  };
  expect(/opening hours should/.test(questionOf(answers, "contact-details"))).toBe(hasPlace);
});

it("C-32.1014 work that the question about the services names is no open offer", () => {
  const answers: Answers = {
    niche: "bicycle repairs",
    pages: ["Home", "Services"],
    description:
      "I mend bikes. I come out in the van, or on a tandem. Wheels, gears, brakes, cranks and whatever else stands in the sheds of old farms. Hire of tandems for weddings.",
  };
  expect(find(answers, "services-covered")).toBeDefined();
  expect(find(answers, "offers-open")).toBeUndefined();
});
