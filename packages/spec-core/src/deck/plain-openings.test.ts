import { expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

/** The deck of answers of which the client lets visitors read all, or only the facts, or what the rules let through. */
function slotsOf(
  formData: Answers,
  accepted: "all" | "facts" | "nothing" = "all",
  layoutSections: OnboardingInput["layoutSections"] = {},
) {
  const first = buildSpec(onboardingSchema.parse({ formData, layoutSections }), context);
  if (accepted === "nothing") return draftContent(first).slots;
  const { statements, facts } = first.content;
  const wordChoices = [...(accepted === "all" ? statements : []), ...facts].map(({ id }) => ({
    id,
    print: true,
  }));
  return draftContent(
    buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices }, layoutSections }), context),
  ).slots;
}

const textAt = (slots: ReturnType<typeof slotsOf>, id: string): string | undefined =>
  slots.find((slot) => slot.id === id)?.text;

it("a sentence whose beginning is kept from visitors is no headline: the name opens the site", () => {
  const slots = slotsOf(
    {
      businessName: "Odom & Daughter BBQ",
      description:
        "Barbecue trailer. Pork shoulder, ribs, hot links, beans, slaw. Thursday to Saturday 11 til we sell out, by the old feed store on Highway 65. Whole shoulders for Thanksgiving and 4th of July if you order ahead.",
      pages: ["Home"],
      contact: { openingHours: "Thu Fri Sat 11 til sold out", country: "US" },
    },
    "nothing",
  );
  expect(textAt(slots, "/#hero.heading")).toBe("Odom & Daughter BBQ");
  expect(textAt(slots, "/#hero.lead")).toBe("");
});

it("a sentence that says what is done opens the site also where its beginning is kept from visitors", () => {
  const [remark, work] = [
    "Dont want anything fancy.",
    "Been doing boilers and bathrooms round Leeds since 2009.",
  ];
  const formData: Answers = {
    businessName: "Okafor Plumbing & Heating",
    niche: "Plumber",
    description: `${remark} ${work}`,
    pages: ["Home"],
  };
  const { statements, facts } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = [...statements, ...facts].map(({ id, text }) => ({ id, print: text !== remark }));
  const spec = buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context);
  expect(textAt(draftContent(spec).slots, "/#hero.heading")).toBe(
    "Boilers and bathrooms round Leeds since 2009",
  );
});

const tutor: Answers = {
  businessName: "Maths with Mrs Tran",
  niche: "Maths tutor",
  description: "Maths tutoring for years 7 to 12 in Toowoomba.",
  pages: ["Home", "Contact"],
  offers: [
    { name: "One on one", what: "1 hour", price: "$75" },
    { name: "Two together", what: "", price: "$50" },
  ],
};

it("prices alone on a home page without a list of offers are called prices", () => {
  expect(textAt(slotsOf(tutor, "all", { hero: true }), "/#more.heading")).toBe("Fees");
});

it("C-36.264 a home page without chosen sections lists what is offered, and tells no sentence twice", () => {
  const description = "I teach maths in Toowoomba. One on one lessons are an hour at my kitchen table.";
  const slots = slotsOf({ ...tutor, description });
  expect(textAt(slots, "/#services.heading")).toBeDefined();
  expect(
    slots.filter(({ id, kind }) => id.startsWith("/#services.") && kind === "price").map(({ text }) => text),
  ).toEqual(["$75", "$50"]);
  expect(slots.filter(({ id, status }) => id.startsWith("/#services.") && status === "open")).toEqual([]);
  const said = slots.filter(({ kind, text }) => kind !== "description" && text.includes("kitchen table"));
  expect(said).toHaveLength(1);
});

it("C-36.265 a home page without chosen sections and without known offers has no list of them", () => {
  const slots = slotsOf({ ...tutor, offers: [], description: "" });
  expect(slots.filter(({ id }) => id.startsWith("/#services."))).toEqual([]);
});

it("hours alone on the home page are called hours, without a sentence around them", () => {
  const hours = { country: "US", openingHours: "Thu Fri Sat 11 til sold out" };
  const slots = slotsOf({ ...tutor, pages: ["Home"], offers: [], contact: hours });
  expect(textAt(slots, "/#more.heading")).toBe("Opening hours");
  expect(textAt(slots, "/#more.hours.text")).toBe("Thu Fri Sat 11 til sold out");
});

