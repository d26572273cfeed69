import { countWords } from "@sitewright/articles";
import { expect, test } from "vitest";
import type { ModelRequest } from "../../../model-provider/model-provider.ts";
import { cutSection, sectionsOf } from "./sections.ts";
import { TooShort, writeText } from "./write-text.ts";

const topic = { title: "Bread", keyword: "bread", category: "business" } as const;
const background = { facts: ["A fact."], voice: ["A voice."] };
const paragraph = (words: number) => `${Array.from({ length: words - 1 }, () => "word").join(" ")} end.`;
const section = (name: string, words: number) =>
  `## ${name}\n\n${paragraph(words / 2)}\n\n${paragraph(words / 2)}`;
const closing = "## Closing\n\nCome by and taste it.";
const takeaways = "## Key takeaways\n\n- Bake early.\n- Sell late.";

/**
 * A model that gives these answers in turn, the last one again and again. One that begins with '!' is cut, one with
 * '?' breaks off.
 */
function modelOf(...answers: string[]) {
  const asked: ModelRequest[] = [];
  return {
    asked,
    async *stream(request: ModelRequest) {
      asked.push(request);
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? "";
      const text = answer.replace(/^[!?]/, "");
      for (let at = 0; at < text.length; at += 400)
        yield { kind: "text" as const, text: text.slice(at, at + 400) };
      if (answer.startsWith("?")) throw new Error("The answer broke off.");
      yield { kind: "end" as const, isCut: answer.startsWith("!") };
    },
  };
}

async function write(model: ReturnType<typeof modelOf>, begun = "", seen: string[] = []) {
  const signal = new AbortController().signal;
  const onText = async (text: string) => void seen.push(text);
  const text = await writeText({ topic, background, model, begun, signal, onText });
  return { ...text, seen, words: countWords(text.content) };
}

test("D-08.8 a text that is too short gets sections before its closing until it has 1,500 words", async () => {
  const model = modelOf(
    `# Bread\n\nIntro.\n\n${section("One", 700)}\n\n${closing}\n\n${takeaways}`,
    section("Two", 400),
    section("Three", 600),
  );
  const { content, keyTakeaways, words, seen } = await write(model);
  expect(words).toBeGreaterThanOrEqual(1500);
  expect(words).toBeLessThanOrEqual(2500);
  expect(content.startsWith("Intro.")).toBe(true);
  expect(content.endsWith(closing)).toBe(true);
  expect(content.match(/^## .*/gm)).toEqual(["## One", "## Two", "## Three", "## Closing"]);
  expect(keyTakeaways).toEqual(["Bake early.", "Sell late."]);
  expect(model.asked[0]?.messages[0]?.content).toContain("- A fact.");
  expect(seen.length).toBeGreaterThan(5);
});

test("D-08.45 a section that broke off while a text was lengthened is kept only as far as its paragraphs are whole, also by the run that continues it", async () => {
  const short = `Intro.\n\n${section("One", 700)}\n\n${closing}\n\n${takeaways}`;
  const halves = [`${section("Two", 400)}\n\nHalf a wo`, `${section("Two", 400)}\n\n## Half a hea`];
  for (const half of halves) {
    const seen: string[] = [];
    await expect(write(modelOf(short, `?${half}`), "", seen)).rejects.toThrow("broke off");
    const stored = seen.at(-1) ?? "";
    expect(stored).toContain(section("Two", 400));
    for (const { content, words } of [
      await write(modelOf(section("Three", 600)), stored),
      await write(modelOf(short, `!${half}`, section("Three", 600))),
    ]) {
      expect(content).not.toContain("Half");
      expect(content.match(/^## .*/gm)).toEqual(["## One", "## Two", "## Three", "## Closing"]);
      expect(words).toBeGreaterThanOrEqual(1500);
    }
  }
});

test("D-08.9 a text that is too long has its longest sections shortened, by the model or else by their ends, and keeps its closing", async () => {
  const long = `Intro.\n\n${section("One", 1200)}\n\n${section("Two", 1500)}\n\n${section("Three", 800)}\n\n${closing}`;
  const byModel = await write(modelOf(long, `## Two\n\n${paragraph(500)}`, `${paragraph(600)}`));
  expect([byModel.words <= 2500, byModel.words >= 1500]).toEqual([true, true]);
  expect(byModel.content.match(/^## .*/gm)).toEqual(["## One", "## Two", "## Three", "## Closing"]);
  expect(byModel.content.endsWith(closing)).toBe(true);
  // A model that answers with something longer, or with nothing, is not believed.
  for (const answer of [section("Two", 3000), ""]) {
    const { words, content } = await write(modelOf(long, answer));
    expect([words <= 2500, words >= 1500, content.endsWith(closing)]).toEqual([true, true, true]);
  }
});

test("D-08.10 an interrupted text continues with its next word, also from what an earlier run stored", async () => {
  const rest = `and so on.\n\n${section("Two", 1600)}\n\n${closing}`;
  const cut = await write(modelOf("!Intro with a thought", rest));
  expect(cut.content).toContain("Intro with a thought and so on.");
  const model = modelOf(rest);
  const resumed = await write(model, "Intro with a thought");
  expect(resumed.content).toBe(cut.content);
  expect(model.asked).toHaveLength(1);
  expect(model.asked[0]?.messages).toContainEqual({ role: "assistant", content: "Intro with a thought" });
});

test("D-08.11 a model that writes nothing more is asked no further, and the text is not called whole", async () => {
  const model = modelOf(`Intro.\n\n${closing}`, "");
  await expect(write(model)).rejects.toThrow(TooShort);
  expect(model.asked.length).toBeLessThanOrEqual(4);
  await expect(write(modelOf(""))).rejects.toThrow("The model wrote nothing.");
});

test("D-08.12 a section is cut at the end of a paragraph or a sentence, and keeps its heading", () => {
  expect(cutSection("## One\n\nA b c. D e f.\n\nG h i.", 6)).toBe("## One\n\nA b c.");
  expect(cutSection("## One\n\nA b c. D e f.\n\nG h i.", 8)).toBe("## One\n\nA b c. D e f.");
  expect(cutSection("## One\n\nA b c d e f.", 3)).toBe("## One\n\nA b c d e f.");
  expect(sectionsOf("Intro.\n\n## One\nText.\n### Part\nMore.\n## Two")).toEqual([
    "Intro.",
    "## One\nText.\n### Part\nMore.",
    "## Two",
  ]);
});
