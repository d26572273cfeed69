import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { expect, test } from "vitest";
import { sketchWords } from "./sketch-words.ts";

const words = (form: Partial<typeof defaultOnboarding.formData>) =>
  sketchWords({ formData: { ...defaultOnboarding.formData, ...form } });

test("a short first sentence of the description becomes the headline, the second the lead", () => {
  expect(words({ description: "We bake sourdough in Greenwich. Order by 20:00." })).toMatchObject({
    headline: "We bake sourdough in Greenwich.",
    lead: "Order by 20:00.",
  });
});

test("a long description opens under a welcome", () => {
  const description =
    "We bake sourdough in Greenwich and sell it before nine, every day of the week but Monday.";
  expect(words({ businessName: "Greenwich Bakehouse", description })).toMatchObject({
    headline: "Welcome to Greenwich Bakehouse.",
    lead: description,
  });
});

test("the action follows the first goal, the navigation the pages", () => {
  const sketch = words({
    goals: ["Sell Products"],
    pages: ["Home", "Products", "Contact"],
    customPages: ["Our mill"],
  });
  expect(sketch.action).toBe("See what we sell");
  expect(sketch.navigation).toEqual(["Home", "Products", "Contact", "Our mill"]);
  expect(sketch.shelf.map(({ title }) => title)).toEqual(["Products", "Contact", "Our mill"]);
});

test("what the client left open is said to be open", () => {
  expect(words({})).toMatchObject({ name: "Your business", headline: "Your headline stands here." });
});
