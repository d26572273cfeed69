import { describe, expect, it } from "vitest";
import { publicWords } from "../content/public-words.ts";
import { type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent, type Slot } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

/** The slots of a form of which visitors may read all that describes the business. */
function slotsOf(formData: Answers): readonly Slot[] {
  const { statements, facts } = publicWords(onboardingSchema.parse({ formData }).formData);
  const wordChoices = [
    ...statements.filter(({ field }) => field === "description" || field === "audience"),
    ...facts,
  ].map(({ id }) => ({ id, print: true }));
  return draftContent(buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context))
    .slots;
}

const textsOf = (slots: readonly Slot[], section: string): string =>
  slots
    .filter(({ id }) => id.startsWith(section))
    .map(({ text }) => text)
    .join(" | ");

const piano: Answers = {
  businessName: "Harker Pianos",
  niche: "piano tuning",
  description:
    "We're Ruth and Ben Harker, and we tune and mend pianos around Hexham. Ruth trained in Newark in 1998. We tune uprights, baby grands, concert grands, harmoniums and the odd harpsichord. There is usually a wait of three weeks.",
  pages: ["Home", "About", "Services", "Contact"],
  offers: [
    { name: "Tuning", what: "", price: "£75" },
    { name: "Pitch raise", what: "", price: "£40" },
  ],
  contentStyle: "Casual",
  contact: { phone: "01632 960 777", address: "3 Gilesgate, Hexham NE46 3QD", country: "GB" },
};

describe("the page about the business", () => {
  const slots = slotsOf(piano);

  it("C-36.730 says who the business is, even where the home page says it too", () => {
    expect(textsOf(slots, "/about#")).toContain("We’re Ruth and Ben Harker");
  });

  it("C-36.731 has no heading that repeats its title", () => {
    expect(slots.find(({ id }) => id === "/about#story.heading")?.text).toBe("Our story");
    const professional = slotsOf({ ...piano, contentStyle: "Professional" });
    expect(professional.find(({ id }) => id === "/about#story.heading")?.text).toBe("Our story");
  });
});

it("C-36.732 the opening hours of a place are on every page, those of somebody who visits customers are not", () => {
  const contact = { ...piano.contact, openingHours: "Mon-Fri 9-5" };
  const shop = { ...piano, niche: "music shop", description: "We sell sheet music in Hexham." };
  expect(textsOf(slotsOf({ ...shop, contact }), "*#footer")).toContain("Mon-Fri 9-5");
  const visiting = { ...piano, niche: "mobile dog groomer", description: "I come to your house." };
  expect(textsOf(slotsOf({ ...visiting, contact: { ...contact, address: "" } }), "*#footer")).not.toContain(
    "Mon-Fri",
  );
});

it("C-36.733 the work in general leads the page of the services, and a wait leads nothing", () => {
  const slots = slotsOf(piano);
  expect(textsOf(slots, "/services#top.lead")).toMatch(/^We tune uprights/u);
  expect(textsOf(slots, "/services#told")).not.toContain("uprights");
  expect(textsOf(slots, "/#services.lead")).not.toContain("wait");
  const wait = slotsOf({
    ...piano,
    description: "A piano workshop in Hexham. We only take one piano at a time, so there is normally a wait.",
  });
  expect(textsOf(wait, "/#services.lead")).toBe("");
});

it("C-36.734 nothing is invented: no request to ask for somebody, no gap for a story that nobody wanted", () => {
  const slots = slotsOf({
    businessName: "Nook",
    niche: "framing",
    description: "Picture framing in Ludlow.",
    pages: ["Home"],
  });
  expect(slots.some(({ id }) => id.startsWith("/#story"))).toBe(false);
  const listed = slotsOf({ ...piano, description: "", pages: ["Home", "Contact"] });
  expect(textsOf(listed, "/#hero.lead")).not.toMatch(/^Ask/u);
});

describe("bookings in a service of the client's own", () => {
  const studio: Answers = {
    ...piano,
    goals: ["Book Appointments"],
    contentNotes: "Bookings go through our booking app, link to follow.",
  };

  it("C-36.739 the site has a form for messages, and no call that promises an appointment", () => {
    const slots = slotsOf(studio);
    expect(slots.some(({ id }) => id.startsWith("*#form") && id.endsWith(".choice"))).toBe(false);
    expect(textsOf(slots, "*#actions")).not.toContain("Book");
    expect(textsOf(slotsOf({ ...studio, contentNotes: "" }), "*#actions")).toMatch(/Book/u);
  });

  it("C-36.753 the button to book leads there, and waits for the address", () => {
    const slots = slotsOf({ ...studio, contentNotes: "Bookings go over Zenlane, just link it." });
    expect(textsOf(slots, "*#booking.label")).toMatch(/^Book /u);
    const address = slots.find(({ id }) => id === "*#booking.address");
    expect(address?.status).toBe("open");
    expect(address?.hint).toBe("the address of the booking page at Zenlane");
    expect(slotsOf({ ...studio, contentNotes: "" }).some(({ section }) => section === "booking")).toBe(false);
    // The name of a service that is only in remarks for the agency is not printed.
    const secret = slotsOf({
      ...studio,
      contentNotes: "",
      onlyForUs: "Bookings go over Zenlane, just link it.",
    });
    expect(JSON.stringify(secret)).not.toContain("Zenlane");
  });

  it("C-36.740 nothing is built or declared for bookings", () => {
    const spec = buildSpec(onboardingSchema.parse({ formData: studio }), context);
    expect(spec.hosting.requiresBackend).toBe(false);
    expect(JSON.stringify(spec.legalAndCompliance)).not.toMatch(/Bookings:/u);
    const own = buildSpec(onboardingSchema.parse({ formData: { ...studio, contentNotes: "" } }), context);
    expect(own.hosting.requiresBackend).toBe(true);
  });
});

