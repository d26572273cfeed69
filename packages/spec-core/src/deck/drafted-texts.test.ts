import { describe, expect, it } from "vitest";
import { publicWords } from "../content/public-words.ts";
import { type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { contentDeck } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const answers: Answers = {
  businessName: "Ryan's Plumbing",
  niche: "Plumber",
  description: "We fit: boilers, bathrooms. Callout £60 plus VAT.",
  contact: { country: "GB" },
};

/** The texts of a page, of a client who confirmed every fact. */
function textsOf(page: string, pages: readonly string[], changes: Answers = {}): string[] {
  const formData = { ...answers, ...changes, pages: [...pages] };
  const form = onboardingSchema.parse({ formData });
  const wordChoices = publicWords(form.formData).facts.map(({ id }) => ({ id, print: true }));
  const spec = buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context);
  return contentDeck(spec)
    .slots.filter((slot) => slot.page.startsWith(page))
    .map(({ text }) => text ?? "");
}

it("C-36.150 a charge that is no service is on the page of services where no other page lists prices", () => {
  expect(textsOf("/services", ["Home", "Services", "Contact"])).toEqual(
    expect.arrayContaining(["Callout", "£60 plus VAT"]),
  );
  expect(textsOf("/services", ["Home", "Services", "Pricing", "Contact"])).not.toContain("Callout");
});

it("C-36.153 a price of one is that of the service of several, and a sentence that names two belongs to neither", () => {
  const description =
    "Pressure washing in Tampa. Driveways, roofs, pool decks. Driveway from £120, roofs call for quote.";
  const texts = textsOf("/services", ["Home", "Services"], { description });
  expect(texts.filter((text) => /^driveway/iu.test(text))).toEqual(["Driveways"]);
  expect(texts).toEqual(expect.arrayContaining(["from £120", "Roofs"]));
});

it("C-36.155 materials, brands, colors and sizes that a sentence lists are no offers", () => {
  const description = "We mill parts in Telford. Materials: aluminium, stainless, titanium.";
  expect(textsOf("/services", ["Home", "Services"], { description })).not.toContain("Aluminium");
});

it("C-36.154 a description for search engines holds no terms", () => {
  const description = "We fit kitchens in Hull and Leeds. Deposit 25% non refundable.";
  const texts = textsOf("/about", ["Home", "About"], { description });
  expect(texts.some((text) => text.startsWith("About Ryan's Plumbing. We fit kitchens in Hull"))).toBe(true);
  expect(texts.filter((text) => /^About Ryan.*Deposit/u.test(text))).toEqual([]);
});

const slotText = (id: string, changes: Answers) => {
  const formData = { ...answers, pages: ["Home", "Contact", "FAQ"], ...changes };
  const form = onboardingSchema.parse({ formData });
  const { statements, facts } = publicWords(form.formData);
  const wordChoices = [...statements, ...facts].map((word) => ({ id: word.id, print: true }));
  const spec = buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context);
  return contentDeck(spec).slots.find((slot) => slot.id === id)?.text;
};

it("C-36.239 a bare list is no headline: the niche is, and the list follows it", () => {
  const drilling = { niche: "Water well drilling", description: "Houses, stock water, irrigation." };
  expect(slotText("/#hero.heading", drilling)).toBe("Water well drilling");
  expect(slotText("/#hero.lead", drilling)).toBe("Houses, stock water, irrigation.");
  const making = { niche: "Bakery", description: "We bake bread, buns and cakes." };
  expect(slotText("/#hero.heading", making)).toBe("We bake bread, buns and cakes");
});

it("C-36.240 sentences in a description for search engines end with a mark of their own", () => {
  const description = "We fit kitchens in Hull\nWe tile bathrooms in Leeds";
  expect(slotText("/#head.description", { description })).toBe(
    "We fit kitchens in Hull. We tile bathrooms in Leeds.",
  );
});

