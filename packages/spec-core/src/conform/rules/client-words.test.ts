import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { renderStarterSite } from "../../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { conform } from "../index.ts";

it("sentences of the client that are read together are missed where they are gone", () => {
  const together = "Some neighbours call handmade shoes a luxury. They aren't.";
  const form = onboardingSchema.parse({
    formData: {
      businessName: "Last & Awl",
      niche: "Shoemaker",
      description: `We make shoes in Leith. We care about what we made. ${together} Every pair has two fittings.`,
      pages: ["Home", "About", "Contact"],
    },
    layoutSections: { hero: true, contact: true },
  });
  const wordChoices = buildSpec(form, context).content.statements.map(({ id }) => ({ id, print: true }));
  const spec = buildSpec({ ...form, formData: { ...form.formData, wordChoices } }, context);
  const files = renderStarterSite(spec);
  const missing = (home: string) =>
    conform(spec, { ...files, "index.html": home }).filter(({ rule }) => rule === "client-words");
  const home = files["index.html"] ?? "";
  const printed = together.replace("'", "’");
  expect(home).toContain(printed);
  expect(missing(home)).toEqual([]);
  expect(missing(home.replaceAll(printed, ""))).toHaveLength(1);
});

it("a sentence of which only scattered words are left is missed", () => {
  const form = onboardingSchema.parse({
    formData: {
      businessName: "Last & Awl",
      niche: "Shoemaker",
      description: "Walking boots with soles of chestnut bark leather. We mend shoes. We began in Devon.",
      pages: ["Home", "About", "Contact"],
    },
    layoutSections: { hero: true, features: true, contact: true },
  });
  const wordChoices = buildSpec(form, context).content.statements.map(({ id }) => ({ id, print: true }));
  const spec = buildSpec({ ...form, formData: { ...form.formData, wordChoices } }, context);
  const files = renderStarterSite(spec);
  const home = files["index.html"] ?? "";
  const missing = (changed: string) =>
    conform(spec, { ...files, "index.html": changed }).filter(({ rule }) => rule === "client-words");
  const said = "Walking boots with soles of chestnut bark leather";
  expect(home).toContain(said);
  expect(missing(home)).toEqual([]);
  const filler = "All sorts of other things, and more of them. ".repeat(4);
  const words = said.split(" ").map((word) => `<p>${word}. ${filler}</p>`);
  const scattered = home
    .replaceAll(said, "Solutions that inspire everybody")
    .replace("</main>", `${words.join("")}</main>`);
  expect(missing(scattered).length).toBeGreaterThan(0);
});
