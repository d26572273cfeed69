import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { publicWords } from "../public-words.ts";

const description = [
  "We sharpen things in Hull.",
  "10% OFF for seniors on Wednesdays",
  "Bread, cakes and rolls.",
  "Sunday lunch £18.",
  "House calls: minimum order £40.",
  "Raffle tickets £2 every Friday 8pm.",
  "Free delivery in Hull.",
  "Weddings, babies and dogs photographed.",
].join("\n");

const read = (contentNotes: string) =>
  publicWords(formDataSchema.parse({ description, contentNotes, contact: { country: "GB" } }));
const before = new Map(read("").statements.map(({ text, proposal }) => [text, proposal]));
const withheld = (notes: string): string[] =>
  read(notes).statements.flatMap(({ field, text, proposal }) =>
    field === "description" && proposal === "keep" && before.get(text) === "print" ? [text] : [],
  );
const noteOf = (notes: string): string | undefined =>
  read(notes).statements.find(({ field }) => field === "contentNotes")?.kind;

describe("what a note says has ended is not printed, and the note is for the builder", () => {
  it.each([
    ["We don't do the seniors Wednesday thing any more.", "10% OFF for seniors on Wednesdays"],
    ["We stopped selling bread, now we sell cakes.", "Bread, cakes and rolls."],
    ["The raffle has ended.", "Raffle tickets £2 every Friday 8pm."],
    ["Sunday lunch is over.", "Sunday lunch £18."],
    ["We gave up the house calls.", "House calls: minimum order £40."],
    ["We no longer deliver.", "Free delivery in Hull."],
    ["We no longer do weddings", "Weddings, babies and dogs photographed."],
  ])("%s", (note, offer) => {
    expect(withheld(note)).toEqual([offer]);
    expect(noteOf(note)).toBe("wish");
  });

  it("neither are its details, but those of what goes on", () => {
    const kept = (notes: string): string[] =>
      read(notes).facts.flatMap(({ text, proposal }) => (proposal === "keep" ? [text] : []));
    expect(kept("The raffle has ended.")).toEqual(expect.arrayContaining(["Raffle tickets", "£2"]));
    expect(kept("We stopped selling bread.")).toEqual(["Bread"]);
  });

  it("the client is not asked whether visitors may read it", () => {
    const { statements } = read("We don't do the seniors Wednesday thing any more.");
    expect(statements.find(({ text }) => text.startsWith("10%"))?.kind).toBe("private");
  });

  it("why it ended stays private", () => {
    expect(noteOf("We don't do house calls any longer as my back is bad.")).toBe("private");
  });
});

describe("notes that end nothing else withhold nothing", () => {
  it.each([
    "We no longer do Sundays.",
    "I can't be bothered any more with Facebook.",
    "Hull is no longer our only shop.",
    "We don't do pony parties on Wednesdays for the children any more.",
    "Please no pictures of Wednesdays.",
  ])("%s", (note) => {
    expect(withheld(note)).toEqual([]);
  });
});
