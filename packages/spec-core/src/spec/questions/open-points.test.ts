import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { renderBundle } from "../../render/bundle.ts";
import { buildSpec } from "../build-spec.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, asked, farm, find, questionOf, vet } from "./asked.fixture.ts";

it("C-32.1415 a ban on the prices of one thing refuses none of the others", () => {
  const butcher = (contentNotes: string): Answers => ({
    niche: "butcher",
    pages: ["Home", "Products"],
    offers: [{ name: "Family freezer pack", price: "€85" }],
    contentNotes,
  });
  expect(
    find(
      butcher("Please don't put prices on for the steaks etc they change every week."),
      "conflict-prices-shown",
    ),
  ).toBeUndefined();
  expect(find(butcher("Please don't put prices on."), "conflict-prices-shown")).toBeDefined();
});

it("C-32.1408 'no fix no fee' refuses no prices", () => {
  const answers = (contentNotes: string): Answers => ({
    niche: "IT support",
    pages: ["Home", "Pricing"],
    offers: [{ name: "Home visit", price: "£55" }],
    contentNotes,
  });
  expect(find(answers("No fix no fee applies to home users only."), "conflict-prices-shown")).toBeUndefined();
  expect(find(answers("No fees on the site please."), "conflict-prices-shown")).toBeDefined();
});

it("C-32.1409 others' day off contradicts no opening hours", () => {
  const answers = (audience: string): Answers => ({
    niche: "wine bar",
    pages: ["Home"],
    contact: { openingHours: "Mon 5-11, Wed Thu 5-11" },
    audience,
  });
  expect(find(answers("Also restaurant people on their Monday off."), "conflict-hours")).toBeUndefined();
  expect(find(answers("Locals. We have Monday off."), "conflict-hours")).toBeDefined();
});

it("C-32.1410 what the client wants to change is no function for visitors", () => {
  const answers = (contentNotes: string): Answers => ({ niche: "preschool", pages: ["Home"], contentNotes });
  expect(
    find(answers("Would be good if that could be changed easily by us."), "open-function"),
  ).toBeUndefined();
  expect(find(answers("Guests must be able to filter the walks by length."), "open-function")).toBeDefined();
});

it("C-32.1394 what is open about booking is asked about, and is no certificate", () => {
  const contentNotes =
    "We do have Jane for my massage appointments since January but Renee still has her paper book so I don't know what you do about that?? Maybe a button for massage and a number to text for Renee.";
  const salon: Answers = { niche: "massage and beauty", pages: ["Home"], contentNotes };
  expect(find(salon, "open-proof")).toBeUndefined();
  expect(find(salon, "open-booking")).toBeDefined();
});

it("C-32.1395 prices that are refused by the square metre contradict no starting price", () => {
  const builder = (contentNotes: string): Answers => ({
    niche: "garden rooms",
    pages: ["Home", "Pricing"],
    offers: [{ name: "Garden room", price: "from £16,500" }],
    contentNotes,
  });
  expect(find(builder("Dont put prices per square metre."), "conflict-prices-shown")).toBeUndefined();
  expect(find(builder("Dont put prices on."), "conflict-prices-shown")).toBeDefined();
  expect(
    find(builder("Please don't show prices per person, they vary."), "conflict-prices-shown"),
  ).toBeDefined();
});

it("C-32.1390 a place free of nuts contradicts no extra cost", () => {
  const answers = (contentNotes: string): Answers => ({ niche: "day camp", pages: ["Home"], contentNotes });
  const paid = "Late pick up to 5:30 for extra.";
  expect(
    find(answers(`We are a nut free place and pick up from school. ${paid}`), "conflict-cost"),
  ).toBeUndefined();
  expect(find(answers(`Late pick up is free. ${paid}`), "conflict-cost")).toBeDefined();
});

it.each([
  ["Parents want to know what does it cost.", false],
  ["What does it cost to add a second page?", true],
])("C-32.1391 '%s' asks the agency: %s", (contentNotes, isAsked) => {
  const ids = asked({ niche: "day camp", pages: ["Home"], contentNotes }).map(({ id }) => id);
  expect(ids.some((id) => id === "open-payment-plan" || id === "open-advice")).toBe(isAsked);
});

const answers: Answers = { niche: "violin maker", pages: ["Home"], description: "New violins in Berlin." };

it("C-32.1319 'Perhaps it is more honest.' says nothing alone", () => {
  const contentNotes = "Prices of new instruments are in the list. Perhaps it is more honest.";
  expect(find({ ...answers, contentNotes }, "open-points")?.quotes.join() ?? "").not.toContain("more honest");
});