it("C-36.741 a least amount is a note at the prices, no service", () => {
  const slots = slotsOf({
    ...piano,
    offers: [...(piano.offers ?? []), { name: "Minimum order", what: "", price: "£30" }],
  });
  expect(textsOf(slots, "/services#list.tax")).toBe("Minimum order: £30");
  expect(slots.some(({ kind, text }) => kind === "item" && text === "Minimum order")).toBe(false);
});

it("C-36.742 the fees are asked about once, and a level keeps its capital", () => {
  const slots = slotsOf({
    ...piano,
    niche: "chemistry tutor",
    description: "I teach chemistry in Hexham. The first consultation is free. No obligation at all.",
    pages: ["Home", "FAQ", "Contact"],
    offers: [
      { name: "GCSE", what: "", price: "£30" },
      { name: "A level", what: "", price: "£40" },
    ],
  });
  const questions = slots.flatMap(({ kind, text }) => (kind === "question" ? [text] : []));
  expect(questions.filter((text) => /cost|fees|prices/iu.test(text))).toHaveLength(
    new Set(questions.filter((text) => /cost|fees|prices/iu.test(text))).size,
  );
  expect(questions.join()).not.toMatch(/How do your/u);
  expect(textsOf(slots, "/faq#questions.price")).toContain("A level £40");
});

describe("C-36.964 a sentence that means nothing without the one before it", () => {
  const saddler: Answers = {
    businessName: "Oak & Rein",
    niche: "saddle repairs",
    description:
      "I mend saddles, that's really all I do these days, along with bridles and the odd harness. Stirrup leathers, girths, flocking. The workshop is warm and there is always coffee.",
    pages: ["Home", "About", "Contact"],
  };
  const slots = slotsOf(saddler);

  it("stands directly below the headline that it was typed with", () => {
    expect(textsOf(slots, "/#hero.heading")).toBe("I mend saddles");
    expect(textsOf(slots, "/#hero.lead")).toMatch(/^That’s really all I do these days/u);
  });

  it("is in the lead of the page about the business together with it, and opens no section", () => {
    expect(textsOf(slots, "/about#top.lead")).toMatch(/^I mend saddles\. That’s really all I do/u);
    for (const { id, section, kind, text } of slots)
      if (kind === "text" && section !== "hero") expect(text, id).not.toMatch(/^That['’]s/u);
  });

  it("is not told where the one before it is for the agency alone", () => {
    const [hidden, pointing] = [
      "Our old supplier let us down badly.",
      "That is why the leather is from Walsall.",
    ];
    const formData: Answers = { ...saddler, description: `I mend saddles. ${hidden} ${pointing}` };
    const { statements } = publicWords(onboardingSchema.parse({ formData }).formData);
    const wordChoices = statements.map(({ id, text }) => ({ id, print: text !== hidden }));
    const form = onboardingSchema.parse({ formData: { ...formData, wordChoices } });
    const told = draftContent(buildSpec(form, context)).slots;
    expect(told.some(({ text }) => text.includes(pointing))).toBe(false);
    const all = draftContent(
      buildSpec(
        onboardingSchema.parse({
          formData: { ...formData, wordChoices: wordChoices.map((choice) => ({ ...choice, print: true })) },
        }),
        context,
      ),
    ).slots;
    expect(all.some(({ text }) => text.includes(`${hidden} ${pointing}`))).toBe(true);
  });
});

describe("C-36.965 the heading of the page about the business", () => {
  const headingOf = (description: string): string | undefined =>
    slotsOf({ ...piano, description }).find(({ id }) => id === "/about#story.heading")?.text;

  it("calls no offer, language or habit a story", () => {
    expect(headingOf("We tune pianos around Hexham. We do uprights and grands and the odd organ.")).toBe(
      "Good to know",
    );
    expect(headingOf("We tune pianos around Hexham. We speak English and Polish all day.")).toBe(
      "Good to know",
    );
  });

  it("calls what happened a story, and the gap for one", () => {
    expect(headingOf("We tune pianos around Hexham. Ruth trained in Newark in 1998.")).toBe("Our story");
    expect(headingOf("")).toBe("Our story");
  });

  it("says for whom the business works in words that do not point at anything", () => {
    const label = (contentStyle: Answers["contentStyle"]) =>
      slotsOf({ ...piano, contentStyle, audience: "We work for schools and choirs" }).find(({ id }) =>
        id.endsWith("audience-label"),
      )?.text;
    expect(label("Casual")).toBe("Who we’re here for");
    expect(label("Professional")).toBe("Who we are here for");
  });
});
