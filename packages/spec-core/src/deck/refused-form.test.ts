import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { renderStarterSite } from "../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { refusesForm } from "./refused-form.ts";

const specOf = (contentNotes: string, pages: readonly string[] = ["Home", "Contact"]) =>
  buildSpec(
    onboardingSchema.parse({
      formData: {
        businessName: "Reed Hedges",
        niche: "Hedge cutter",
        description: "I cut hedges in Otley.",
        goals: ["Generate Leads"],
        pages,
        contact: { phone: "01632 960114", country: "GB" },
        contentNotes,
      },
    }),
    context,
  );

it.each([
  ["I dont want a contact form, people can ring.", true],
  ["Please no enquiry form on there.", true],
  ["No contact forms please.", true],
  ["I don't want a form that asks for everything.", false],
  ["Please put a contact form on it.", false],
  ["I don't want people to fill in long forms.", false],
])("%j refuses a form: %s", (contentNotes, expected) => {
  expect(refusesForm(specOf(contentNotes))).toBe(expected);
});

it.each([[["Home", "Contact"]], [["Home"]]])("a refused form is on none of the pages %j", (pages) => {
  const spec = specOf("I dont want a contact form.", pages);
  const html = Object.entries(renderStarterSite(spec))
    .filter(([path]) => path.endsWith(".html"))
    .map(([, text]) => text)
    .join("\n");
  expect(html).toContain("01632 960114");
  expect(html).not.toContain("<form");
  expect(html).not.toMatch(/use the form/iu);
});
