import type { KnowledgeEntry } from "@sitewright/assistant/knowledge";
import { expect, test } from "vitest";
import { createAssistants } from "./assistants.ts";

const entryOf = (label: string): KnowledgeEntry => ({
  id: label.toLowerCase(),
  topic: label.toLowerCase(),
  facet: "about",
  label,
  examples: [`where is the ${label.toLowerCase()}`],
  answer: `${label}.`,
  links: [],
  quickReplies: [],
});

test("an assistant is built once for the same entries, also when they were read again, and rebuilt once two others were used since", async () => {
  const assistantOf = createAssistants();
  const harbour = () => [entryOf("Harbour"), entryOf("Quay")];
  const built = await assistantOf(harbour());
  expect(built.match("where is the quay")).toMatchObject({ kind: "matched", entry: { id: "quay" } });
  expect(await assistantOf(harbour())).toBe(built);
  const other = await assistantOf([entryOf("Harbour")]);
  expect(other).not.toBe(built);
  expect(await assistantOf(harbour())).toBe(built);
  await assistantOf([entryOf("Mill")]);
  await assistantOf([entryOf("Forge")]);
  expect(await assistantOf(harbour())).not.toBe(built);
});
