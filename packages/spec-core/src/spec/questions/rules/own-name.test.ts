import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

const therapist: Answers = {
  businessName: "Larkfield Speech Therapy LLC",
  niche: "speech therapy",
  pages: ["Home", "About", "Contact"],
  contact: { country: "US", address: "12 Elm Street, Portland, OR 97206" },
};
const said = (description: string, more: Answers = {}) =>
  find({ ...therapist, description, ...more }, "people-unnamed");
const ownName = /your own full name/;

it.each([
  "I opened the practice in 2017 and I see children from two to twelve.",
  "The firm was founded by my grandfather in 1954.",
])("who writes '%s' and tells no name is asked for it, and the About page waits", (text) => {
  expect(said(text)).toMatchObject({
    asks: "client",
    blocks: "page",
    question: expect.stringMatching(ownName),
  });
});

it.each([
  ["I'm Fitz and I see children from two to twelve.", {}],
  ["We see children from two to twelve.", {}],
  ["I see children from two to twelve. Its me (Gaz) and a dog.", {}],
  ["I see children from two to twelve. Ellen Marchetti, owner.", {}],
  ["I see children from two to twelve.", { businessName: "Ellen's Speech Therapy LLC" }],
  ["I see children from two to twelve.", { contentNotes: "Please don't put my name on the site." }],
  [
    "I see children from two to twelve.",
    { businessName: "Larkfield", legalForm: "sole trader", contact: { country: "GB" } },
  ],
] satisfies [string, Answers][])(
  "the writer of '%s' with %j is asked for no name of their own here",
  (text, more) => {
    expect(said(text, more)?.question ?? "").not.toMatch(ownName);
  },
);

it("a colleague beside a writer without a name is none who writes, and both are asked for", () => {
  const question = said(
    "I opened the practice in 2017. I am licensed in Oregon. My colleague Priya works three days a week.",
  );
  expect(question?.question).toMatch(
    /full name, role today, credentials.* your own full name.* credentials\?$/,
  );
  expect(question?.quotes).toEqual(["My colleague Priya works three days a week."]);
});

it("a page for teachers introduces nobody of the business", () => {
  const text = "We see children. My colleague Priya works three days a week.";
  expect(said(text, { customPages: ["For doctors and teachers"] })).toBeDefined();
  expect(said(text, { customPages: ["Our teachers"] })).toBeUndefined();
});

it("a relative's garage in the story of a business is nobody to show", () => {
  expect(said("We fix bikes. Been going since 2014, started in my mums garage.")).toBeUndefined();
  expect(said("We fix bikes. We began in my dad's old shed.")).toBeUndefined();
  expect(said("We fix bikes. My nephew restores the frames.")).toBeDefined();
});