it("C-32.1329 'explain it somewhere nicely' is a text and no function", () => {
  const notes =
    "Customers get upset about that every year so it would be good to explain it somewhere nicely.";
  expect(find(farm(notes), "open-function")).toBeUndefined();
});

it.each([
  ["uploads", "I attach the first few in the table, rest to follow."],
  ["press", "Prices: with everything that's been in the news about vet fees."],
  ["open-function", "Clients need to be able to find that number FAST."],
])("C-32.1336 no question '%s' for '%s'", (id, notes) => {
  expect(find(vet(notes), id)).toBeUndefined();
});

describe("no question on what the words refuse, tell elsewhere or only seem to name", () => {
  it("conflict-prices-shown: a page without prices beside one with", () => {
    const bakery: Answers = {
      niche: "bakery",
      customPages: ["Wholesale"],
      offers: [{ name: "Rye", price: "9" }],
      contentNotes: "Wholesale = just an enquiry form, no prices.",
    };
    expect(find(bakery, "conflict-prices-shown")?.quotes.join() ?? null).toBeNull();
  });
});

it("open-pictures is not asked about pictures that are asked for already", () => {
  const binder: Answers = {
    niche: "Bookbinding",
    contentNotes:
      "It would be nice to have pictures of a book before and after side by side, I have dozens on my telephone.",
  };
  expect(find(binder, "open-pictures")).toBeUndefined();
});

it("a place that somebody takes back while talking is asked about", () => {
  const description = "We work from Port Edward, no sorry Southbroom up to Ballito.";
  const { words } = projectOf(onboardingSchema.parse({ formData: { description } }), context);
  expect(words.open.points.map(({ kind }) => kind)).toEqual(["recall"]);
  expect(words.statements.some(({ isPrinted, text }) => isPrinted && text.includes("Port Edward"))).toBe(
    false,
  );
});

it.each([
  [
    "I would like the rates on the site but Ann says people should ring, so we're still arguing about it.",
    true,
  ],
  ["We may list prices online, or not, still undecided.", true],
  ["The price of a trim is £15 or £18, not decided.", false],
])("C-32.1220 '%s' asks whether prices are shown at all: %s", (contentNotes, isWhether) => {
  const answers: Answers = {
    niche: "barber",
    pages: ["Home", "Pricing"],
    description: "I cut hair in Leith. A cut is £20.",
    contentNotes,
  };
  expect(questionOf(answers, "open-price").includes("prices at all")).toBe(isWhether);
});

it("a free estimate and a visit that costs something go together only if the client says how", () => {
  const description = "We lay drains in Ely. Estimates are free. A site visit is £60.";
  expect(
    find(
      { pages: ["Home", "Pricing", "Contact"], contact: { country: "GB" }, niche: "drains", description },
      "conflict-cost",
    )?.quotes,
  ).toHaveLength(2);
});

it("'conflict-number' is not asked of 'The dome is blown up in about 20 minutes. A show takes 25 minutes.'", () => {
  expect(
    find(
      { pages: ["Home"], description: "The dome is blown up in about 20 minutes. A show takes 25 minutes." },
      "conflict-number",
    ),
  ).toBeUndefined();
});

const venue = (contentNotes: string): Answers => ({
  niche: "Wedding venue",
  pages: ["Home", "About", "Contact"],
  description: "We host weddings in a mill.",
  contentNotes,
});

it.each([
  "What people always ask: do I need a mat (no, all there), can I come if it is my first time (yes).",
  "Can we bring our dog? Yes, on a lead.",
])("'%s' asks nothing of the agency", (contentNotes) => {
  const ids = asked(venue(contentNotes)).map(({ id }) => id);
  expect(ids).not.toContain("open-advice");
  expect(ids).not.toContain("open-points");
});

it.each(["People keep asking for a price list, should we have one?", "Do we need a shop? No idea."])(
  "'%s' is still open",
  (contentNotes) => {
    const ids = asked(venue(contentNotes)).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("open-"))).not.toEqual([]);
  },
);

it("what the client guesses is the client's to decide", () => {
  const guess = "Ceremonies for the mainland only I should think??";
  expect(find(venue(guess), "open-advice")).toBeUndefined();
  expect(find(venue(guess), "open-points")?.quotes).toEqual([guess]);
});