it("the founding year is told in a few words, without the name of the business", () => {
  const description =
    "I teach maths in Toowoomba. I was eleven years in a school before going out on my own in 2021.";
  const founded = slotsOf({ ...tutor, description }, "facts").find(({ id }) => id === "/#story.founded");
  expect(founded?.text).toBe("Established in 2021.");
});

it.each([
  [{ niche: "Surf school" }, "Book a lesson"],
  [{ niche: "Cat boarding" }, "Book a stay"],
  [
    { niche: "", description: "We keep a mountain hut at 2140 m in the mountains, for walkers." },
    "Book a bed",
  ],
])("who visits %j can %s", (answers, label) => {
  const slots = slotsOf({
    businessName: "Hill",
    goals: ["Book Appointments"],
    pages: ["Home", "Contact"],
    ...answers,
  });
  expect(slots.filter(({ kind }) => kind === "button").map(({ text }) => text)).toContain(label);
});

it("a way to pay is no offer with a price", () => {
  const slots = slotsOf({
    businessName: "Ty",
    niche: "Crêperie",
    description: "Little crêperie in the port. Cards ok from 10 euros.",
    pages: ["Home", "Pricing"],
  });
  const listed = slots.filter(({ kind, text }) => (kind === "item" || kind === "price") && text !== "");
  expect(listed).toEqual([]);
});

it("a home page without sections leaves the story to the page about the business where nothing is told", () => {
  const quiet: Answers = { businessName: "Hill", niche: "Acupuncture", pages: ["Home", "About"] };
  expect(slotsOf(quiet).filter(({ page, section }) => page === "/" && section === "story")).toEqual([]);
  expect(slotsOf(quiet).some(({ page, section }) => page === "/about" && section === "story")).toBe(true);
});

const home = (formData: Answers) => slotsOf({ pages: ["Home"], ...formData });

it("a niche with a price or a remark after it opens the site without them, also in its label", () => {
  const perogies = home({ businessName: "Two Babas", niche: "Frozen perogies. $14 a dozen" });
  expect(textAt(perogies, "/#hero.heading")).toBe("Frozen perogies");
  const labelled = home({
    businessName: "Two Babas",
    niche: "Frozen perogies. $14 a dozen",
    description: "We are a kitchen in Saskatoon.",
  });
  expect(textAt(labelled, "/#hero.niche")).toBe("Frozen perogies");
});

it("a headline is not cut inside a list that goes on after a comma", () => {
  const slots = home({
    businessName: "L'Écailler",
    niche: "Oysters opened in front of the guests",
    description: "I open oysters at the weddings, the company parties, sometimes a birthday of 60 years.",
  });
  expect(textAt(slots, "/#hero.heading")).toBe("Oysters opened in front of the guests");
  expect(textAt(slots, "/#hero.lead")).toBe(
    "I open oysters at the weddings, the company parties, sometimes a birthday of 60 years.",
  );
});

it("the list under the headline writes English names small in an English text and leaves out sentences", () => {
  const offer = (name: string) => ({ name, what: "", price: "" });
  const lead = (offers: string[]) =>
    textAt(
      home({
        businessName: "Anke",
        niche: "Foot care at home",
        description: "I come to the people at home and make the feet.",
        offers: offers.map(offer),
        contact: { country: "DE" },
      }),
      "/#hero.lead",
    );
  expect(lead(["Foot care at home", "Foot care in the Heim", "Only nails"])).toContain(
    "Foot care at home, foot care in the Heim and nails",
  );
  expect(lead(["Foot care", "Bauernbrot"])).toContain("oot care and Bauernbrot");
});

it("a section that says it is for everybody is left out", () => {
  const slots = home({
    businessName: "Two Babas",
    niche: "Perogies",
    audience: "Everybody.",
    description: "We make perogies.",
  });
  expect(slots.filter(({ id }) => id.includes("audience"))).toEqual([]);
});

const clinic: Answers = {
  businessName: "Causeyside Foot Clinic",
  niche: "podiatry / chiropody",
  pages: ["Home", "About"],
  contact: { address: "61b Causeyside Street, Paisley", country: "GB" },
};

it.each([
  "Ground floor no steps, parking at the back 2 spaces.",
  "Side door, ring the bell please.",
  "Ring the bell because we cannot hear you.",
  "Turn left after the church.",
  "Easy parking behind the house.",
  "We wash everything.",
  "Beer yes, liquor no, we let that license go in 2019.",
  "I do it all.",
])("'%s' neither heads nor leads a site nor describes it", (description) => {
  const slots = slotsOf({ ...clinic, description });
  const shown = ["/#hero.heading", "/#hero.lead", "/#head.description"].map((id) => textAt(slots, id) ?? "");
  expect(shown[0]).toBe("Podiatry and chiropody in Paisley");
  expect(shown[2]).toBe("Causeyside Foot Clinic: Podiatry and chiropody in Paisley");
  expect(shown.join()).not.toContain(description.replace(/\.$/u, ""));
  expect(slots.some(({ text }) => text.includes(description))).toBe(true);
});