it("C-36.241 a post office box has no map, and no answer says that the business is there", () => {
  const at = (address: string) => ({ contact: { country: "US", address } });
  const street = at("12 Hill Road, Hamilton, MT 59840");
  const box = at("PO Box 1147, Hamilton, MT 59840");
  expect(slotText("/contact#reach.map", street)).toBe("View the map");
  expect(slotText("/contact#reach.map", box)).toBeUndefined();
  expect(textsOf("/faq", ["Home", "FAQ"], street).join("\n")).toContain("12 Hill Road");
  expect(textsOf("/faq", ["Home", "FAQ"], box).join("\n")).not.toContain("PO Box");
});

it.each([
  ["Ear wax removal", "Children from 12."],
  ["Portable toilet rental", "210 standard units, 14 ADA, 2 restroom trailers, 30 sinks."],
  ["Hand bookbinding workshop", "Telephone 0171 3920047, werkstatt@halbleder.example."],
])(
  "C-36.242 what does not say what the business does is no headline and stands alone in no description: %s, '%s'",
  (niche, description) => {
    expect(slotText("/#hero.heading", { niche, description })).toBe(niche);
    expect(slotText("/#head.description", { niche, description })).toMatch(
      new RegExp(`^(?:Ryan's Plumbing: )?${niche}`),
    );
  },
);

it("C-36.243 the first sentence that says what the business does opens the site, wherever it is", () => {
  const ears = { niche: "Ear wax removal", description: "Children from 12. We remove ear wax in Grantham." };
  expect(slotText("/#hero.heading", ears)).toBe("We remove ear wax in Grantham");
  expect(slotText("/#head.description", ears)).toBe("We remove ear wax in Grantham. Children from 12.");
});

it.each([
  ["Open tues to sat 10 till 6, thursdays till 8.", "tues to sat 10 till 6\nthurs till 8", 2],
  ["Closed on Mondays. There is a café, open every day.", "Shop 9-5 every day\nCafé 9-4, closed Mon", 2],
  ["Open Sundays 10 till 2 in December.", "Mon-Fri 9-5", 2],
])(
  "%j beside the answered hours %j makes %i lines: none says them again",
  (description, openingHours, lines) => {
    const texts = textsOf("/contact", ["Home", "Contact"], {
      description,
      contact: { country: "GB", openingHours },
    });
    const shown = texts.filter(
      (text) => !text.startsWith("Contact ") && /till \d|\d-|closed|every day/iu.test(text),
    );
    expect(shown).toHaveLength(lines);
  },
);

