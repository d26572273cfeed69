import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const asked = (formData: Answers) =>
  clarificationsOf(projectOf(onboardingSchema.parse({ formData }), context));
const find = (formData: Answers, id: string) => asked(formData).find((question) => question.id === id);
const blocks = (formData: Answers, id: string) => find(formData, id)?.blocks;
const described = "We fix sails in Makkum. We sew covers. We repair zips. We splice ropes.";

describe("a question whose page is complete without the answer is optional", () => {
  it.each([
    ["We fix chips. Do fleets and caravans. No full replacements", "Do fleets and caravans."],
    ["We fix chips. Do fleets and caravans. No full replacements", "No full replacements"],
    ["I clean hulls in the water. Diver with own boat.", "Diver with own boat."],
    ["We make hives. We don't sell the bees.", "We don't sell the bees."],
  ])(
    "of '%s' visitors may read '%s' once the client says so: the launch waits for that",
    (description, quote) => {
      expect(find({ description }, "words-waiting")).toMatchObject({ blocks: "launch" });
      expect(asked({ description }).flatMap(({ quotes }) => quotes)).toContain(quote);
    },
  );

  it("all sentences that nobody decided on are quoted there, also where another question may stay open", () => {
    const sentences = [
      "Clinic in Paisley, just me and Shona on reception three mornings.",
      "My thing is nervous walkers.",
      "NO stuffed shoes, despite the name, I know.",
      "Grandparents are our secret weapon!!",
    ];
    expect(find({ description: sentences.join(" ") }, "words-waiting")?.quotes).toEqual(
      expect.arrayContaining(sentences),
    );
  });

  it("what holds later is left to the agency", () => {
    const description =
      "We groom dogs. Dogs yes, cats not in May. Our certificate comes in spring hopefully, not yet.";
    const quotes = find({ description }, "words-waiting")?.quotes.join();
    expect(quotes).not.toMatch(/certificate/);
  });

  it("what somebody says of themselves in passing is not quoted there", () => {
    const description = "We fix sails. My back is not what it was. I do not.";
    expect(find({ description }, "words-waiting")).toBeUndefined();
  });

  it.each(["pictures", "business-owner"])("%s comes after all that the launch or a page waits for", (id) => {
    const all = asked({
      pages: ["Home", "FAQ"],
      contact: { country: "US" },
      description: described,
      offers: ["A", "B", "C"].map((name) => ({ name, what: "", price: "$9" })),
    });
    const at = all.findIndex((question) => question.id === id);
    expect(at).toBeGreaterThan(0);
    expect(all.slice(at).every((question) => question.blocks === "nothing")).toBe(true);
  });
});

describe("what is told once is not asked", () => {
  const ids = (formData: Answers) => asked(formData).map(({ id }) => id);

  it("one thing under two wordings has one price", () => {
    const offers = [{ name: "Canoe 3 persons", what: "", price: "54 €" }];
    const form = (price: string): Answers => ({
      offers,
      description: `Canoe for 3 persons: ${price} €.`,
      contact: { country: "DE" },
    });
    expect(ids(form("51"))).toContain("prices-differ");
    expect(ids(form("54"))).not.toContain("prices-differ");
  });

  it("the price page asks beside what was written in passing", () => {
    const description = "Nobody pays more than £50 here.";
    const question = find({ pages: ["Pricing"], description }, "prices-missing");
    expect(question).toMatchObject({ blocks: "page", quotes: [description] });
    expect(question?.question).toMatch(/So far we only know/);
    expect(find({ pages: ["Pricing"] }, "prices-missing")?.question).toMatch(/not given us any/);
  });
});

describe("a page that the words fill waits for nothing", () => {
  const shop: Answers = {
    businessName: "The Dog-Eared Page",
    niche: "second-hand bookshop",
    pages: ["Home", "About"],
    customPages: ["The tearoom"],
    contact: { country: "GB" },
  };
  const tearoom =
    "The tearoom has six tables. Coffee is from a roaster in Suffolk, and the cakes are made by our daughter. Scones cost £3.20 with butter. Dogs are welcome downstairs, on a lead.";

  it("by a paragraph that opens with its subject, also where its other sentences do not name it", () => {
    expect(blocks({ ...shop, description: `We sell books.\n\n${tearoom}` }, "page-the-tearoom")).not.toBe(
      "page",
    );
    expect(
      blocks({ ...shop, description: "We sell books.\n\nThe tearoom has six tables." }, "page-the-tearoom"),
    ).toBe("page");
  });

  it("by an offer of its name that is described and priced", () => {
    const cottage: Answers = { ...shop, niche: "holiday cottages", customPages: ["Y Beudy"] };
    const offers = [
      {
        name: "Y Beudy",
        what: "Sleeps 5, converted cowshed, 3 bedrooms, one on the ground floor. One dog welcome",
        price: "£620 to £1,150 a week",
      },
    ];
    expect(blocks({ ...cottage, offers }, "page-y-beudy")).not.toBe("page");
    expect(blocks(cottage, "page-y-beudy")).toBe("page");
  });
});
