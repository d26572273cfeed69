import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

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
