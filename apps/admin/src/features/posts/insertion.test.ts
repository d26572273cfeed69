import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { insertion } from "./insertion.ts";

test("what is typed after a picture was inserted is the picture's text", () => {
  const empty = EditorState.create({ doc: "Bread", selection: { anchor: 5 } });
  const inserted = empty.update(insertion(empty, "\n\n![", "](/loaf)\n\n")).state;
  const typed = inserted.update(inserted.replaceSelection("A loaf")).state;
  expect(typed.sliceDoc()).toBe("Bread\n\n![A loaf](/loaf)\n\n");
});
