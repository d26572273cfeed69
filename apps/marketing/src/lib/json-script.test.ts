import fc from "fast-check";
import { expect, test } from "vitest";
import { scriptJson } from "./json-script.ts";

test("a script end in a text cannot end the element", () => {
  expect(scriptJson({ name: "</script><script>alert(1)" })).not.toContain("<");
});

test("what went in comes out", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(scriptJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
