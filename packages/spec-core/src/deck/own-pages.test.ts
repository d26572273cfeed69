import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";

const slotsOf = (formData: object, page: string) =>
  draftContent(buildSpec(onboardingSchema.parse({ formData }), context)).slots.filter(
    (slot) => slot.page === page,
  );

const bakery = {
  businessName: "Hatch Bakery",
  niche: "Bakery",
  description: "We bake sourdough overnight. Cakes are baked to order, three days ahead.",
  pages: ["Home", "About"],
  customPages: ["Cakes"],
};

it("C-36.233 a page of the client's own opens with the sentence about its subject", () => {
  const lead = slotsOf(bakery, "/cakes").find(({ section }) => section === "top");
  expect(lead?.text).toBe("Cakes are baked to order, three days ahead.");
  const other = slotsOf({ ...bakery, customPages: ["Donate"] }, "/donate");
  expect(other.find(({ section }) => section === "top")?.text).toBe("We bake sourdough overnight.");
});

it("C-36.234 its note says in plain words what to write", () => {
  const open = slotsOf(bakery, "/cakes").find(({ status }) => status === "open");
  expect(open?.hint).toBe("what guests should read on the page “Cakes”");
});

it.each(["Projects", "Our work", "Gallery"])(
  "C-36.235 a builder's own page named %s shows pictures of the work",
  (name) => {
    const builder = { businessName: "Pritchard", niche: "Builders", pages: ["Home"], customPages: [name] };
    const hints = slotsOf(builder, `/${name.toLowerCase().replace(" ", "-")}`).map(({ hint }) => hint);
    expect(hints).toContain("pictures of finished jobs, each with a line on what it shows");
  },
);

it("C-36.236 beside a portfolio such a page keeps its own text", () => {
  const both = {
    businessName: "Pritchard",
    niche: "Builders",
    pages: ["Home", "Portfolio"],
    customPages: ["Projects"],
  };
  expect(slotsOf(both, "/projects").map(({ hint }) => hint)).toContain(
    "what customers should read on the page “Projects”",
  );
});

const cakes = {
  ...bakery,
  pages: ["Home", "Services"],
  offers: [
    { name: "Cakes", what: "three layers, for twelve", price: "£48" },
    { name: "Sourdough", what: "", price: "£4" },
  ],
  contact: { country: "GB" },
};

it("a page of the client's own that is named like an offer says what it is and costs", () => {
  const texts = slotsOf(cakes, "/cakes").map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(["Three layers, for twelve", "£48"]));
  expect(slotsOf(cakes, "/cakes").filter(({ status }) => status === "open")).toEqual([]);
});

it("one service with a page of its own hides none of the others", () => {
  const names = slotsOf(cakes, "/services").filter(({ kind }) => kind === "item");
  expect(names.map(({ text }) => text)).toEqual(["Cakes", "Sourdough"]);
});
