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
      description: `We make shoes in Leith. We mend what we made. ${together} Every pair has two fittings.`,
      pages: ["Home", "About", "Contact"],
    },
    layoutSections: { hero: true, contact: true },
  });
  const wordChoices = buildSpec(form, context).content.statements.map(({ id }) => ({ id, print: true }));
  const spec = buildSpec({ ...form, formData: { ...form.formData, wordChoices } }, context);
  const files = renderStarterSite(spec);
  const missing = (about: string) =>
    conform(spec, { ...files, "about/index.html": about }).filter(({ rule }) => rule === "client-words");
  const about = files["about/index.html"] ?? "";
  const printed = together.replace("'", "&#39;");
  expect(about).toContain(printed);
  expect(missing(about)).toEqual([]);
  expect(missing(about.replaceAll(printed, ""))).toHaveLength(1);
});
