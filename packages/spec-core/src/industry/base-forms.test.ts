import { expect, it } from "vitest";
import { singularsOf, verbsOf } from "./base-forms.ts";

it.each([
  ["plumbers", "plumber"],
  ["bakeries", "bakery"],
  ["brushes", "brush"],
  ["shoes", "shoe"],
  ["boxes", "box"],
  ["buses", "bus"],
  ["knives", "knife"],
  ["scarves", "scarf"],
])("C-13.2 '%s' is the plural of '%s'", (plural, singular) => {
  expect(singularsOf(plural)).toContain(singular);
});

it.each(["glass", "business", "plumber"])("C-13.2 '%s' is no plural", (word) => {
  expect(singularsOf(word)).toEqual([]);
});

it.each([
  ["fitting", "fit"],
  ["fitted", "fit"],
  ["baker", "bake"],
  ["baking", "bake"],
  ["planners", "plan"],
  ["carries", "carry"],
  ["carried", "carry"],
  ["cleans", "clean"],
])("C-13.2 '%s' is a form of the verb '%s'", (form, verb) => {
  expect(verbsOf(form)).toContain(verb);
});
