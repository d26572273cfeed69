import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { holdPlace, pendingPictures, placeOf, releasePlace } from "./pending-pictures.ts";
import { pictureInsertion } from "./picture-insertion.ts";

const stateOf = (doc: string, cursor: number) =>
  EditorState.create({ doc, selection: { anchor: cursor }, extensions: [pendingPictures] });

/** The text after a picture was inserted at the cursor and "A loaf" was typed. */
function typedAfter(doc: string, cursor: number): string {
  const state = stateOf(doc, cursor);
  const inserted = state.update(pictureInsertion(state, "/loaf", cursor)).state;
  return inserted.update(inserted.replaceSelection("A loaf")).state.sliceDoc();
}

test("what is typed after a picture was inserted is the picture's text, and the picture is a paragraph of its own", () => {
  const picture = "![A loaf](/loaf)";
  expect(typedAfter("", 0)).toBe(`${picture}\n\n`);
  expect(typedAfter("Bread", 5)).toBe(`Bread\n\n${picture}\n\n`);
  // In a sentence: after it.
  expect(typedAfter("Fresh bread\n\nCake", 6)).toBe(`Fresh bread\n\n${picture}\n\nCake`);
  expect(typedAfter("Bread\nCake", 6)).toBe(`Bread\n\n${picture}\n\nCake`);
  expect(typedAfter("Bread\n\n\n\nCake", 7)).toBe(`Bread\n\n${picture}\n\nCake`);
});

test("a picture appears where it was pasted, however the text changed while it was uploaded, and leaves the cursor where somebody writes", () => {
  const begun = stateOf("Bread\n\nCake", 5);
  const held = begun.update({ effects: holdPlace.of({ id: "one", name: "loaf.png", at: 5 }) }).state;
  const typed = held.update({ changes: { from: 0, insert: "Rye " }, selection: { anchor: 4 } }).state;
  expect(placeOf(typed, "one")).toBe(9);
  const inserted = typed.update(pictureInsertion(typed, "/loaf", placeOf(typed, "one"))).state;
  expect(inserted.sliceDoc()).toBe("Rye Bread\n\n![](/loaf)\n\nCake");
  expect(inserted.selection.main.head).toBe(4);
  const released = inserted.update({ effects: releasePlace.of("one") }).state;
  expect(released.field(pendingPictures).size).toBe(0);
});

test("a picture whose place was deleted comes to the cursor", () => {
  const held = stateOf("Bread", 2).update({ effects: holdPlace.of({ id: "one", name: "loaf.png", at: 2 }) });
  const emptied = held.state.update({
    changes: { from: 0, to: 5, insert: "Cake" },
    selection: { anchor: 4 },
  });
  expect(placeOf(emptied.state, "one")).toBe(4);
});
