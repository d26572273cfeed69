import { describe, expect, it } from "vitest";
import { mentionsOf } from "../../mentions/mentions.ts";
import { type Answers, asked, farm, find, questionOf } from "../asked.fixture.ts";

it.each([
  ["Blog: no. I would write two posts and stop.", false],
  ["Blog: one post a month.", true],
])("C-32.1383 '%s' asks for a blog: %s", (contentNotes, isAsked) => {
  expect(find(farm(contentNotes), "blog") !== undefined).toBe(isAsked);
});

it("C-32.1328 a logo as PDF is no download for visitors", () => {
  expect(find(farm("I have a logo (PDF) and head shots."), "downloads")).toBeUndefined();
  expect(find(farm("Parents should download the price list as a PDF."), "downloads")).toBeDefined();
});

it("C-32.1364 who plans a blog is asked for texts that exist, their rights and who checks them", () => {
  const question = find(farm("", { pages: ["Home", "Blog"] }), "blog")?.question;
  expect(question).toMatch(/checks them.*Which texts are there already.*rights/);
});

describe("no question on what the words refuse, tell elsewhere or only seem to name", () => {
  it("video: an examination on video", () => {
    const physio: Answers = {
      niche: "Physiotherapist",
      pages: ["Home", "Pricing"],
      offers: [{ name: "Running analysis", what: "75 minutes with video, Joost only", price: "€85" }],
    };
    expect(find(physio, "video")?.quotes.join() ?? null).toBeNull();
  });
});

it.each([
  ["There are recordings to practise with at home.", "recordings"],
  ["Audio of the tunes would be nice.", "recordings"],
  ["A video of the concert.", "video"],
  ["Three tracks and a video from the wedding.", "video"],
])("C-32.339 '%s' is asked about as %s", (contentNotes, id) => {
  const answers = { niche: "Choir", pages: ["Home"], contentNotes };
  expect(find(answers, id)?.quotes).toEqual([contentNotes]);
  expect(find(answers, id === "video" ? "recordings" : "video")).toBeUndefined();
});

it("C-32.856 the blog's writer and rhythm are not asked where they are told", () => {
  const blog = (contentNotes: string): string =>
    questionOf({ niche: "Tutor", pages: ["Home", "Blog"], contentNotes }, "blog");
  expect(blog("I will write the blog myself, maybe one longer answer to a reader a month.")).not.toMatch(
    /Who writes/,
  );
  expect(blog("The blog is about birds.")).toMatch(/Who writes/);
});

it("'video' is not asked of 'The kids watch a film in the meantime.'", () => {
  expect(
    find({ pages: ["Home"], description: "The kids watch a film in the meantime." }, "video"),
  ).toBeUndefined();
});

const venue = (contentNotes: string): Answers => ({
  niche: "Wedding venue",
  pages: ["Home", "About", "Contact"],
  description: "We host weddings in a mill.",
  contentNotes,
});

it.each([
  "A blog was suggested to us but honestly none of us will write it.",
  "We were told to have a blog, but nobody here has time for it.",
  "I thought about writing articles but I would not keep it up.",
  "Please leave the blog out for now.",
])("'%s' declines a blog", (contentNotes) => {
  expect(mentionsOf([contentNotes]).of("blog")).toEqual([]);
  expect(find(venue(contentNotes), "blog")).toBeUndefined();
});

it.each([
  "We would like a blog but nobody here can set it up.",
  "A blog with jobs for the month.",
  "We want a blog, but I can't write it in German.",
])("'%s' wishes for a blog", (contentNotes) => {
  expect(mentionsOf([contentNotes]).of("blog")).toEqual([contentNotes]);
});

it.each([
  ["There's a 50% deposit and a spot on the calendar.", false],
  ["Visitors should see each free spot on the calendar.", true],
  ["A calendar with our days off.", true],
])("'%s' asks for a calendar on the site: %s", (contentNotes, isAsked) => {
  expect(find({ niche: "Joiner", contentNotes }, "calendar") !== undefined).toBe(isAsked);
});

it.each([
  ["Do you do video? No, but I know people.", false],
  ["FAQ: do you do video (no, but I know people), deposit (30%)", false],
  ["We have a video of the workshop for the home page.", true],
])("'%s' gives the site a video: %s", (contentNotes, isAsked) => {
  expect(find({ niche: "Photographer", contentNotes }, "video") !== undefined).toBe(isAsked);
});

it("C-32.65 what is refused by a sentence of its own is not asked about, and the refusal is no sentence for visitors", () => {
  const refused = asked({ pages: ["Home"], contentNotes: "I am told I need a blog. I do not." });
  expect(refused.map(({ id }) => id)).not.toContain("blog");
  expect(refused.flatMap(({ quotes }) => quotes).join("\n")).not.toContain("I do not.");
});

it.each<[string, Answers]>([
  ["downloads", { contentNotes: "Vouchers of any amount, a PDF to download would be grand." }],
  ["video", { description: "The first talk is also by video possible." }],
])("C-32.49 %j is not asked where nothing of the kind is meant", (id, answers) => {
  expect(find({ pages: ["Home"], ...answers }, id)).toBeUndefined();
});
