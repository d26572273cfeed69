import { expect, it } from "vitest";
import { find } from "./asked.fixture.ts";

it.each([
  ["The number 81 bus stops near by I think, but check that before you put it on.", "open-check", "agency"],
  ["We won a medal I think, I'll look for the certificate.", "open-proof", "client"],
])("C-32.333 '%s' is asked about as %s", (contentNotes, id, asks) => {
  expect(find({ contentNotes }, id)?.asks).toBe(asks);
});
