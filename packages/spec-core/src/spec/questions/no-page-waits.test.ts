import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const blocksOf = (answers: Answers, id: string) => find(answers, id)?.blocks ?? "nothing";

it.each([
  ["The specials change every day, I have to be able to swap them myself.", "nothing"],
  ["I need to change the specials myself every week.", "nothing"],
  ["The closing banner I switch on and off myself.", "page"],
  ["The stock list changes weekly.", "page"],
])("C-32.1090 of '%s' who updates the site blocks %s", (contentNotes, blocks) => {
  expect(find({ pages: ["Home", "Pricing"], contentNotes }, "updates")).toMatchObject({ blocks });
});

it.each([
  "Our chamber does not permit claims such as guaranteed results.",
  "The guild forbids words like painless.",
  "We may not advertise that anything is clinically proven.",
])("C-32.1091 the ban '%s' is no claim", (contentNotes) => {
  expect(find({ niche: "Osteopath", contentNotes }, "careful-claims")).toBeUndefined();
});

it("C-32.1092 a claim beside a ban is asked about", () => {
  const contentNotes = "No smoking is permitted. The treatment is painless.";
  expect(find({ niche: "Osteopath", contentNotes }, "careful-claims")).toBeDefined();
});

const physio = (country: string): Answers => ({
  niche: "Physiotherapist",
  description: "I am a physiotherapist. I treat backs and knees.",
  pages: ["Home", "Services"],
  contact: { country, phone: "555 0100" },
});
it.each([
  ["CA", "nothing"],
  ["DE", "launch"],
])("C-32.1093 where the title is told, the entry in a register blocks in %s %s", (country, blocks) => {
  expect(find(physio(country), "profession")).toMatchObject({ blocks });
});

it.each([
  ["01947 555 214 office / 07700 900 031 Tom", "nothing"],
  ["07700 900 031 / 07700 900 032", "launch"],
])("C-32.1094 of '%s' which number comes first blocks %s", (phone, blocks) => {
  const answers: Answers = { niche: "Roofer", pages: ["Home", "Contact"], contact: { country: "GB", phone } };
  expect(find(answers, "phone-first")).toMatchObject({ blocks });
});

it.each([
  ["I'm Zilva Rossiter, a commissioned notary public and certified loan agent based in Hull.", "nothing"],
  ["We mend clocks, my brother Tom and me.", "nothing"],
  ["We mend clocks in Hull.", "page"],
  ["I'm Irish and I mend clocks.", "page"],
])("C-32.1095 with '%s' the About page blocks %s", (description, blocks) => {
  expect(blocksOf({ niche: "Mobile notary", pages: ["Home", "About"], description }, "about")).toBe(blocks);
});

it("C-32.1096 the occasions that a hire firm supplies are no services to explain", () => {
  const of = (niche: string, list: string) =>
    asked({ niche, pages: ["Home", "Services"], description: `We are in Leeds. ${list}` }).some(
      ({ id }) => id === "services-covered",
    );
  expect(of("Chair hire", "Weddings, christenings, funerals, birthdays and village shows.")).toBe(false);
  expect(of("Gardener", "Hedging, pruning, weeding, turfing and planting.")).toBe(true);
});

it.each([
  ["Visit the vineyard", "how they get there"],
  ["Plan your visit", "how they get there"],
  ["Locations", "Which places should this page name"],
])("C-32.1097 for the page '%s' it is asked: %s", (name, question) => {
  const answers: Answers = { niche: "Vineyard", pages: ["Home"], customPages: [name] };
  expect(asked(answers).find(({ about }) => about === name)?.question).toContain(question);
});

it.each([
  ["Mobile notary", "US", false],
  ["Notary and attorney", "US", true],
  ["Notary", "ES", true],
])(
  "C-32.1111 a %s in %s is asked for the entry in the register of lawyers: %s",
  (niche, country, isAsked) => {
    const answers: Answers = {
      niche,
      description: "I'm a commissioned notary public. I come to you. I am not an attorney.",
      pages: ["Home", "Services"],
      contact: { country, phone: "555 0100" },
    };
    expect(find(answers, "profession") !== undefined).toBe(isAsked);
  },
);
