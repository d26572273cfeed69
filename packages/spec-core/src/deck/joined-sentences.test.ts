import { describe, expect, it } from "vitest";
import { joinedSentences } from "./joined-sentences.ts";

type Sentence = readonly [text: string, isPrinted?: boolean];

/** The sentences of a description; `-` before one that visitors do not read, `+` before one too short to stand alone. */
const read = (sentences: readonly string[], answer = ""): string[] => {
  const additions = sentences.filter((text) => text.startsWith("+")).map((text) => text.slice(1));
  const statements = sentences
    .map((text): Sentence => (text.startsWith("-") ? [text.slice(1), false] : [text.replace(/^\+/u, "")]))
    .map(([text, isPrinted = true], index) => ({
      id: `s${index}`,
      field: "description" as const,
      text,
      kind: "fact" as const,
      isPrinted,
      decidedBy: "client" as const,
      isProse: true,
    }));
  return joinedSentences({
    statements,
    isWanted: ({ isPrinted }) => isPrinted,
    isAddition: ({ text }) => additions.includes(text),
    answerOf: () => answer,
  }).map(({ text }) => text);
};

describe("the printed sentences of a client", () => {
  it.each([
    [
      "the rest of a sentence follows its beginning",
      ["Racks go in a tank in my van", "and I do the inside by hand."],
      ["Racks go in a tank in my van and I do the inside by hand."],
    ],
    [
      "a short answer stays with what it answers",
      ["Some say it is a luxury.", "It isn't.", "We open at nine."],
      ["Some say it is a luxury. It isn't.", "We open at nine."],
    ],
    [
      "a step stays with the one before it",
      ["Soap first.", "Then hot rinse."],
      ["Soap first. Then hot rinse."],
    ],
    [
      "the full stop of an abbreviation ends no sentence",
      ["She has a B.Sc.", "in soil science from Cork."],
      ["She has a B.Sc. in soil science from Cork."],
    ],
    [
      "what speaks of something in a sentence that is not printed is left out",
      ["-so you need no letter for a tax form.", "I can send the form on the day.", "We open at nine."],
      ["We open at nine."],
    ],
    ["sentences of their own stay apart", ["We bake.", "You order."], ["We bake.", "You order."]],
  ])("%s", (_, sentences, expected) => {
    expect(read(sentences)).toEqual(expected);
  });

  it.each([
    ["a short answer", ["-Margins are thin.", "It isn't.", "We open at nine."], ["We open at nine."]],
    ["what something is for", ["-and I won't hurt a dog", "so you can have a teddy bear."], []],
    ["a reason", ["-My back is bad", "because lifting is all we do."], []],
    [
      "a sentence on a person",
      ["-Cathal looks after the glasses.", "He does small repairs.", "We open at nine."],
      ["We open at nine."],
    ],
    ["words that stand for it", ["-We lose money on brisket,", "we make it on the sides."], []],
  ])("%s after words that are not printed is left out", (_, sentences, expected) => {
    expect(read(sentences)).toEqual(expected);
  });

  it.each([
    ["loses its joint", ["-The bank calls", "and we close on Mondays."], ["We close on Mondays."]],
    ["loses the joint of someone who types on", ["-Hiya x", "so i do nails"], ["I do nails"]],
    [
      "stays whole before a clause that is not printed",
      ["I don't mind how bad it is", "-because I've seen worse."],
      ["I don't mind how bad it is"],
    ],
    [
      "stays after a full stop",
      ["-The bank calls.", "And we close on Mondays."],
      ["And we close on Mondays."],
    ],
    [
      "loses what goes on with a sentence that is not printed",
      ["-A third is churches.", "And then Hannah makes new pieces."],
      ["Hannah makes new pieces."],
    ],
    [
      "keeps what goes on with a sentence that is printed",
      ["We mend doors.", "And then Hannah makes new pieces."],
      ["We mend doors.", "And then Hannah makes new pieces."],
    ],
    ["keeps a list without full stops apart", ["Cuts", "colours", "beards"], ["Cuts", "colours", "beards"]],
    [
      "on a person stays after one that names the person",
      ["Cathal looks after the glasses.", "He does small repairs."],
      ["Cathal looks after the glasses.", "He does small repairs."],
    ],
  ])("a sentence %s", (_, sentences, expected) => {
    expect(read(sentences)).toEqual(expected);
  });

  it.each([
    [
      "is read with the sentence before it",
      ["I walk dogs.", "+Cats too.", "Ring first."],
      ["I walk dogs. Cats too.", "Ring first."],
    ],
    ["is left out where nothing stands before it", ["-I walk dogs.", "+Cats too."], []],
    [
      "stands alone where it says what is not offered",
      ["You get a photo.", "+No boarding at my place."],
      ["You get a photo.", "No boarding at my place."],
    ],
    [
      "stands alone so where nothing stands before it",
      ["-I walk dogs.", "+No boarding at my place."],
      ["No boarding at my place."],
    ],
  ])("C-36.280 a fragment that is printed %s", (_, sentences, expected) => {
    expect(read(sentences)).toEqual(expected);
  });

  it("what stands on one line of the answer is one sentence, with its own mark between", () => {
    const parts = ["Bees I won't kill", "I'll give you the number of a beekeeper."];
    expect(read(parts, parts.join(", "))).toEqual([parts.join(", ")]);
    expect(read(parts, parts.join("\n"))).toEqual(parts);
  });

  it.each([
    ["a reason without its verb", "Coffee is from 5 because pipeline workers", ["Coffee is from 5"]],
    ["a joint", "We plumb all over San Jose and uh", ["We plumb all over San Jose"]],
    ["nothing else", "Child is handed only to persons whose photo we have", null],
    ["all of it where the rest limits it", "We don't do returns unless", []],
  ])("a sentence whose rest on its line is not printed loses %s", (_, text, expected) => {
    const rest = "they leave early.";
    expect(read([text, `-${rest}`], `${text} ${rest}`)).toEqual(expected ?? [text]);
    expect(read([text, `-${rest}`], `${text}\n${rest}`)).toEqual([text]);
  });

  it("a sentence stays where its next part says nothing without what is not printed", () => {
    const parts = ["We don't do audits", "and we don't do returns unless", "you are on our books."];
    expect(read([parts[0] ?? "", parts[1] ?? "", `-${parts[2]}`], parts.join(" "))).toEqual([parts[0]]);
  });

  it("a text without full stops does not become one sentence", () => {
    const parts = Array.from(
      { length: 8 },
      (_, index) => `we mend roofs and gutters in town number ${index}`,
    );
    const found = read(parts, parts.join(" "));
    expect(found.length).toBeGreaterThan(1);
    expect(found.join(" ")).toBe(parts.join(" "));
  });
});

it("C-36.720 a comparison with something that is not printed is left out", () => {
  const larger = "If a party is larger than that we lay the barn.";
  expect(read(["We bake.", "-The room seats forty.", larger])).toEqual(["We bake."]);
  expect(read(["The room seats forty.", larger])).toEqual(["The room seats forty.", larger]);
});
