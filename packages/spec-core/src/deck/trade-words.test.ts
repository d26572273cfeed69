import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";

const notesOf = (niche: string): string => {
  const form = {
    formData: { businessName: "Ironworks", niche, pages: ["Home", "Services", "Team", "Testimonials"] },
    layoutSections: { hero: true, services: true, testimonials: true, team: true, pricing: true },
  };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse(form), context));
  return slots.map(({ hint }) => hint).join(" ");
};

it.each([
  ["Gym", "members"],
  ["Yoga studio", "members"],
  ["Veterinary practice", "pet owners"],
  ["Vet", "pet owners"],
  ["Dog groomer", "pet owners"],
  ["Dental practice", "patients"],
  ["Counsellor", "clients"],
  ["Charity", "people"],
  ["Farm vet", "customers"],
  ["Equine vets", "customers"],
  ["Dog day care", "customers"],
])("C-36.208 the notes of a %s speak of %s", (niche, customers) => {
  const said = new Set(
    notesOf(niche).match(/patients|members|pet owners|customers|clients|(?<=what |who )people/g),
  );
  expect([...said]).toEqual([customers]);
});

it.each(["Driving instructor", "Driving school", "Driving lessons, manual and automatic"])(
  "who learns with a %s decides alone and comes to no place",
  (niche) => {
    expect(notesOf(niche)).toContain("learners");
    expect(notesOf(niche)).not.toMatch(/famil|parent|the place|fees/);
  },
);

it.each([
  ["Wedding photographer", "Book a session"],
  ["Bookbinding", "Book an appointment"],
  ["Guest house", "Book a room"],
])("C-36.247 where appointments are the goal, the button of a %s reads '%s'", (niche, label) => {
  const form = {
    formData: { businessName: "Harbour", niche, pages: ["Home", "Contact"], goals: ["Book Appointments"] },
  };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse(form), context));
  expect(slots.filter(({ kind }) => kind === "button").map(({ text }) => text)).toContain(label);
});

const slotsOf = (niche: string, offers: readonly { name: string; what: string; price: string }[]) => {
  const form = {
    formData: {
      businessName: "Harbour",
      niche,
      offers: [...offers],
      pages: ["Home", "Contact"],
      goals: ["Book Appointments"],
    },
    layoutSections: { hero: true, services: true, contact: true },
  };
  return draftContent(buildSpec(onboardingSchema.parse(form), context)).slots;
};

const rooms = [
  { name: "River room", what: "Double, view of the viaduct", price: "£128" },
  { name: "Attic", what: "Single", price: "£72" },
];

it("C-36.249 what a guest house lists are rooms, unless something else is among it", () => {
  const headingOf = (offers: typeof rooms) =>
    slotsOf("Guest house", offers).find(({ id }) => id === "/#services.heading")?.text;
  expect(headingOf(rooms)).toBe("Rooms");
  expect(headingOf([...rooms, { name: "Breakfast", what: "", price: "£12" }])).toBe("Services");
});

it("C-36.250 the form of a guest house asks for two days, that of a restaurant for time and guests, not for a dish", () => {
  const formOf = (niche: string, offers: typeof rooms) =>
    slotsOf(niche, offers).flatMap(({ id, text }) => (id.startsWith("*#form.") && text !== "" ? [text] : []));
  expect(formOf("Guest house", rooms)).toEqual(
    expect.arrayContaining(["Arrival", "Departure", "River room", "Attic"]),
  );
  const dishes = [
    { name: "Whole turbot", what: "", price: "£78" },
    { name: "Anchovies", what: "", price: "£14" },
  ];
  const booked = formOf("Restaurant", dishes);
  expect(booked).toEqual(expect.arrayContaining(["Preferred time", "Number of people"]));
  expect(formOf("Guest house", rooms)).not.toContain("Number of people");
  for (const text of ["Arrival", "Whole turbot", "Anchovies"]) expect(booked).not.toContain(text);
  expect(formOf("Dentist", [{ ...rooms[0], name: "Check-up" }, rooms[1]] as typeof rooms)).toContain(
    "Check-up",
  );
});

it("C-36.251 a service of which the site says nothing but the name waits for a sentence, others do not", () => {
  const open = slotsOf("Solicitors", [
    { name: "Employment tribunal", what: "", price: "" },
    { name: "Settlement agreement", what: "", price: "£500" },
    { name: "Discrimination", what: "At work and before it begins", price: "" },
  ]).filter(({ id, status }) => id.startsWith("/#services.") && status === "open");
  expect(open.map(({ id }) => id)).toEqual([expect.stringMatching(/employment-tribunal.*\.text$/u)]);
});

it("C-36.256 a service whose price stands in a section of prices waits for a sentence in its own", () => {
  const form = {
    formData: {
      businessName: "Honk!",
      niche: "Driving school",
      pages: ["Home", "Contact"],
      offers: [
        { name: "First lesson", what: "", price: "£25" },
        { name: "Pass Plus", what: "Six modules", price: "£210" },
      ],
    },
    layoutSections: { hero: true, services: true, pricing: true, contact: true },
  };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse(form), context));
  const open = slots.filter(({ id, status }) => id.startsWith("/#services.") && status === "open");
  expect(open.map(({ id }) => id)).toEqual([expect.stringMatching(/first-lesson.*\.text$/u)]);
});

