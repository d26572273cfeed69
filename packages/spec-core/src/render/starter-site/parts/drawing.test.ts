import { expect, it } from "vitest";
import { tooth } from "../../../motifs/parts/care.ts";
import { abacus, calculator, coins, ledgerBook } from "../../../motifs/parts/desk.ts";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

/** The drawing that opens the home page. */
function openingOf(formData: object): string {
  const form = onboardingSchema.parse({
    layoutSections: { hero: true },
    formData: { businessName: "Chez Nous", pages: ["Home"], ...formData },
  });
  const home = renderStarterSite(specOf(form))["index.html"] ?? "";
  return /<div class="shot motif-frame">.*?<\/svg>/su.exec(home)?.[0] ?? "";
}

it("C-36.227 a sentence in another language chooses the drawings before it is confirmed, and no word of it is shown", () => {
  const description = "Restaurant de cuisine bourguignonne au cœur de Beaune, ouvert du mardi au samedi.";
  const drawn = openingOf({ description });
  expect(drawn).toBe(openingOf({ niche: "Restaurant" }));
  expect(drawn).not.toBe(openingOf({}));
  expect(drawn).not.toContain("Beaune");
});

it("C-36.228 a sentence that is private, or that the client keeps from visitors, chooses no drawing", () => {
  const secret = "Between us, the bakery next door is for sale and my partner wants it.";
  expect(openingOf({ description: secret })).toBe(openingOf({}));
});

const accountant = { niche: "Accountant", offers: [{ name: "Annual accounts" }, { name: "Grants" }] };

/** The whole site of a form, as one text. */
const siteOf = (formData: object): string =>
  Object.values(
    renderStarterSite(
      specOf(
        onboardingSchema.parse({
          layoutSections: { hero: true, services: true },
          formData: { businessName: "Chez Nous", pages: ["Home", "Services", "Contact"], ...formData },
        }),
      ),
    ),
  ).join("\n");

it("a thing of which the client wants no picture is drawn nowhere, and other things of the trade stand in its place", () => {
  expect(siteOf(accountant)).toContain(calculator);
  expect(siteOf(accountant)).toContain(coins);
  const refusing = siteOf({
    ...accountant,
    contentNotes: "No photos of calculators or piles of coins please.",
  });
  expect(refusing).not.toContain(calculator);
  expect(refusing).not.toContain(coins);
  // An abacus is a calculator too.
  expect(refusing).not.toContain(abacus);
  expect(refusing).toContain(ledgerBook);
});

it("a refused main thing is not drawn in the opening either, and a thing of the client's own refuses no kind", () => {
  const drawn = openingOf({ niche: "Dentist", contentNotes: "please no drawings of teeth" });
  expect(drawn).not.toContain(tooth);
  expect(openingOf({ niche: "Dentist", contentNotes: "no pictures of our house" })).toBe(
    openingOf({ niche: "Dentist" }),
  );
});

it("C-36.738 a remark on competitors refuses what the own site shall not show, and nothing that they lack", () => {
  const plain = siteOf(accountant);
  expect(plain).toContain(calculator);
  const competitors = "The big firms in town. I would rather not look like them: no calculators, no coins.";
  expect(siteOf({ ...accountant, competitors })).not.toContain(calculator);
  expect(siteOf({ ...accountant, competitors: "They have no calculators." })).toContain(calculator);
});

it("what only the agency is told about pictures counts too", () => {
  const onlyForUs = "My wife hates pictures of gavels and scales, so none of these.";
  expect(openingOf({ niche: "Solicitor", onlyForUs })).not.toBe(openingOf({ niche: "Solicitor" }));
});