it("what search engines show of a page begins with what is on it: its list, its questions, or the ways to reach the business", () => {
  const offers = [
    { name: "Boiler service", what: "an hour", price: "£85" },
    { name: "New bathroom", what: "", price: "" },
    { name: "Call-out", what: "", price: "£60, then £40 an hour" },
  ];
  const contact = { country: "GB", phone: "01632 960184", address: "4 Mill Lane\nHexham" };
  const pages = ["Home", "About", "Services", "Contact", "FAQ"];
  const descriptionOf = (page: string) =>
    textsOf(`/${page}`, pages, { offers, contact, description: "We fit kitchens in Hull." }).find(
      (text) =>
        text.startsWith(`${page === "faq" ? "FAQ:" : ""}`) && /Ryan's Plumbing(?: in Hexham)?\./u.test(text),
    );
  expect(descriptionOf("services")).toBe(
    "Services: Ryan's Plumbing in Hexham. Boiler service £85, New bathroom, Call-out.",
  );
  expect(descriptionOf("contact")).toBe("Contact Ryan's Plumbing. 01632 960184, 4 Mill Lane, Hexham.");
  expect(descriptionOf("faq")).toMatch(/^FAQ: Ryan's Plumbing in Hexham\. What .*\?/u);
  expect(descriptionOf("about")).toBe("About Ryan's Plumbing in Hexham. We fit kitchens in Hull.");
});

it("the name of a page that asks has no colon behind its question mark for search engines", () => {
  const formData = { ...answers, pages: ["Home"], customPages: ["Afraid of the dentist?"] };
  const spec = buildSpec(onboardingSchema.parse({ formData }), context);
  const shown = contentDeck(spec).slots.find(({ id }) => id === "/afraid-of-the-dentist#head.description");
  expect(shown?.text).toMatch(/^Afraid of the dentist\? Ryan's Plumbing/u);
});

it("the facts of an opening do not say the trade again that is its headline", () => {
  const factsOf = (description: string) => {
    const form = onboardingSchema.parse({
      formData: { ...answers, niche: "Machinery hire", tone: "Corporate", description, pages: ["Home"] },
      layoutSections: { hero: true },
    });
    const slots = contentDeck(buildSpec(form, context)).slots;
    return slots.filter(({ id }) => id.startsWith("/#hero.field")).map(({ text }) => text);
  };
  expect(factsOf("")).toEqual([]);
  expect(factsOf("We hire out tractors to farms near Hereford.")).toEqual(["Field", "Machinery hire"]);
});

describe("C-36.978 what search engines show of a page says what the business is and where", () => {
  const seamstress = {
    businessName: "Ida Blom",
    niche: "curtain making",
    description: "Heavy linen, blinds, cushions.",
    contact: { country: "IE", phone: "021 555 0142", address: "Kinsale, Co. Cork" },
  };
  const headOf = (page: string, part: string, more: object = {}) =>
    slotText(`${page}#head.${part}`, {
      ...seamstress,
      ...more,
      pages: ["Home", "Services", "Portfolio", "Contact"],
    });

  it("beside the name of a page that would say nothing alone", () => {
    expect(headOf("/portfolio", "description")).toMatch(
      /^Portfolio: Ida Blom, curtain making in Kinsale, Co\. Cork\./u,
    );
    expect(headOf("/portfolio", "description", { businessName: "Blom Curtain Making" })).toMatch(
      /^Portfolio: Blom Curtain Making in Kinsale, Co\. Cork\./u,
    );
  });

  it("also where no sentence fits behind the name", () => {
    const long = `Curtains ${"of heavy linen and of wool ".repeat(6)}are what I am known for in this town.`;
    expect(headOf("/portfolio", "description", { description: long })).toMatch(
      /^Portfolio: Ida Blom, curtain making in Kinsale, Co\. Cork\./u,
    );
  });

  it("and in the title of the home page, as far as there is room", () => {
    expect(headOf("/", "title")).toBe("Ida Blom | Curtain making in Kinsale, Co. Cork");
    const long = { businessName: "Ida Blom and Daughters of Old Kinsale Quay" };
    expect(headOf("/", "title", long)).toBe("Ida Blom and Daughters of Old Kinsale Quay | Curtain making");
    expect(headOf("/", "title", { niche: "", contact: {} })).toBe("Ida Blom");
  });

  it("C-36.979 a description has three questions at most, and of a price list what has a price", () => {
    const offers = [
      { name: "Hems", what: "", price: "€12" },
      { name: "Blinds", what: "", price: "" },
    ];
    const form = { ...seamstress, offers, pages: ["Home", "Pricing", "FAQ"] };
    expect(slotText("/pricing#head.description", form)).toMatch(/Hems €12\.$/u);
    expect(slotText("/faq#head.description", form)?.match(/\?/gu)?.length).toBe(3);
  });

  it("C-36.980 hours that do not fit are left out, not the number before them", () => {
    const contact = {
      ...seamstress.contact,
      openingHours:
        "Mon to Thu 9 till 4.30, Friday mornings only, Saturdays in the season from May to September",
    };
    expect(headOf("/contact", "description", { contact })).toMatch(/021 555 0142, Kinsale, Co\. Cork\.$/u);
  });
});