it.each([
  ["US", "Call 423-555-0142", "call or write"],
  ["GB", "Ring 0117 496 0359", "ring or write"],
])("C-36.254 in %s one reads '%s'", (country, button, channel) => {
  const phone = button.replace(/^\p{L}+ /u, "");
  const form = {
    formData: {
      businessName: "Crabtree Septic",
      niche: "Septic tanks",
      pages: ["Home", "Contact"],
      contentStyle: "Casual",
      contact: { phone, email: "hello@crabtree.example", country },
    },
    layoutSections: { hero: true, contact: true },
  };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse(form), context));
  const texts = slots.map(({ text }) => text);
  expect(texts).toContain(button);
  expect(texts.find((text) => text.toLowerCase().includes(channel))).toBeDefined();
});

it("one stray word makes nobody a patient", () => {
  const form = {
    formData: {
      businessName: "Papeles Nerja",
      niche: "help with spanish paperwork for foreigners",
      description:
        "NIE, padron, TIE card, health card, change of driving licence. I go with you to the office and I talk.",
      pages: ["Home", "Services", "Testimonials"],
    },
    layoutSections: { hero: true, services: true, testimonials: true, pricing: true },
  };
  const spec = buildSpec(onboardingSchema.parse(form), context);
  const texts = draftContent(spec).slots.map(({ hint, text }) => `${hint} ${text}`);
  expect(texts.join(" ")).not.toMatch(/patient|treatment/iu);
});

it.each([
  ["small-batch chili oil", ["Home", "Products", "Contact"], "customers"],
  ["fermented vegetables", ["Home", "Products", "Contact"], "customers"],
  ["wine bar", ["Home", "Products", "Contact"], "guests"],
])("C-36.983 who sells food to take home (%s, %j) has %s", (niche, pages, customers) => {
  const formData = {
    businessName: "Ember",
    niche,
    description: "Food made by hand.",
    pages,
    customPages: ["Fairs"],
  };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse({ formData }), context));
  expect(slots.map(({ hint }) => hint)).toContain(`what ${customers} should read on the page “Fairs”`);
});

it("C-36.984 a day care is for families, and has places", () => {
  expect(notesOf("Home day care")).toContain("the places that families ask for");
  expect(notesOf("Home day care")).not.toMatch(/learners|classes/u);
});

/** The buttons of a site with a page for the contact and one for the goods. */
const buttonsOf = (formData: object): string[] => {
  const form = { formData: { businessName: "Harbour", pages: ["Home", "Products", "Contact"], ...formData } };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse(form), context));
  return slots.filter(({ kind, text }) => kind === "button" && text !== "").map(({ text }) => text);
};

it.each([
  ["Hotel restaurant", "", "Book a table"],
  ["Hotel and restaurant", "", "Book a room"],
  ["Hotel with a bar and bistro", "Rooms are booked on the hotel website.", "Book a table"],
  ["Hotel with a bar and bistro", "Please no rooms on this site.", "Book a table"],
  ["Hotel with a bar and bistro", "We have nine rooms on the first floor.", "Book a room"],
])(
  "C-36.1005 what a %s without rooms on the site books, after '%s', is on the button: %s",
  (niche, contentNotes, label) => {
    const goals = ["Book Appointments"];
    const description = "We are two minutes from the pier.";
    expect(buttonsOf({ niche, description, contentNotes, goals, tone: "Modern" })).toContain(label);
  },
);

it.each([
  ["We mend clocks in Bodmin.", "Get in touch"],
  ["We mend clocks in Bodmin. Our club meets on Thursdays.", "Come and join"],
])("C-36.1006 '%s' has the button '%s' where a community is the goal", (description, label) => {
  const goals = ["Build Community"];
  expect(buttonsOf({ niche: "Clocks", description, goals, contentStyle: "Casual" })).toContain(label);
});

it.each([
  ["We don't want to sell online.", "See the range"],
  ["", "Visit the shop"],
])("C-36.1007 where the client says '%s', the button to the goods reads '%s'", (contentNotes, label) => {
  const form = {
    niche: "Cheese",
    description: "We make cheese in Bodmin.",
    goals: ["Sell Products"],
    contact: { country: "GB" },
  };
  expect(buttonsOf({ ...form, contentNotes, contentStyle: "Casual" })).toContain(label);
});

it.each([
  ["Guest house", "rooms"],
  ["Small hotel by the harbour", "rooms"],
  ["Bed and breakfast", "rooms"],
  ["Holiday cottages", "stays"],
  ["Bunkhouse", "beds and rooms"],
  ["Harbour restaurant", "dishes and drinks"],
])("C-36.1043 what the prices of a %s are for: %s", (niche, offers) => {
  const form = { formData: { businessName: "Harbour", niche, pages: ["Home", "Pricing"] } };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse(form), context));
  expect(slots.map(({ hint }) => hint).join(" ")).toContain(`pay: the ${offers} with their prices`);
});
