import { expect, it } from "vitest";
import { publicWords } from "../../content/public-words.ts";
import { noSections } from "../../onboarding/layout-sections.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { draftContent } from "../index.ts";

/** The texts of a home page with a list of services, every sentence of its owner among them. */
function slotsOf(description: string) {
  const form = onboardingSchema.parse({
    formData: { businessName: "Kiln & Co", description, offers: [{ name: "Bowls" }, { name: "Mugs" }] },
    layoutSections: { ...noSections, hero: true, services: true },
  });
  const wordChoices = publicWords(form.formData).statements.map(({ id }) => ({ id, print: true }));
  return draftContent(buildSpec({ ...form, formData: { ...form.formData, wordChoices } }, context)).slots;
}

const opening = "We are a pottery in York. Our kiln is fired with wood every week.";

it.each([
  ["We throw every piece on the wheel.", "We throw every piece on the wheel."],
  ["We also do catering for clearing sales.", null],
  ["I make also single lessons.", null],
  ["We glaze your old cups too.", null],
  ["We speak French and some German.", null],
  ["We do supply four cafés in Maldon.", null],
  ["We come out and look for free within 25 miles.", null],
  ["We only use organic clay.", null],
  ["We do weddings and parties.", "We do weddings and parties."],
  ["We supply restaurants with plates.", "We supply restaurants with plates."],
  ["We also glaze old pots. We throw every piece on the wheel.", "We throw every piece on the wheel."],
])("C-36.266 a list of services begins with no addition: of '%s' with '%s'", (sentence, lead) => {
  const slots = slotsOf(`${opening} ${sentence}`);
  expect(slots.find(({ id }) => id === "/#services.lead")?.text ?? null).toBe(lead);
  for (const said of sentence.split(/(?<=\.) /u))
    expect(slots.map(({ text }) => text).join(" ")).toContain(said);
});

/** The slots of a page of a site with these answers, every sentence of its owner among them. */
function pageOf(formData: object, page: string) {
  const form = onboardingSchema.parse({ formData: { businessName: "Kiln & Co", ...formData } });
  const wordChoices = publicWords(form.formData).statements.map(({ id }) => ({ id, print: true }));
  const { slots } = draftContent(
    buildSpec({ ...form, formData: { ...form.formData, wordChoices } }, context),
  );
  return slots.filter((slot) => slot.page === page).map(({ text }) => text);
}

const windowCleaner = {
  niche: "Window cleaner",
  description:
    "I clean windows in Hove. I do inside windows, gutters and conservatory roof. No charge for the first look. We don't do pressure washing. Conservatory roof and gutters are done from a ladder.",
  pages: ["Home", "Services", "Pricing", "FAQ", "Contact"],
  offers: [
    { name: "Inside windows", what: "only with the outside", price: "£20" },
    { name: "Gutters", what: "", price: "£45" },
    { name: "Conservatory roof", what: "", price: "£60" },
  ],
};

it("C-36.708 the page of prices has the condition of each, and what is not done is on other pages", () => {
  const prices = pageOf(windowCleaner, "/pricing").join(" ");
  expect(prices).toContain("Only with the outside");
  expect(prices).toContain("No charge for the first look.");
  expect(prices).not.toContain("pressure washing");
  expect(pageOf(windowCleaner, "/services").join(" ")).toContain("We don’t do pressure washing.");
  const alone = { ...windowCleaner, pages: ["Home", "Pricing"] };
  expect(pageOf(alone, "/pricing").join(" ")).toContain("We don’t do pressure washing.");
});

it("C-36.709 above a list is the sentence on several of its entries; one that only repeats it is nowhere on the page", () => {
  const texts = pageOf(windowCleaner, "/services");
  expect(texts.filter((text) => text.includes("are done from a ladder"))).toHaveLength(2);
  expect(texts).toContain("Conservatory roof and gutters are done from a ladder.");
  expect(texts.join(" ")).not.toContain("I do inside windows, gutters");
});

it("C-36.1051 a line of a list that is only the name of a service is not repeated below it", () => {
  const description =
    "We are a firm of surveyors in Perth. Services:\n- Boundary surveys for farms\n- Measured drawings of old barns\n- Farm valuations\n\nWe work in pairs.";
  const form = onboardingSchema.parse({
    formData: { businessName: "Tay & Co", niche: "surveyors", description, pages: ["Home", "Services"] },
  });
  const { statements, facts } = publicWords(form.formData);
  const wordChoices = [...statements, ...facts].map(({ id }) => ({ id, print: true }));
  const { slots } = draftContent(
    buildSpec({ ...form, formData: { ...form.formData, wordChoices } }, context),
  );
  const texts = slots
    .filter(({ page, kind }) => page === "/services" && kind !== "description")
    .map(({ text }) => text);
  for (const line of ["Boundary surveys for farms", "Measured drawings of old barns", "Farm valuations"])
    expect(texts.filter((text) => text.replace(/[.]$/u, "") === line)).toHaveLength(1);
  expect(texts.join(" ")).not.toContain("Services:");
});
