import { expect, it } from "vitest";
import { isShouted, withoutDecoration } from "./without-decoration.ts";

it.each([
  ["*** DULL KNIVES ARE DANGEROUS KNIVES! ***", "DULL KNIVES ARE DANGEROUS KNIVES!"],
  ["*** DULL KNIVES ARE DANGEROUS KNIVES!", "DULL KNIVES ARE DANGEROUS KNIVES!"],
  ["- Salon & grooming shears - CALL for price.", "Salon & grooming shears - CALL for price."],
  ["-Scissors", "Scissors"],
  ["• Wash and cut", "Wash and cut"],
  ["·Wash and cut", "Wash and cut"],
  ["→ Open all year", "Open all year"],
  ["=== Prices ===", "Prices"],
  ["~ Fresh bread daily ~", "Fresh bread daily"],
  ["__ Our promise __", "Our promise"],
  ["## What we do", "What we do"],
  ["> We mend clocks", "We mend clocks"],
  ["+ free tea", "free tea"],
  ["**Boilers** and leaks", "Boilers and leaks"],
  ["\\*\\*Boilers\\*\\* and leaks", "Boilers and leaks"],
  ["We are *very* quick, **always**.", "We are very quick, always."],
  ["We are _very_ quick.", "We are very quick."],
  ["✅ Free quotes", "Free quotes"],
  ["✔️ Free quotes", "Free quotes"],
  ["🔪 Knives sharpened", "Knives sharpened"],
  ["👩‍🍳 Home cooking", "Home cooking"],
  ["1️⃣ Send us a photo", "Send us a photo"],
  ["Find us here 👇", "Find us here"],
  ["★ Boarding", "Boarding"],
  ["KNIVES *** SCISSORS *** SHEARS", "KNIVES – SCISSORS – SHEARS"],
  ["- * Knives", "Knives"],
])("'%s' is read as '%s'", (typed, read) => {
  expect(withoutDecoration(typed)).toBe(read);
});

it.each([
  "We teach C# and F#",
  "#1 in town",
  "-5 °C in the cellar",
  "-10% on Mondays",
  "~10 minutes from the station",
  "+353 86 555 0143",
  "★★★★★ on Google",
  "We love dogs ❤️",
  "❌ Smoking",
  "Knives • scissors • shears",
  "3 * 4 * 5 metres",
  "Write to a_b_c@kiln.example",
  "@_keen_edge_ on Instagram",
  "Thai – Lao kitchen",
  "© 1998 Kiln & Co",
  "10% OFF for seniors",
  "***",
  "Tues - Fri",
])("'%s' stays", (typed) => {
  expect(withoutDecoration(typed)).toBe(typed);
});

it.each([
  ["KEEN EDGE MOBILE SHARPENING", true],
  ["DULL KNIVES ARE DANGEROUS KNIVES!", true],
  ["We come to YOU!", false],
  ["BMW", false],
  ["NHS GP IN LEEDS", true],
  ["24/7 365", false],
])("'%s' is typed in capitals: %s", (text, expected) => {
  expect(isShouted(text)).toBe(expected);
});
