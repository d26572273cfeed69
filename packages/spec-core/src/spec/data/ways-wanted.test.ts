import { expect, it } from "vitest";
import { matchesAny } from "../../content/regex-prefilter/prefiltered-match.ts";
import { callsWanted } from "./ways-wanted.ts";

const wantsCalls = matchesAny(callsWanted);

it.each([
  ["For burst pipes people have to ring, not email.", false],
  ["For same-day flowers it is best to ring.", false],
  ["Call rather than email if it is urgent.", false],
  ["In an emergency they should call me.", false],
  ["For bookings people should ring, not email.", true],
  ["For a quote it is best to ring.", true],
  ["If you want to book ring me, don't email.", true],
  ["Call rather than email.", true],
  ["We bake for two hundred people. Best by phone.", true],
])("C-32.1006 '%s' wants calls before all else: %s", (sentence, isWanted) => {
  expect(wantsCalls(sentence)).toBe(isWanted);
});

it.each([
  ["The main thing is farmers calling us.", true],
  ["Phoning me is fine.", true],
  ["Calling is fine, I am in the van all day.", true],
  ["E-mail or calling is fine.", false],
  ["Ringing is fine, but a message is better.", false],
  ["The main thing is people calling in at the shop.", false],
])("C-29.746 '%s' wants calls before all else: %s", (sentence, isWanted) => {
  expect(wantsCalls(sentence)).toBe(isWanted);
});
