import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const british: Answers = {
  niche: "workshop",
  pages: ["Home", "Services", "Contact"],
  contact: { country: "GB" },
};

it.each<[id: string, Answers, isAsked: boolean]>([
  // How long something takes is neither a date nor an unnamed thing.
  [
    "dates-which",
    { description: "Normally 5 days turnaround, longer in winter when the kiln is full." },
    false,
  ],
  [
    "which-ones",
    { description: "Normally 5 days turnaround, longer in winter when the kiln is full." },
    false,
  ],
  ["dates-which", { description: "Two working days as a rule, more in summer." }, false],
  ["dates-which", { description: "We do guided tours in summer." }, true],
  ["dates-which", { description: "Open days in spring." }, true],
  ["which-ones", { description: "We mend clocks. It takes longer in September." }, true],
  ["which-ones", { description: "We now teach the children of some of our first pupils." }, false],
  ["which-ones", { description: "We work with some of the insurers." }, true],
  ["time-counted", { description: "We reline brakes, those are usually ready in a day or two." }, false],
  ["time-counted", { description: "A normal repair is about two weeks." }, true],
  // A function that is refused, or that a picture shows.
  ["functions-named", { contentNotes: "No stock photos of people holding calculators." }, false],
  ["functions-named", { contentNotes: "Avoid countdowns, tickers and sliders please." }, false],
  ["functions-named", { contentNotes: "We don't want a guest book." }, false],
  ["functions-named", { contentNotes: "No blog please, but a quote calculator would be great." }, true],
  ["functions-named", { contentNotes: "I'd like a price calculator for fences on the site." }, true],
  // A box to carry home is no evening with guests.
  ["events-named", { contentNotes: "Don't show our street, people learn it with the tasting kit." }, false],
  ["events-named", { description: "We do wine tastings and supper clubs." }, true],
  // A talk by video is no film.
  [
    "video",
    { offers: [{ name: "Consultation", what: "45 minutes, video or practice", price: "£90" }] },
    false,
  ],
  ["video", { description: "We meet on site or by video." }, false],
  ["video", { contentNotes: "We have a video of the workshop for the site." }, true],
  // Whose work the claims are.
  ["insurers", { niche: "dentist", description: "Maureen does the phones and the NHS claims." }, false],
  ["insurers", { niche: "dentist", description: "NHS patients are welcome." }, true],
  // A question to the agency whether something can be built.
  ["arranged", { contentNotes: "Leaves blowing over the page? idk if that's possible" }, false],
  ["arranged", { description: "Evening fittings can be arranged." }, true],
  [
    "open-choice",
    { contentNotes: "Could the page have leaves blowing across it or so? dunno if thats doable" },
    false,
  ],
  [
    "open-advice",
    { contentNotes: "Could the page have leaves blowing across it or so? dunno if thats doable" },
    true,
  ],
  // Another business's site has words too, and the link to it is what is missing.
  [
    "open-words",
    { competitors: "A florist in Leith has barely any words on hers, I'll send you the link." },
    false,
  ],
  [
    "open-address",
    { competitors: "A florist in Leith has barely any words on hers, I'll send you the link." },
    true,
  ],
  ["people-unnamed", { contentNotes: "Never say girls, we have three men." }, false],
])("%s with %j: %s", (id, answers, isAsked) => {
  expect(find({ ...british, ...answers }, id) !== undefined).toBe(isAsked);
});

it("the language is settled where the work is in English, for people who do not read another", () => {
  const contact = { country: "NL", address: "Kade 4, 1011 AB Amsterdam" };
  const asks = (answers: Answers) => find({ ...british, contact, ...answers }, "language") !== undefined;
  expect(asks({ niche: "Notary for newcomers, in English" })).toBe(false);
  expect(asks({ niche: "Notary", audience: "Most of them do not speak Dutch." })).toBe(false);
  expect(asks({ niche: "Notary" })).toBe(true);
  expect(asks({ niche: "Lessons in English and German" })).toBe(true);
  expect(asks({ niche: "Notary", description: "I do not speak Dutch very well." })).toBe(true);
});

it("trades of one word among others are people, not firms", () => {
  const firms = (answers: Answers) => find({ ...british, ...answers }, "offers-open")?.quotes;
  expect(firms({ audience: "Designers, architects, translators, musicians." })).toBeUndefined();
  expect(firms({ niche: "accounts for freelancers", audience: "Developers, families." })).toBeUndefined();
  expect(firms({ audience: "Homeowners, letting agents, builders." })).toEqual([
    "letting agents",
    "builders",
  ]);
});
