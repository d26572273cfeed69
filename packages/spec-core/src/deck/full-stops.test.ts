import { expect, it } from "vitest";
import type { Passage } from "./parts/points.ts";
import { asItems } from "./parts/said.ts";

const place = { page: "/", section: "features", hint: "", note: "features" } as unknown as Parameters<
  typeof asItems
>[0];

const textsOf = (...texts: readonly string[]): string[] =>
  asItems(
    place,
    texts.map(
      (text, index): Passage => [
        {
          id: `${index}`,
          field: "description",
          text,
          sources: [text],
          after: null,
        } as unknown as Passage[number],
      ],
    ) as unknown as readonly Passage[],
  ).map(({ text }) => text);

it("C-36.1017 in a list of sentences each ends with a full stop; a list of short points has none", () => {
  expect(textsOf("The mill is open daily.", "Dogs may come into the yard")).toEqual([
    "The mill is open daily.",
    "Dogs may come into the yard.",
  ]);
  expect(textsOf("The mill is open daily.", "Cash or card")).toEqual([
    "The mill is open daily.",
    "Cash or card",
  ]);
  expect(textsOf("Cash or card", "Dogs may come into the yard")).toEqual([
    "Cash or card",
    "Dogs may come into the yard",
  ]);
});
