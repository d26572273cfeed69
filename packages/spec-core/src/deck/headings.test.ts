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
  const wordChoices = [...statements.filter(({ field }) => field === "description"), ...facts].map(
    ({ id }) => ({
      id,
      print: true,
    }),
  );
  return draftContent(buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context))
    .slots;
}

/** The texts under each heading of a page. */
function under(slots: readonly Slot[], page: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { page: of, section, kind, text } of slots)
    if (of === page && kind === "text") found[section] = `${found[section] ?? ""} ${text}`.trim();
  return found;
}

const hair: Answers = {
  businessName: "Set at Home",
  niche: "mobile hairdresser",
  description:
    "I was 22 years in salons before I went mobile in 2016. I bring everything with me. DBS checked and insured. I dont do colour corrections. Cash or bank transfer, no card machine yet. Please book a week ahead.",
  contentStyle: "Casual",
  pages: ["Home", "About", "Services", "Pricing", "FAQ", "Contact"],
  offers: [
    { name: "Perm", what: "", price: "£45" },
    { name: "Trim", what: "", price: "£10" },
  ],
};

describe("C-36.286 a heading is true of what stands under it", () => {
  const slots = slotsOf(hair);

  it("'About me' has what is about the business, on both pages", () => {
    for (const page of ["/", "/about"]) {
      expect(under(slots, page).story, page).toMatch(/DBS checked/u);
      expect(under(slots, page).story, page).not.toMatch(/Cash|colour|book a week/u);
    }
  });

  it("terms stand on the home page under a heading that claims nothing", () => {
    expect(slots.find(({ id }) => id === "/#more.heading")?.text).toBe("Good to know");
    expect(under(slots, "/").more).toMatch(/colour corrections.*Cash or bank transfer.*book a week ahead/u);
  });

  it("and on the page of the prices too, but what is not done on that of the services", () => {
    expect(under(slots, "/pricing").told).toMatch(/^Cash or bank transfer.*book a week ahead/u);
    expect(under(slots, "/services").told).toMatch(/colour corrections/u);
  });

  it("and answer what visitors ask", () => {
    const asked = slots.flatMap(({ page, kind, text }) =>
      page === "/faq" && kind === "question" ? [text] : [],
    );
    expect(asked).toEqual(
      expect.arrayContaining([
        "Is there anything that you don’t do?",
        "How can I pay?",
        "How does booking work?",
        "Are you insured?",
      ]),
    );
  });

  it("'Services' has no word on where somebody studied", () => {
    const violin = slotsOf({
      businessName: "Lindqvist",
      niche: "violin teacher",
      description:
        "I teach violin in Bristol. I studied at the Royal Welsh College and have been teaching for fourteen years. Lessons are weekly in term time.",
      pages: ["Home", "About", "Contact"],
      offers: [
        { name: "30 minute lesson", what: "", price: "£21" },
        { name: "60 minute lesson", what: "", price: "£39" },
      ],
    });
    expect(under(violin, "/").services ?? "").not.toMatch(/studied/u);
    expect(under(violin, "/about").story).toMatch(/studied/u);
  });
});

describe("C-36.287 the client's sentences on a page's subject stand there in place of a gap", () => {
  const body: Answers = {
    businessName: "Cwmdu",
    niche: "car body repairs",
    description:
      "Dents, scratches, bumper scuffs. Private and insurance jobs, whoever the insurer is. A courtesy car is there if you book ahead.",
    pages: ["Home", "Services", "Contact"],
    offers: [
      { name: "Dents", what: "", price: "" },
      { name: "Bumper scuffs", what: "", price: "" },
    ],
  };

  it("below the names of the services", () => {
    const slots = slotsOf(body).filter(({ page }) => page === "/services");
    expect(under(slots, "/services").told).toMatch(/insurance jobs.*courtesy car/u);
    expect(slots.filter(({ status }) => status === "open")).toEqual([]);
  });

  it("and alone where no service has a name", () => {
    const alone = {
      ...body,
      offers: [],
      niche: "architects",
      description:
        "We only do houses, that is rear extensions, lofts and the odd garden room. We give a fixed fee for each stage.",
    };
    const slots = slotsOf(alone).filter(({ page }) => page === "/services");
    expect(under(slots, "/services").told).toMatch(/only do houses.*fixed fee/u);
    expect(slots.filter(({ status }) => status === "open")).toEqual([]);
  });

  it("but one that says little leaves the gap", () => {
    const little = { ...body, description: "Dents and scuffs. Free estimates." };
    const open = slotsOf(little).filter(({ page, status }) => page === "/services" && status === "open");
    expect(open.length).toBeGreaterThan(0);
  });
});

it("C-36.288 a fragment that visitors may read is on the page", () => {
  const slots = slotsOf({
    businessName: "Mutts",
    niche: "dog walking",
    description: "Solo dog walker in Denver. You get a photo after every visit. No boarding at my place.",
    pages: ["Home", "Contact"],
  });
  expect(slots.some(({ text }) => text === "No boarding at my place.")).toBe(true);
});

it("C-36.992 a sentence of a few words has no heading of its own", () => {
  const seamstress: Answers = {
    businessName: "Ida Blom",
    niche: "curtain making",
    description:
      "I make curtains in Kinsale. I learned it from my aunt in 1998. I moved to the quay in 2010. Usually two fittings.",
    pages: ["Home", "Services", "Contact"],
    offers: [
      { name: "Blinds", what: "", price: "" },
      { name: "Cushions", what: "", price: "" },
    ],
  };
  const slots = slotsOf(seamstress);
  expect(slots.some(({ section }) => section === "more")).toBe(false);
  expect(under(slots, "/").story).toMatch(/quay in 2010\. Usually two fittings\./u);
  const longer = slotsOf({
    ...seamstress,
    description:
      "I make curtains in Kinsale. I learned it from my aunt in 1998. I moved to the quay in 2010. Usually there are two fittings at your house.",
  });
  expect(under(longer, "/").more).toMatch(/two fittings at your house/u);
});

it("C-36.289 the name of a text that is to come is no sentence: it heads the first article", () => {
  const slots = slotsOf({
    businessName: "Twomey",
    niche: "garden centre",
    description: "We are a garden centre near Cork. What to do this month",
    pages: ["Home", "About", "Blog", "Contact"],
  });
  const found = slots.filter(({ text }) => text.includes("What to do this month"));
  expect(found.map(({ id }) => id)).toEqual(["/blog#articles.heading"]);
});