it.each([
  ["If this is too expensive then tell me first."],
  ["It should be short texts."],
  ["The tiles are discontinued."],
  ["I suppose the short of it is I mend concertinas."],
])(
  "C-32.55 what the notes say in passing is listed in the brief, and the agency is not asked about it: '%s'",
  (contentNotes) => {
    const formData: Answers = { pages: ["Home"], description: "We make tiles in Bristol.", contentNotes };
    const quoting = asked(formData).filter(
      ({ asks, quotes }) => asks === "agency" && quotes.includes(contentNotes),
    );
    expect(quoting).toEqual([]);
    const spec = buildSpec(onboardingSchema.parse({ formData }), context);
    expect(renderBundle(spec)["brief.md"]).toContain(contentNotes);
  },
);

it("C-32.39 what visitors should think is no function, and a doubt about a price no question about hours", () => {
  const ids = (contentNotes: string) => asked({ pages: ["Home"], contentNotes }).map(({ id }) => id);
  expect(ids("They should be able to see the drawings of their house.")).toContain("open-function");
  expect(ids("They should see that we are never in a hurry.")).not.toContain("open-function");
  expect(ids("Would be lovely if the snail turns up around the site.")).not.toContain("open-function");
  const evening = ids("Monday evenings are open to all, it is £12 or £14, not decided.");
  expect(evening).toContain("open-price");
  expect(evening).not.toContain("open-points");
});

it("C-32.1190 a price that the client has not decided on is asked once and holds up the price page", () => {
  const answers: Answers = {
    pages: ["Home", "Pricing"],
    description: "We wash blankets. Quilt £18. Blanket £12 or £14, not decided.",
    contact: { country: "GB" },
  };
  expect(find(answers, "open-price")?.blocks).toBe("page");
  expect(find(answers, "prices-current")?.quotes).toEqual(["Quilt £18."]);
  expect(find({ ...answers, pages: ["Home"] }, "open-price")?.blocks).toBe("nothing");
});

it("a qualification that is still to be checked is asked for by title, body and number", () => {
  const workshop: Answers = {
    niche: "workshop",
    pages: ["Home", "Services", "Pricing", "Contact"],
    contact: { country: "GB" },
  };
  const contentNotes =
    "Owen has a certificate in equine massage, I'll check the exact title and let you know.";
  const question = find({ ...workshop, contentNotes }, "open-qualification");
  expect(question).toMatchObject({ asks: "client", quotes: [contentNotes] });
  expect(
    asked({ ...workshop, contentNotes }).filter(({ quotes }) => quotes.includes(contentNotes)),
  ).toHaveLength(1);
});

it.each([
  ["The fee per page is set by law, I'll get you the exact number.", false],
  ["There is a certificate, I'll get you the exact number.", true],
])("C-32.1107 of '%s' the certificate is asked: %s", (contentNotes, isAsked) => {
  expect(find({ niche: "Translator", contentNotes }, "open-proof") !== undefined).toBe(isAsked);
});

const quotesAfterPromise = (promise: string): readonly string[] =>
  find(
    {
      niche: "café",
      pages: ["Home", "Contact"],
      contact: { country: "GB" },
      contentNotes: `There is an old recipe book in the safe. ${promise}`,
    },
    "open-points",
  )?.quotes ?? [];

it.each(["I will send it.", "I can send those.", "I'll e-mail them over.", "Will send later."])(
  "a promise that names nothing is not quoted without the sentence before it: %s",
  (promise) => {
    expect(quotesAfterPromise(promise)).toEqual([]);
  },
);

it.each(["I will send the directions.", "I can send you the story of the oven."])(
  "one that names its thing is: %s",
  (promise) => {
    expect(quotesAfterPromise(promise)).toEqual([promise]);
  },
);

it("a section that the client proposes is asked about, and the page waits", () => {
  const description = "We bake in Ely. Trained in Lyon, could that be its own bit on the site?";
  expect(
    find(
      { niche: "café", pages: ["Home", "Contact"], contact: { country: "GB" }, description },
      "open-section",
    ),
  ).toMatchObject({ asks: "client", blocks: "page" });
});

it.each(["I am not certain about it.", "I have not decided.", "Perhaps it is more honest."])(
  "C-32.1373 '%s' says nothing alone",
  (doubt) => {
    const contentNotes = `The logo is from 2009. ${doubt}`;
    const answers: Answers = { niche: "podiatrist", pages: ["Home"], contentNotes };
    expect(find(answers, "open-points")?.quotes ?? []).not.toContain(doubt);
  },
);
