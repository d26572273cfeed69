import { expect, it } from "vitest";
import { examine } from "../../src/conform/index.ts";
import { type OnboardingInput, onboardingSchema } from "../../src/onboarding/schema.ts";
import { renderBundle } from "../../src/render/bundle.ts";
import { buildSpec } from "../../src/spec/build-spec.ts";
import { context } from "../../src/spec/forms.fixture.ts";

function complaintsOf(description: string): string {
  const formData: NonNullable<OnboardingInput["formData"]> = {
    niche: "Hair salon",
    pages: ["Home", "Contact"],
    goals: ["Book Appointments"],
    description,
    contact: { country: "IE", phone: "065 555 0134" },
  };
  const spec = buildSpec(onboardingSchema.parse({ formData }), context);
  const site = Object.entries(renderBundle(spec)).flatMap(([path, text]) =>
    path.startsWith("starter-site/") ? [[path.slice("starter-site/".length), text]] : [],
  );
  return examine(spec, Object.fromEntries(site))
    .unfinished.map(({ message }) => message)
    .join("\n");
}

it.each([
  ["We cut hair. Ring or WhatsApp to book.", false],
  ["We cut hair. People book online.", true],
])("a site that takes dates as '%s' needs a calendar or a connected form: %s", (description, isNeeded) => {
  expect(complaintsOf(description).includes("nowhere can anything be booked")).toBe(isNeeded);
});
