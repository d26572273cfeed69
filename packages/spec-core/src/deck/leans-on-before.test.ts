import { expect, it } from "vitest";
import { isNamedBefore, leansOnBefore } from "./data/joints.ts";

it.each([
  "We sharpen those for free.",
  "We can order that for you before you arrive",
  "I carry these myself.",
  "Larger = we send a second van",
  "Bigger ones are by arrangement",
  "Anything larger: we come and measure",
  "We never rush anybody either.",
  "We don’t work on Sundays either, sorry.",
  "I then come and measure.",
  "Afterwards you get it in writing.",
  "I show them on Mondays at nine.",
  "We can not repeat this enough!",
  "Means a lot to us",
])("'%s' means little without the sentence before it", (text) => {
  expect(leansOnBefore(text)).toBe(true);
});

it.each([
  "We think that for most people two visits are enough.",
  "We sharpen knives and scissors.",
  "We do that little bit more.",
  "Larger jobs take two days.",
  "More than forty breeds are welcome.",
  "Longer, slower walks on Sundays.",
  "Choose either of the two rooms.",
  "You can pay either by card or in cash.",
  "Less than a mile from the station.",
  "We know then and now how to bake.",
  "We teach those who want to ride at shows.",
  "I stress this point with every pupil of mine.",
  "Means of payment: cash and cards.",
])("'%s' can be read alone", (text) => {
  expect(leansOnBefore(text)).toBe(false);
});

it.each([
  ["I can send the form on the day.", "so you need no letter for a tax form.", true],
  ["We lend the saddle as well.", "We fit a saddle and take your old one back.", true],
  ["The form is on the desk.", "You need a form.", false],
  ["I can send the papers on the day.", "so you need no letter for a tax form.", false],
])("'%s' speaks of what '%s' names first: %s", (text, before, expected) => {
  expect(isNamedBefore(text, before)).toBe(expected);
});
