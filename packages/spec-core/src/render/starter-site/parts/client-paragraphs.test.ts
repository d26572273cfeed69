import { expect, it } from "vitest";
import { clientParagraphs } from "./client-paragraphs.ts";

const words = (count: number, name: string): string =>
  `${Array.from({ length: count }, () => name).join(" ")}.`;

/** Items of a section and the statements of the answer; a text of `-` is not printed. */
const paragraphsOf = (texts: readonly string[]): string[] => {
  const statements = texts.map((text, index) => ({
    id: `s${index}`,
    field: "description" as const,
    text,
    kind: "fact" as const,
    isPrinted: text !== "-",
    decidedBy: "client" as const,
    isProse: true,
  }));
  const items = statements
    .filter(({ isPrinted }) => isPrinted)
    .map(({ id, text }) => ({ item: `said-${id}`, text: () => text }));
  return clientParagraphs(items, statements);
};

it("neighbouring sentences are a paragraph, and no paragraph is a wall", () => {
  const sentences = ["a", "b", "c", "d", "e", "f"].map((name) => words(12, name));
  const paragraphs = paragraphsOf(sentences);
  expect(paragraphs.join(" ")).toBe(sentences.join(" "));
  expect(paragraphs).toHaveLength(2);
});

it("a paragraph ends where the client went on to something that is not printed, unless it is short", () => {
  expect(paragraphsOf([words(30, "a"), "-", words(10, "b")])).toEqual([words(30, "a"), words(10, "b")]);
  expect(paragraphsOf([words(30, "a"), words(10, "b")])).toHaveLength(1);
  expect(paragraphsOf([words(8, "a"), "-", words(10, "b")])).toHaveLength(1);
});

it("each sentence ends with a mark where several follow each other", () => {
  expect(paragraphsOf(["Pets yes", "Quiet from ten,", "Ask me!"])).toEqual([
    "Pets yes. Quiet from ten. Ask me!",
  ]);
  expect(paragraphsOf(["Pets yes"])).toEqual(["Pets yes"]);
});

it("a text of several lines stays by itself", () => {
  expect(paragraphsOf(["Hello.", "Monday\nTuesday", "Bye."])).toEqual(["Hello.", "Monday\nTuesday", "Bye."]);
});

it("C-36.716 a sentence that is printed in parts stays in one paragraph", () => {
  const item = (id: string, text: string) => ({ item: id, text: () => text });
  const long = words(50, "a");
  expect(clientParagraphs([item("said-s0", long), item("said-s0-2", words(12, "b"))], [])).toHaveLength(1);
  expect(clientParagraphs([item("said-s0", long), item("said-s1", words(12, "b"))], [])).toHaveLength(2);
});
