import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const asked = (formData: Answers) =>
  clarificationsOf(projectOf(onboardingSchema.parse({ formData }), context));
const find = (formData: Answers, id: string) => asked(formData).find((question) => question.id === id);

describe("questions about what no one else can know", () => {
  it("pictures of the business itself are asked for where the agency finds the others", () => {
    const answers: Answers = { pages: ["Home", "Portfolio"], aiImageSourcing: true };
    expect(find(answers, "own-pictures")).toMatchObject({ asks: "client", blocks: "page" });
    expect(find({ ...answers, aiImageSourcing: false }, "own-pictures")).toBeUndefined();
    expect(find({ ...answers, contentNotes: "I have photos of the shop." }, "own-pictures")).toBeUndefined();
    expect(find({ ...answers, pages: ["Home", "About"] }, "own-pictures")).toBeUndefined();
  });

  it.each([
    ["PT", /complaints book.*arbitration center/],
    ["AT", /wording of your trade license/],
    ["DE", /liability insurance.*arbitration board/],
    ["FR", /capital.*mediator/],
    ["IT", /REA number.*PEC/],
  ])("in %s the notice asks for its own entries", (country, question) => {
    expect(find({ pages: ["Home"], contact: { country } }, "notice-entries")?.question).toMatch(question);
  });

  it("entries for consumers are not asked of a business that serves companies alone", () => {
    const description = "We sell to businesses only.";
    const ofPortugal = (text: string) =>
      find({ pages: ["Home"], description: text, contact: { country: "PT" } }, "notice-entries");
    expect(ofPortugal("We sell tiles.")?.question).toMatch(/complaints book/);
    expect(ofPortugal(description)?.question).not.toMatch(/complaints book/);
    expect(find({ pages: ["Home"], contact: { country: "NL" } }, "notice-entries")).toBeUndefined();
  });

  it("prices without tax are asked about where consumers may read them", () => {
    const offers = [
      { name: "Repair", what: "", price: "€ 38 excl. VAT" },
      { name: "Check", what: "", price: "€ 20" },
    ];
    const inCountry = (country: string, description = "") =>
      find({ offers, description, contact: { country } }, "prices-consumers");
    expect(inCountry("NL")?.quotes).toEqual(["Repair: € 38 excl. VAT"]);
    expect(inCountry("US")).toBeUndefined();
    expect(inCountry("NL", "We sell to businesses only.")).toBeUndefined();
  });

  it("people who are named in passing are asked about, ancestors are not", () => {
    const people = (description: string) => find({ description }, "people-unnamed")?.quotes ?? [];
    expect(people("I work alone, with Joost on Thursdays.")).toEqual([
      "I work alone, with Joost on Thursdays.",
    ]);
    expect(people("My grandfather Guerrino laid floors and my father ground them.")).toEqual([]);
    expect(people("I am open, with Clover on Thursdays.")).toEqual([]);
  });

  it("works are asked for with the pictures, or alone where the agency finds the others", () => {
    const pages: Answers["pages"] = ["Home", "Portfolio"];
    const ids = (aiImageSourcing: boolean) => asked({ pages, aiImageSourcing }).map(({ id }) => id);
    expect(ids(false)).toContain("pictures");
    expect(ids(false)).not.toContain("portfolio");
    expect(ids(true)).toContain("portfolio");
    expect(find({ pages }, "pictures")?.question).toMatch(/of each piece of work/);
  });

  it.each([
    ["We deliver to nine cafes and two nursing homes.", false],
    ["We run two nursing homes.", true],
  ])("'%s' names the customers' profession or the own: asked %s", (description, isAsked) => {
    const answers: Answers = { pages: ["Home"], niche: "Bread", description, contact: { country: "IE" } };
    expect(find(answers, "profession") !== undefined).toBe(isAsked);
  });

  it.each([
    [
      "For schools I try to be there inside 5 working days and I'll lend a controller if I've got one on the shelf.",
      ["words-waiting"],
    ],
    ["Stairs are kind of my thing, people say.", ["left-out"]],
  ])("whether '%s' only waits for the client's yes is told by the question: %s", (description, ids) => {
    const quoting = asked({ niche: "Net maker", description }).filter(({ quotes }) =>
      quotes.includes(description),
    );
    expect(quoting.map(({ id }) => id)).toEqual(ids);
  });
});

describe("questions about incomplete details", () => {
  it.each([
    ["deadline-holds", "The website should be ordered by Monday."],
    ["booked-out", "The page should show when a week is full."],
  ])("'%s' is not asked of '%s'", (id, description) => {
    expect(find({ description }, id)).toBeUndefined();
  });

  it("whether an address is somebody's home is asked of those who go to their customers", () => {
    const home = (niche: string, contact: Answers["contact"]) =>
      find({ niche, contact: { country: "SE", ...contact } }, "address-home") !== undefined;
    expect(home("Electrician", { address: "14 Low Lane, York YO1 7AA", country: "GB" })).toBe(true);
    // The question about a short address asks whether it may be shown.
    expect(home("Electrician", { address: "Sidsjo 140, Bracke" })).toBe(false);
    expect(home("Electrician", { address: "Unit 4, Sidsjo" })).toBe(false);
    expect(home("Electrician", { address: "Sidsjo 140", openingHours: "Mon-Fri 9-5" })).toBe(false);
    expect(home("Hairdresser", { address: "Sidsjo 140, Bracke" })).toBe(false);
  });

  it("a shop that posts its goods is asked for delivery, whatever it offers besides", () => {
    const shop = (description: string) =>
      find({ pages: ["Home", "About"], goals: ["Sell Products"], description }, "delivery") !== undefined;
    expect(shop("Courses in our studio, £20.")).toBe(false);
    expect(shop("Courses in our studio, £20, and clay by post.")).toBe(true);
  });
});