it.each([
  ["We wash everything that horses wear.", "We wash everything that horses wear"],
  [
    "Ground floor extensions and loft conversions in brick.",
    "Ground floor extensions and loft conversions in brick",
  ],
])("'%s' opens a site", (description, title) => {
  expect(
    textAt(slotsOf({ niche: "", pages: ["Home"], businessName: "A", description }), "/#hero.heading"),
  ).toBe(title);
});

it("names the place with the trade where the address is only a place, unless the trade names one", () => {
  const headed = (answers: Answers) => textAt(slotsOf({ ...clinic, ...answers }), "/#hero.heading");
  const description = "Parking behind the house.";
  expect(headed({ description, contact: { address: "Paisley" } })).toBe("Podiatry and chiropody in Paisley");
  expect(headed({ description: "We wash everything.", niche: "Foot care in Renfrew" })).toBe(
    "Foot care in Renfrew",
  );
});

it("a sentence on all that is done stands above the services, under none of them", () => {
  const deeds = "We prepare scales, we repair, we rent replacement scales.";
  const slots = slotsOf({
    businessName: "Wagtest",
    niche: "Scales",
    description: `Service of scales. ${deeds}`,
    pages: ["Home", "Services"],
    offers: [
      { name: "Replacement scale", what: "", price: "25 zł" },
      { name: "Calibration", what: "on site", price: "" },
    ],
  });
  expect(slots.find(({ id, text }) => id.startsWith("/services#list.") && text === deeds)).toBeUndefined();
  expect(textAt(slots, "/services#top.lead") ?? textAt(slots, "/#hero.lead")).toBe(deeds);
});

it.each([
  ["septic", "Labounty Septic", "Labounty Septic"],
  ["rowing, community, charity", "Inver Coastal Rowing Club", "Inver Coastal Rowing Club"],
  ["plumbing, heating", "Okafor & Sons", "Okafor & Sons"],
  ["boat hire, moorings", "Okafor & Sons", "Boat hire, moorings"],
])(
  "of the trade '%s' and the name '%s' the better line opens the site: '%s'",
  (niche, businessName, title) => {
    const slots = slotsOf({
      businessName,
      niche,
      description: "Tanks, lids, baffles.",
      pages: ["Home", "Contact"],
    });
    expect(textAt(slots, "/#hero.heading")).toBe(title);
    expect(textAt(slots, "/contact#head.description")).not.toMatch(
      /(?:Septic|Club|Sons)\. (?:Septic|Rowing|Okafor)/,
    );
  },
);

it("a pasted flyer is read without its bullets, rows of signs and headings in capitals", () => {
  const slots = slotsOf({
    businessName: "Keen Edge Mobile Sharpening",
    niche: "* Mobile knife sharpening *",
    description:
      "*** DULL KNIVES ARE DANGEROUS KNIVES! ***\n\nKEEN EDGE MOBILE SHARPENING\nServing Peterborough and Lakefield since 2009.\n\n- Salon & grooming shears - CALL for price\n**All work** is done while you wait.",
    audience: "• Home cooks and restaurants",
    pages: ["Home", "About"],
    offers: [{ name: "• Scissors", what: "- also left-handed ones", price: "$8" }],
    contact: { country: "CA" },
  });
  const texts = slots.map(({ text }) => text);
  expect(texts.filter((text) => /^[-*•]|\*|•/u.test(text))).toEqual([]);
  expect(texts).toContain("Salon & grooming shears - CALL for price");
  expect(texts).toContain("All work is done while you wait.");
  expect(texts).not.toContain("KEEN EDGE MOBILE SHARPENING");
  const description = textAt(slots, "/#head.description") ?? "";
  expect(description).toContain("Serving Peterborough");
  expect(description).not.toContain("DULL KNIVES");
});

