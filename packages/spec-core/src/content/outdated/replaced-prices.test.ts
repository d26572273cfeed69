import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { publicWords } from "../public-words.ts";

const description = [
  "We sharpen things in Hull, Ontario.",
  "Kitchen knives $1 per inch (min. $6)",
  "Bread knives $9",
  "Chainsaw chains $14",
  "Full groom $40",
].join("\n");

const read = (contentNotes: string) =>
  publicWords(formDataSchema.parse({ description, contentNotes, contact: { country: "CA" } }));
const prices = (notes: string, proposal: "print" | "keep") =>
  read(notes).facts.flatMap((fact) =>
    fact.kind === "price" && fact.proposal === proposal ? [`${fact.about}: ${fact.text}`] : [],
  );

describe("a price that the notes say is new replaces the one of an old text", () => {
  const notes = "Kitchen knives are $1.25 an inch now, min $8, and chainsaw chains are 16.";

  it("the new ones are proposed under the names of the old, also without a sign", () => {
    expect(prices(notes, "print")).toEqual([
      "Bread knives: $9",
      "Full groom: $40",
      "Kitchen knives: $1.25 an inch",
      "Kitchen knives, minimum: $8",
      "Chainsaw chains: 16",
    ]);
    expect(prices(notes, "keep")).toEqual(["Kitchen knives: $1 per inch", ": $6", "Chainsaw chains: $14"]);
    expect(read(notes).facts.find(({ text }) => text === "16")?.value).toBe("16 CAD");
  });

  it("their sentence is for the builder, and no sentence with an old sum is printed", () => {
    const kinds = read(notes).statements.map(({ text, kind, proposal }) => [text, kind, proposal]);
    expect(kinds).toContainEqual([notes, "wish", "keep"]);
    expect(kinds).toContainEqual(["Kitchen knives $1 per inch (min. $6)", "private", "keep"]);
    expect(kinds).toContainEqual(["Bread knives $9", "fact", "print"]);
  });

  it.each([
    "A full groom is now $45.",
    "Full groom has gone up to $45.",
    "The full groom went up to $45.",
    "A full groom is $45 these days.",
    "A full groom is $45 from this year.",
    "The new price for a full groom is $45.",
    "Full groom: the new price is $45.",
    "We now charge $45 for a full groom.",
    "Full groom has gone from $40 to $45.",
    "Full groom used to be $40, now $45",
    "full groom now $45, not $40",
  ])("%s", (sentence) => {
    const printed = prices(sentence, "print").filter((price) => /groom|\$4/iu.test(price));
    expect(printed).toEqual(["Full groom: $45"]);
    expect(prices(sentence, "keep")).toContain("Full groom: $40");
  });
});

describe("other sentences replace no price", () => {
  it.each([
    "Knives are $12 now.",
    "Cat full groom now $50.",
    "From January the full groom is $45.",
    "Full groom is $40 now.",
    "The full groom page needs 3 pictures now.",
    "Full groom takes 3 hours now.",
    "Chainsaw chains are sharp now, all 12 of them.",
    "Full groom $45 for now.",
  ])("%s", (sentence) => {
    expect(prices(sentence, "print")).toEqual(
      expect.arrayContaining([
        "Kitchen knives: $1 per inch",
        "Bread knives: $9",
        "Chainsaw chains: $14",
        "Full groom: $40",
      ]),
    );
  });
});

it("a newer price in the description itself replaces an earlier one, and stays a sentence for visitors", () => {
  const text = "Full groom $40.\nNails $10.\nA full groom is $45 now.";
  const words = publicWords(formDataSchema.parse({ description: text, contact: { country: "CA" } }));
  expect(words.statements.map(({ kind }) => kind)[0]).toBe("private");
  expect(words.statements.at(-1)?.proposal).toBe("print");
});

it("the list of offers is not changed by words elsewhere", () => {
  const words = publicWords(
    formDataSchema.parse({
      offers: [{ name: "Full groom", price: "$40" }],
      contentNotes: "Full groom is $45 now.",
      contact: { country: "CA" },
    }),
  );
  expect(words.facts.find(({ field, kind }) => field === "offers" && kind === "price")?.isConfirmed).toBe(
    true,
  );
});
