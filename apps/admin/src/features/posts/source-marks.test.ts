import { history, redo, undo } from "@codemirror/commands";
import { EditorState, type TransactionSpec } from "@codemirror/state";
import type { PostMark } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { marksField, readMarks, setMarks } from "./source-marks.ts";

const content = "We sold 42 loaves. In 2019 we sold 42 more.";
const markAt = (text: string, kind: string, from = 0): PostMark => {
  const start = content.indexOf(text, from);
  return { start, end: start + text.length, text, kind };
};
const marks = [markAt("42", "number"), markAt("2019", "date"), markAt("42", "number", 20)];

/** A text with marks, as the editor holds it. */
function start() {
  let state = EditorState.create({ doc: content, extensions: [history(), marksField] });
  const apply = (spec: TransactionSpec) => {
    state = state.update(spec).state;
  };
  apply({ effects: setMarks.of(marks) });
  const dispatch = ({ state: next }: { state: EditorState }) => {
    state = next;
  };
  return {
    apply,
    undo: () => undo({ state, dispatch }),
    redo: () => redo({ state, dispatch }),
    said: () => readMarks(state).map(({ start: at, text }) => [at, text]),
    length: () => state.doc.length,
  };
}

test("D-06.28 a mark whose words were deleted comes back with them, by undoing, doing again or pasting elsewhere", () => {
  const { apply, undo: takeBack, redo: again, said, length } = start();
  const whole = said();
  expect(whole).toEqual([
    [8, "42"],
    [22, "2019"],
    [35, "42"],
  ]);
  apply({ changes: { from: 0, to: content.length } });
  expect(said()).toEqual([]);
  takeBack();
  expect(said()).toEqual(whole);
  again();
  expect(said()).toEqual([]);
  takeBack();
  // The first sentence is cut, and pasted at the end.
  apply({ changes: { from: 0, to: 19 } });
  expect(said()).toEqual([
    [3, "2019"],
    [16, "42"],
  ]);
  apply({ changes: { from: length(), insert: ` ${content.slice(0, 18)}` } });
  expect(said()).toEqual([
    [3, "2019"],
    [16, "42"],
    [33, "42"],
  ]);
});

test("D-06.30 a mark that grew is restored with its length; an existing one is not marked twice", () => {
  const { apply, said } = start();
  apply({ changes: { from: 24, insert: "xx" } });
  apply({ changes: { from: 19, to: 30 } });
  expect(said()).toEqual([
    [8, "42"],
    [26, "42"],
  ]);
  apply({ changes: { from: 19, insert: "In 20xx19 so" } });
  expect(said()[1]).toEqual([22, "20xx19"]);
  apply({ changes: { from: 8, to: 10 } });
  apply({ changes: { from: 38, insert: "," } });
  expect(said().map(([, text]) => text)).toEqual(["20xx19", "42"]);
});

test("D-06.29 a mark that was deleted letter by letter comes back with the last of them, and not inside of a longer number", () => {
  const { apply, said } = start();
  for (const to of [10, 9]) apply({ changes: { from: to - 1, to } });
  expect(said()).toEqual([
    [20, "2019"],
    [33, "42"],
  ]);
  apply({ changes: { from: 8, insert: "142" } });
  expect(said()).toHaveLength(2);
  apply({ changes: { from: 8, to: 9 } });
  apply({ changes: { from: 8, to: 10 } });
  for (const [at, insert] of [
    [8, "4"],
    [9, "2"],
  ] as const)
    apply({ changes: { from: at, insert } });
  expect(said()[0]).toEqual([8, "42"]);
});
