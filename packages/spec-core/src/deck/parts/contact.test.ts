import { expect, it } from "vitest";
import { publicWords } from "../../content/public-words.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { draftContent } from "../index.ts";

/** The texts of the slots with these ids, where the owner agrees to everything that is proposed. */
function textsOf(formData: object, id: RegExp): string[] {
  const form = onboardingSchema.parse({ formData: { businessName: "Kiln & Co", ...formData } });
  const { statements, facts } = publicWords(form.formData);
  const wordChoices = [...facts, ...statements].map((word) => ({
    id: word.id,
    print: word.proposal === "print",
  }));
  const { slots } = draftContent(
    buildSpec({ ...form, formData: { ...form.formData, wordChoices } }, context),
  );
  return slots.filter((slot) => id.test(slot.id)).map(({ text }) => text);
}

it.each([
  ["Professional", { phone: "902-555-0148", country: "CA" }, "Please call us, or use the form."],
  ["Casual", { phone: "902-555-0148", country: "CA" }, "Questions? Give us a call, or use the form."],
  ["Professional", { phone: "902-555-0148", email: "a@kiln.example" }, "Please call or write."],
  ["Professional", {}, "Please send us a message."],
])(
  "C-36.270 the head of a page with a form does not ask for a call alone: %s, %j, '%s'",
  (contentStyle, contact, lead) => {
    const form = { contentStyle, contact, pages: ["Home", "Contact"], goals: ["Book Appointments"] };
    expect(textsOf(form, /^\/contact#reach\.lead$/u)).toEqual([lead]);
  },
);

it.each([
  ["Call evenings, 740-555-0117.", ["Evenings"]],
  ["Please call us after 18:00, 740-555-0117.", ["After 18:00"]],
  ["Phone 740-555-0117, mornings or evenings.", ["Mornings or evenings"]],
  ["Ring 740-555-0117 between 9 and 12.", ["Between 9 and 12"]],
  ["Call Bev on 740-555-0117.", []],
  ["Call us for a quote, 740-555-0117.", []],
])("C-36.271 beside the number of '%s' stands %j", (sentence, notes) => {
  const description = `We throw bowls in York. ${sentence}`;
  const form = { description, contact: { country: "US" }, goals: ["Generate Leads"] };
  expect(textsOf({ ...form, pages: ["Home", "Contact"] }, /^\/contact#reach\..+\.note$/u)).toEqual(notes);
  // The foot of the page is the one place of the number on a site without a page or a section for the contact.
  expect(textsOf({ ...form, pages: ["Home"] }, /^\*#footer\..+\.note$/u)).toEqual(notes);
});

const choice = /^\*#form\..*choice$/u;
const booking = { pages: ["Home", "Contact"], goals: ["Book Appointments"], contact: { country: "IE" } };

it("C-36.291 what can be booked of a shop are its courses and work, not its goods; of a salon all", () => {
  const offers = ["Cabbage plants", "Tomatoes", "Wreath workshop", "Repotting workshop"].map((name) => ({
    name,
    what: "",
    price: "€5",
  }));
  expect(textsOf({ ...booking, niche: "Garden centre", offers }, choice)).toEqual([
    "Wreath workshop",
    "Repotting workshop",
  ]);
  expect(textsOf({ ...booking, niche: "Garden centre", offers: offers.slice(0, 2) }, choice)).toEqual([]);
  const cuts = [{ name: "Perm" }, { name: "Gents trim" }];
  expect(textsOf({ ...booking, niche: "Hairdresser", offers: cuts }, choice)).toEqual(["Perm", "Gents trim"]);
});

it.each([
  ["mobile hairdresser for older people", "", "GB", ["Your town or postcode"]],
  ["chimney sweep", "", "US", ["Your town or ZIP code"]],
  ["foot care nurse", "I come to your home in all of Leeds.", "GB", ["Your town or postcode"]],
  ["removals", "A form where they put from and to postcodes.", "GB", []],
  ["mobile phone repair shop", "", "GB", []],
  ["hairdresser", "We are in the high street.", "GB", []],
  ["dry cleaning", "", "GB", []],
  ["garden centre", "Plants for your garden.", "GB", []],
])(
  "C-36.292 the form of '%s' (%s, %s) asks for the place of the visit: %j",
  (niche, description, country, labels) => {
    const form = { niche, description, contact: { country }, pages: ["Home", "Contact"] };
    expect(textsOf(form, /^\*#form\.place$/u)).toEqual(labels);
  },
);

it("C-36.704 the page of the contact says how to get in touch and how to get there, and nothing else", () => {
  const form = {
    niche: "Osteopath",
    description:
      "I am an osteopath, just me, based in Skipton near Keighley. I treat backs and necks. We're on the first floor, no lift. I ring everyone back in the evening. I cover Skipton, Keighley, Ilkley and Otley. Everyone gets a cup of tea.",
    pages: ["Home", "About", "Contact"],
  };
  const told = textsOf(form, /^\/contact#told\./u);
  expect(told).toEqual([
    "Based in Skipton near Keighley.",
    "We’re on the first floor, no lift.",
    "I ring everyone back in the evening.",
    "I cover Skipton, Keighley, Ilkley and Otley.",
  ]);
  const address = { address: "2 Mill Lane, Skipton BD23" };
  expect(textsOf({ ...form, contact: address }, /^\/contact#told\./u)[0]).toBe(
    "We’re on the first floor, no lift.",
  );
});

it("C-36.705 a practice that does no home visits does not ask where its patients live", () => {
  const form = { niche: "Podiatry", contact: { country: "GB" }, pages: ["Home", "Contact"] };
  const place = /^\*#form\.place$/u;
  expect(textsOf({ ...form, description: "We don't do home visits any more." }, place)).toEqual([]);
  expect(textsOf({ ...form, description: "We do home visits." }, place)).toEqual(["Your town or postcode"]);
});

it("C-36.988 the labels of the contact promise no address, hours or call where there are none", () => {
  const form = { niche: "Curtain making", contentStyle: "Professional", pages: ["Home", "Contact"] };
  const labels = (formData: object) =>
    textsOf({ ...form, ...formData }, /^\/contact#reach\..*(?:label|heading)$/u);
  const place = { address: "Kinsale, Co. Cork", openingHours: "By appointment only", country: "IE" };
  expect(labels({ contact: place })).toEqual(["Reach us directly", "Where we are", "Appointments"]);
  const street = { address: "2 Quay Road, Kinsale", openingHours: "Mon-Fri 9-5", country: "IE" };
  expect(labels({ contact: street })).toEqual(["Reach us directly", "Address", "Opening hours"]);
  const called = { ...street, phone: "021 555 0142" };
  const calls = "We make curtains. Ring us, don't email, we won't see it.";
  expect(labels({ contact: called, description: calls })[0]).toBe("How to reach us");
});

it("C-36.989 when to call stands beside the number, not among the hours", () => {
  const contact = {
    phone: "021 555 0142",
    openingHours: "Mon to Fri 8 till 5. Phone before 7pm please",
    country: "IE",
  };
  const form = { niche: "Curtain making", pages: ["Home", "Contact"], contact };
  expect(textsOf(form, /^\/contact#reach\..*note$/u)).toEqual(["Before 7pm"]);
  expect(textsOf(form, /^\/contact#reach\..*hours$/u)).toEqual(["Mon to Fri 8 till 5"]);
});

it("C-36.991 what to do in an emergency stands first on the page of the contact", () => {
  const description =
    "We fit boilers in Cork, an emergency plumber is not what we are. We cover Cork, Cobh and Kinsale. In an emergency the phone is answered day and night.";
  const form = {
    niche: "Heating engineer",
    description,
    pages: ["Home", "Contact"],
    contact: { country: "IE" },
  };
  expect(textsOf(form, /^\/contact#told\./u)).toEqual([
    "In an emergency the phone is answered day and night.",
    "We cover Cork, Cobh and Kinsale.",
  ]);
});

it.each([
  [
    "Mon-Thu 08:00-16:00, Fri 08:00-14:00",
    "12 Mill Lane, Thornbury",
    /12 Mill Lane, Thornbury, Mon-Thu 08:00-16:00, Fri 08:00-14:00/u,
  ],
  [
    "Mon-Thu 08:00-16:00, Fri 08:00-14:00",
    "The Old Ropewalk Workshops, 112 Great Western Harbour Road, Thornbury",
    /^(?!.*Fri 08)/u,
  ],
])(
  "C-36.1049 the description of the contact page has all lines of the hours or none: '%s', '%s'",
  (openingHours, address, expected) => {
    const contact = { phone: "902-555-0148", openingHours, address };
    const [text = ""] = textsOf({ contact, pages: ["Home", "Contact"] }, /^\/contact#head\.description$/u);
    expect(text).toMatch(expected);
  },
);

const smithy = {
  businessName: "Holt Forge",
  niche: "Blacksmith",
  description: "We forge gates in Ripon.",
  pages: ["Home", "Contact", "FAQ"],
  goals: ["Book Appointments"],
};

const slotsWith = (formData: object) => {
  const { facts, statements } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = [...facts, ...statements].map(({ id }) => ({ id, print: true }));
  return draftContent(buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context))
    .slots;
};

it("hours in which the phone is answered stand beside the number and are no opening hours", () => {
  const contact = {
    phone: "01632 960 123",
    country: "GB",
    openingHours: "Phone 8am to 6pm, leave a message if we're out",
  };
  const slots = slotsWith({ ...smithy, contact });
  expect(slots.filter(({ id }) => id.endsWith(".hours")).map(({ text }) => text)).toEqual([]);
  expect(slots.some(({ kind, text }) => kind === "question" && /open/iu.test(text))).toBe(false);
  expect(slots.filter(({ id }) => id.endsWith(".note")).map(({ text }) => text)).toContain(
    "8am to 6pm, leave a message if we’re out",
  );
});

it("an address begins with a capital on its own line, and a number typed as a sentence is not told again", () => {
  const slots = slotsWith({
    ...smithy,
    description: "We forge gates in Ripon. 01632 960 123.",
    contact: { phone: "01632 960 123", address: "behind 4 Mill Lane, Ripon HG4 1AA", country: "GB" },
  });
  expect(slots.filter(({ id }) => id.endsWith(".address")).map(({ text }) => text)).toContain(
    "Behind 4 Mill Lane, Ripon HG4 1AA",
  );
  expect(slots.some(({ kind, text }) => kind === "text" && text.includes("960 123."))).toBe(false);
});

it("the line above a button for bookings asks to book, that above another one does not", () => {
  const closing = (goals: readonly string[]) =>
    slotsWith({ ...smithy, goals, contact: { phone: "01632 960 123", country: "GB" } }).find(({ id }) =>
      id.endsWith("actions.closing"),
    )?.text;
  expect(closing(["Book Appointments"])).toBe("Would you like to book?");
  expect(closing(["Generate Leads"])).toBe("How can we help?");
});
