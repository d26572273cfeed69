import { describe, expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

it("C-32.1405 who says that they are not bilingual wants no second language", () => {
  const answers = (contentNotes: string): Answers => ({
    niche: "preschool",
    pages: ["Home"],
    contact: { country: "NZ" },
    contentNotes,
  });
  expect(
    find(answers("We aren't a bilingual centre and wouldn't want to claim to be."), "language"),
  ).toBeUndefined();
  expect(
    find(answers("The site should be bilingual, we have not translated anything."), "language"),
  ).toBeDefined();
});

it("C-32.1362 'English only' asks for no other language", () => {
  const answers: Answers = {
    niche: "escape rooms",
    pages: ["Home", "FAQ"],
    contentNotes: "Age, english only for now, some french hints printed out.",
  };
  expect(find(answers, "language")).toBeUndefined();
});

const british: Answers = {
  niche: "workshop",
  pages: ["Home", "Services", "Contact"],
  contact: { country: "GB" },
};

describe("a page or the launch waits only for what it cannot do without", () => {
  it("language: a first language that is told", () => {
    const physio: Answers = {
      niche: "Physiotherapist",
      pages: ["Home", "Services", "Team", "FAQ"],
      contact: { country: "PT" },
      contentNotes: "English first. A Portuguese version should follow later in the year.",
    };
    expect(find(physio, "language")?.blocks ?? "nothing").toBe("nothing");
  });
});

it("language is not asked about a country whose laws are in English", () => {
  expect(find({ contact: { country: "MT" }, description: "We mend masts." }, "language")).toBeUndefined();
});

it("the language of a country waits for nobody who says nothing of languages", () => {
  expect(find({ niche: "Accountant", contact: { country: "NL" } }, "language")?.blocks).toBe("nothing");
  expect(
    find(
      { niche: "Accountant", contact: { country: "NL" }, contentNotes: "Dutch and English please." },
      "language",
    )?.blocks,
  ).toBe("launch");
});

it("the language is settled where the work is in English, for people who do not read another", () => {
  const contact = { country: "NL", address: "Kade 4, 1011 AB Amsterdam" };
  const asks = (answers: Answers) => find({ ...british, contact, ...answers }, "language") !== undefined;
  expect(asks({ niche: "Notary for newcomers, in English" })).toBe(false);
  expect(asks({ niche: "Notary", audience: "Most of them do not speak Dutch." })).toBe(false);
  expect(asks({ niche: "Notary" })).toBe(true);
  expect(asks({ niche: "Lessons in English and German" })).toBe(true);
  expect(asks({ niche: "Notary", description: "I do not speak Dutch very well." })).toBe(true);
});

it.each([
  ["The website itself is to be in English only for the present.", false],
  ["The site is English only.", false],
  ["The website is to be in English and French.", true],
])("the languages are open after '%s': %s", (contentNotes, isOpen) => {
  const answers = { niche: "Solicitor", contact: { country: "GB" }, contentNotes };
  expect(find(answers, "language") !== undefined).toBe(isOpen);
});

it('C-32.1371 "language" is not asked where nothing of the kind is meant', () => {
  const answers: Answers = {
    pages: ["Home"],
    contact: { country: "GB" },
    contentNotes: "A license not in English needs an approved translation.",
  };
  expect(find(answers, "language")).toBeUndefined();
});

const asked = (contentNotes: string, more: Answers = {}) =>
  find(
    {
      niche: "café",
      pages: ["Home", "Contact"],
      description: "We bake.",
      contact: { country: "US" },
      contentNotes,
      ...more,
    },
    "language",
  );

it("whether there is a page in another language is asked where the client has not decided, and blocks nothing", () => {
  const text = "I have not decided whether there should be a page in Spanish.";
  expect(asked(text)).toMatchObject({
    blocks: "nothing",
    quotes: [text],
    question: expect.stringMatching(/^Should there be pages in another language/),
  });
  expect(asked(text, { contact: { country: "ES" } })?.blocks).toBe("launch");
  expect(asked("There must be a page in Spanish.")?.blocks).toBe("launch");
  expect(asked("French as well, I am bilingual.")?.blocks).toBe("launch");
});

it.each([
  "Parents ask whether a bilingual child should stop using one language.",
  "We do not need a page in Spanish.",
  "She is bilingual, that is why people come.",
  "She is bilingual in Spanish and English.",
])("'%s' asks for no other language", (text) => {
  expect(asked(text)).toBeUndefined();
});

it("some words of another language are no second language of the site", () => {
  const text = "Bit of Welsh would be lovely, just Croeso and that, not the whole site.";
  const welsh = { contact: { country: "GB" } };
  expect(asked(text, welsh)).toMatchObject({ blocks: "nothing", quotes: [text] });
  expect(asked(`${text} I'll check it, pls don't google translate.`, welsh)).toBeUndefined();
  expect(asked(`${text} The contact page in German please.`, welsh)?.blocks).toBe("launch");
});

it.each(["se habla español", "Hablamos español.", "On parle français."])(
  "of '%s' is asked whether it is a line of the site or a language of its pages",
  (text) => {
    expect(asked(`phone number BIG. ${text}`)).toMatchObject({
      blocks: "page",
      quotes: [text],
      question: expect.stringMatching(/in one line.*write to you in that language/),
    });
  },
);

const quotesOf = (answers: Answers, id: string): readonly string[] => find(answers, id)?.quotes ?? [];

it("languages that the notes list are quoted with the question about them", () => {
  const notes = "German and Turkish please.";
  expect(quotesOf({ contentNotes: notes }, "language")).toEqual([notes]);
  expect(quotesOf({ contentNotes: "German and Turkish people come here." }, "language")).toEqual([]);
});

it("a language that would be nice to have waits for nothing, and who translates is not asked twice", () => {
  const contentNotes = "It would be really nice if the home page was in Welsh too, my sister can translate.";
  const question = find(
    {
      niche: "café",
      pages: ["Home", "Contact"],
      contact: { country: "GB" },
      description: "We bake in Bala.",
      contentNotes,
    },
    "language",
  );
  expect(question).toMatchObject({ blocks: "nothing", quotes: [contentNotes] });
  expect(question?.question).not.toMatch(/who translates/);
});
