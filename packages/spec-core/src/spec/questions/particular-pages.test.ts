import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, decided, find, questionOf } from "./asked.fixture.ts";

it.each([
  ["Parent Handbook", "page-parent-handbook", /a file to download, a summary/],
  ["Schedule a Tour", "page-schedule-a-tour", /ask for a time that you confirm/],
  ["Party Wall", "page-party-wall", /What should be on this page/],
  ["Level 2 or Level 3?", "page-level-2-or-level-3", /who checks that it is right/],
])("C-32.1294 the page '%s' is asked for what it is", (name, id, question) => {
  expect(questionOf({ customPages: [name], description: "We work in Exeter." }, id)).toMatch(question);
});

it("C-32.1295 whoever makes wine is asked about each, whoever serves it for the list", () => {
  const wines = (niche: string) => questionOf({ niche, customPages: ["Our wines"] }, "page-our-wines");
  expect(wines("Vineyard in Sussex")).toMatch(/alcohol by volume, its allergens/);
  expect(wines("Wine bar")).toMatch(/dishes and drinks/);
});

it("C-32.1296 the law's facts of drinks are asked for where they are sold on the site", () => {
  const answers: Answers = {
    niche: "Vineyard",
    goals: ["Sell Products"],
    pages: ["Home", "Products"],
    contact: { country: "GB" },
    offers: [{ name: "Rosé 2023", what: "", price: "£18" }],
  };
  expect(questionOf(answers, "product-data")).toMatch(/alcohol by volume, and what it was fined with/);
  expect(questionOf({ ...answers, niche: "Bakery" }, "product-data")).not.toMatch(/alcohol/);
});

it("C-32.1297 hours that a remark keeps from the site are asked about", () => {
  const openingHours = "Tues-Fri 9.30-5.30, Sat 10-4. Closed Sun and Mon (I cut on Mondays)";
  expect(find(decided({ contact: { openingHours, country: "GB" } }), "confirm-hours")).toMatchObject({
    blocks: "page",
    question: expect.stringMatching(/^The site shows no hours so far/),
  });
});

it("C-32.1298 who has no pictures is asked for the look and whatever there is", () => {
  const answers: Answers = { aiImageSourcing: true, contentNotes: "No pictures of ours." };
  expect(find(answers, "brand")?.question).toMatch(/^Do you have a logo.*any picture of your own/);
  expect(find({ ...answers, aiImageSourcing: false }, "brand")).toBeUndefined();
  const uploadedFiles = [{ id: "f1", name: "shop.jpg", type: "image/jpeg", size: 9, role: "place" as const }];
  const withPicture = onboardingSchema.parse({ formData: answers, uploadedFiles });
  const brand = clarificationsOf(projectOf(withPicture, context)).find(({ id }) => id === "brand");
  expect(brand?.question).toMatch(/^Do you have a logo.*\?$/);
  expect(brand?.question).not.toMatch(/picture/);
});
