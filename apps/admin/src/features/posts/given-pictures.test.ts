import { expect, test } from "vitest";
import { droppedPictures, pastedPictures } from "./given-pictures.ts";

/** What a browser gives for a paste: files, and the plain text. */
function given(names: readonly string[], text = "") {
  const data = new DataTransfer();
  for (const name of names)
    data.items.add(new File(["x"], name, { type: name.endsWith(".png") ? "image/png" : "application/pdf" }));
  if (text) data.setData("text/plain", text);
  return data;
}
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

test("a screenshot and copied picture files are pictures; copied words with an image of them, as Word sends, are words", () => {
  expect(namesOf(pastedPictures(given(["image.png"])))).toEqual(["image.png"]);
  expect(namesOf(pastedPictures(given(["a loaf.png", "b.png"], "a loaf.png\nb.png")))).toEqual([
    "a loaf.png",
    "b.png",
  ]);
  expect(pastedPictures(given(["image.png"], "We open at six."))).toEqual([]);
  expect(pastedPictures(given(["prices.pdf"]))).toEqual([]);
});

test("a picture that is dropped from another page, with its address as text, is a picture", () => {
  expect(
    namesOf(droppedPictures(given(["loaf.png", "prices.pdf"], "https://bakery.example/loaf.png"))),
  ).toEqual(["loaf.png"]);
});
