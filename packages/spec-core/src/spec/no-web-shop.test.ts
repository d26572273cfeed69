import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "./build-spec.ts";
import { context } from "./forms.fixture.ts";

const specOf = (contentNotes: string) =>
  buildSpec(
    onboardingSchema.parse({
      formData: {
        businessName: "Moor Farm Cheese",
        niche: "cheese shop",
        description: "We make and sell cheese near Hawes.",
        goals: ["Sell Products"],
        pages: ["Home", "Products", "Contact"],
        contentNotes,
      },
    }),
    context,
  );

it.each([
  ["No online shop for now.", false],
  ["People should order on the site and pay by card.", true],
])("C-32.1250 '%s' plans a web shop: %s", (contentNotes, isShop) => {
  const { projectRequirements, technology, siteStructure } = specOf(contentNotes);
  const products = siteStructure.pages.find(({ name }) => name === "Products")?.outline ?? [];
  expect(projectRequirements.scope.features.some((each) => each.startsWith("Shopping cart"))).toBe(isShop);
  expect(technology.backend.some((each) => each.startsWith("Shop system"))).toBe(isShop);
  expect(technology.approach === "application").toBe(isShop);
  expect(products.includes("Delivery and returns")).toBe(isShop);
});