it("what is added to something else opens neither the site nor its description", () => {
  const slots = slotsOf({
    businessName: "Tackett and Sons Septic",
    niche: "septic tank pumping",
    description: "Grease traps we do for restaurants too. We pump tanks in four counties.",
    pages: ["Home"],
  });
  expect(textAt(slots, "/#hero.lead") || textAt(slots, "/#hero.heading")).toContain("We pump tanks");
  expect(textAt(slots, "/#head.description")).toMatch(/^We pump tanks/u);
  expect(slots.map(({ text }) => text).join(" ")).toContain("Grease traps we do for restaurants too");
});

it.each([
  ["We're licensed with the state and insured.", "Septic tank pumping"],
  ["We are fully insured.", "Septic tank pumping"],
  ["Most folks ought to pump every three to five years.", "Septic tank pumping"],
  ["A tank has to be pumped before it backs up.", "Septic tank pumping"],
  ["We're licensed septic pumpers in Cookeville.", "We’re licensed septic pumpers in Cookeville"],
  ["I am a qualified drainlayer with two trucks.", "A qualified drainlayer with two trucks"],
])(
  "of '%s' the headline is '%s': how one stands and what customers should do does not say what one does",
  (description, heading) => {
    const slots = slotsOf({
      businessName: "Tackett",
      niche: "Septic tank pumping",
      description,
      pages: ["Home"],
    });
    expect(textAt(slots, "/#hero.heading")).toBe(heading);
  },
);

it.each([
  ["Ring me.", false],
  ["Call or text us today!", false],
  ["Just give me a shout.", false],
  ["Call now for a free quote.", true],
  ["Ring before eight.", true],
  ["Call-outs are free.", true],
])("a sentence that is an invitation alone is not told: '%s' is told: %s", (sentence, isTold) => {
  const slots = slotsOf({
    businessName: "Hurley",
    niche: "Plumber",
    description: `We mend boilers in Cork. ${sentence}`,
    pages: ["Home", "Contact"],
    contact: { phone: "086 555 0143", country: "IE" },
  });
  expect(slots.some(({ section, text }) => section !== "head" && text.includes(sentence))).toBe(isTold);
});

it("since when a business exists is no part of its headline", () => {
  const slots = slotsOf({
    businessName: "Back Lane Bikes",
    niche: "Bicycle repair workshop",
    description: "We're a bike repair workshop in Sheffield, been going since 2014.",
    pages: ["Home"],
  });
  expect(textAt(slots, "/#hero.heading")).toBe("A bike repair workshop in Sheffield");
  expect(textAt(slots, "/#hero.lead")).toBe("Going since 2014.");
});

it.each([
  "I teach in English and in French.",
  "Lunch is vegetarian and always included.",
  "On the first Thursday of the month we have an evening for beginners.",
])("neither the headline nor the line below it is '%s'", (sentence) => {
  const slots = slotsOf({
    businessName: "Atelier Terre Rouge",
    niche: "Pottery studio",
    description: `${sentence} There are six wheels.`,
    pages: ["Home"],
  });
  expect(textAt(slots, "/#hero.heading")).not.toContain(sentence.slice(0, 12));
  expect(textAt(slots, "/#hero.lead")).not.toContain(sentence.slice(0, 12));
});

it("the line below the headline lists what is offered, and not for how many", () => {
  const slots = slotsOf({
    businessName: "Chez Moustache",
    niche: "Cattery",
    description: "Boarding cattery near Bergerac.",
    pages: ["Home"],
    offers: [
      { name: "One cat", what: "", price: "€13" },
      { name: "Two cats same chalet", what: "", price: "€21" },
      { name: "Long stay", what: "", price: "€11" },
      { name: "Medication", what: "", price: "€1" },
    ],
  });
  expect(textAt(slots, "/#hero.lead")).toBe("Long stay and medication from Chez Moustache.");
});

it.each([
  [
    "Indian restaurant & delivery",
    "Thalis and dosas for delivery, other door round the back.",
    "Indian restaurant & delivery",
  ],
  ["Kite shop", "Kites for beginners and old hands.", "Kites for beginners and old hands"],
])(
  "C-36.702 of the trade '%s' a fragment heads the site if it has most of its words: '%s'",
  (niche, said, title) => {
    const [remark, sentence] = ["Dont want anything fancy.", said];
    const formData: Answers = {
      businessName: "Ravi's",
      niche,
      description: `${remark} ${sentence}`,
      pages: ["Home"],
    };
    const { statements, facts } = buildSpec(onboardingSchema.parse({ formData }), context).content;
    const wordChoices = [...statements, ...facts].map(({ id, text }) => ({ id, print: text !== remark }));
    const spec = buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context);
    expect(textAt(draftContent(spec).slots, "/#hero.heading")).toBe(title);
  },
);
