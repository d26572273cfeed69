import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { clarificationsOf } from "../../clarifications.ts";
import { context } from "../../forms.fixture.ts";
import { projectOf } from "../../project.ts";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

const later = "The pictures come in May.";

it.each<[string, Answers, "page" | "nothing"]>([
  ["a team page", { pages: ["Home", "Team"], contentNotes: later }, "page"],
  ["products", { pages: ["Home", "Products"], contentNotes: later }, "page"],
  ["no page for pictures", { pages: ["Home", "Services", "Contact"], contentNotes: later }, "nothing"],
  [
    "a team page, and the date of something else",
    { pages: ["Home", "Team"], contentNotes: "We leave the yard in May, so go easy on photos of the yard." },
    "nothing",
  ],
])("C-32.1013 beside %s pictures that come later block: %#", (_, answers, blocks) => {
  expect(find(answers, "pictures")?.blocks).toBe(blocks);
});

it.each([
  ["Could we have a big photo of our boat at the top?", "page"],
  ["At the top put a picture of the old mill please.", "page"],
  ["No photo of the shop at the top.", "nothing"],
  ["I have photos of the shop. The phone number at the top.", "nothing"],
])("'%s' makes the home page wait for the picture: %s", (contentNotes, blocks) => {
  expect(find({ niche: "Boat hire", pages: ["Home", "Contact"], contentNotes }, "pictures")?.blocks).toBe(
    blocks,
  );
});

it("pictures that belong to the examination are not quoted", () => {
  const description = "The check includes a retinal photograph. I have pictures of the shop.";
  expect(find({ niche: "Optician", pages: ["Home"], description }, "pictures")?.quotes).toEqual([
    "I have pictures of the shop.",
  ]);
});

describe("a page or the launch waits only for what it cannot do without", () => {
  it("pictures: a team that can be shown by its names", () => {
    const physio: Answers = {
      niche: "Physiotherapist",
      pages: ["Home", "Services", "Team", "FAQ"],
      contact: { country: "PT" },
      contentNotes: "Photos of both of us are ready.",
    };
    expect(find(physio, "pictures")?.blocks ?? "nothing").toBe("nothing");
  });
});

it("a report with photos is no picture for the site, and a book to mend is no booking", () => {
  const rigger: Answers = {
    niche: "Yacht rigger",
    pages: ["Portfolio"],
    contentNotes: "Photos big.",
    description: "Mast inspections, written report w/ photos, insurers accept it.",
  };
  expect(find(rigger, "pictures")?.quotes).toEqual(["Photos big."]);
  const binder: Answers = {
    niche: "Bookbinding",
    goals: ["Book Appointments"],
    description: "I really can't say a price until I have the book in my hands.",
  };
  expect(find(binder, "booking-tool")?.quotes ?? []).toEqual([]);
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

it.each([
  ["I clean stones for families who live too far off. I still drive the school bus mornings.", false],
  ["I live here with my children and repair clocks.", false],
  ["We photograph children at school.", true],
  ["We do family portraits.", true],
])("of '%s' the parents are asked for consent to pictures: %s", (description, isAsked) => {
  expect(/their parents/.test(questionOf({ description }, "pictures"))).toBe(isAsked);
});

it("C-32.859 without pictures a site that is to show works is not complete", () => {
  const pictures = (goals: string[]) =>
    find({ niche: "Nail studio", pages: ["Home"], goals }, "pictures")?.blocks;
  expect(pictures(["Showcase Portfolio"])).toBe("page");
  expect(pictures(["Share Information"])).toBe("nothing");
});

it("a picture with which customers ask is none of the site's", () => {
  const description = "We mend roofs in Ely. Can't quote from a picture but text me one anyway.";
  expect(
    find({ niche: "roofer", pages: ["Home", "Contact"], contact: { country: "GB" }, description }, "pictures")
      ?.quotes ?? [],
  ).toEqual([]);
});
