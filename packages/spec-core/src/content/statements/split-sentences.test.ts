import fc from "fast-check";
import { expect, it } from "vitest";
import { splitSentences } from "./split-sentences.ts";

const sentences = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ["We bake bread. We open at six.", 2],
  ["Registered no. 123456 in England.", 1],
  ["We sell cakes, e.g. Sachertorte, and tea.", 1],
  ["Dr. Anna Blum and Mr. J. P. Hale see patients.", 1],
  ["Hauptstr. 12, 1010 Wien", 1],
  ["St. Mary's Hall, 4 High St., Ayr", 1],
  ["Open Mon. to Fri. from 9 a.m. to 5.30 p.m. and Sat. mornings.", 1],
  ["Open until 5 p.m. We close in August.", 2],
  ["Cakes, buns etc. We deliver.", 2],
  ["A puncture costs £9.50. A service costs £45.", 2],
  ["Up to 20 km, then 0,80 per km. Labour is 40 an hour.", 2],
  ["Cards or cash, receipts with VAT. no chat please.", 2],
  ["The total can go on. accessible by the side door.", 2],
  ["Call 01.23.45.67.89 or write to a.b@kiln.example. Thanks!", 2],
  ["See www.kiln.example/shop. Or visit us.", 2],
  ["Bread, rolls ... and cakes.", 1],
  ["Approx. 5 months. Est. 1958 by Walt.", 2],
  ["1. Kids\n2. Teens", 2],
  ["Die Praxis ist im Haus B (2. OG). Am 3. Oktober ist zu.", 2],
  ["In 2026: 9. October till 15. November, 8. January till 1. February. Come by.", 2],
  ["(Yes, two are fine. Say so if you ask him.) Quiet after ten.", 3],
  ["We cane chairs (rush and reed. Sea grass too!) and sell stools. Open daily.", 3],
  ["The old shop shut :( Now we are in town. Come by :) Bring the kids.", 2],
  ["We deliver (within 5 miles. Call us. Open daily.", 3],
  ["Menu:\n• Soup\n• Stew\r\n- Pie", 4],
  ["we fix bikes. any bike. come by", 3],
  ["Really?! Yes! 'No.' He left.", 4],
  ["Ask for J. Smith. Ring twice.", 2],
  ["", 0],
  ["… - !\n\n", 0],
] as const)("C-29.1 '%s' is %i sentences", (text, count) => {
  expect(sentences(text)).toHaveLength(count);
});

it("C-29.2 sentences are in order, do not overlap, have no whitespace at their ends and leave no letter out", () => {
  const word = fc.constantFrom(
    "We",
    "no.",
    "Dr.",
    "9.50",
    "a.m.",
    "bake",
    "(so",
    "far)",
    "!",
    "\n",
    "...",
    "“Yes.”",
    "é",
    "x.",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(word).map((words) => words.join(" ")),
        fc.string({ unit: "grapheme" }),
      ),
      (text) => {
        let from = 0;
        let rest = "";
        for (const { start, end } of splitSentences(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
          rest += text.slice(from, start);
          from = end;
        }
        expect(rest + text.slice(from)).not.toMatch(/[\p{L}\p{N}]/u);
      },
    ),
  );
});

it.each([
  ["i work out the van. ring me any time. no mess. gas safe", 4],
  ["Callout £60 plus VAT. gas safe registered", 2],
  ["Registered for tax under VAT. 123 4567 89", 1],
  ["im shaz. infills 28. toes 22. art from 2", 4],
  ["We open on the 3. floor. We close at nine.", 2],
  ["We are a shed (women welcome too!) in the old hut.", 1],
  ["We are a shed (women welcome too!) Find us in the old hut.", 2],
  ["open tues to sat 8 till 4. i had a website before", 2],
  ["Room for approx. the whole class, incl. all food", 1],
] as const)("C-29.76 '%s' has %d sentences", (text, count) => {
  expect(splitSentences(text)).toHaveLength(count);
});

it.each([
  ["We mend cars full stop we open at nine full stop", ["We mend cars", "we open at nine"]],
  ["We mend cars new paragraph we open at nine", ["We mend cars", "we open at nine"]],
  ["No exceptions, full stop.", ["No exceptions, full stop."]],
  ["We play at the Full Stop Café", ["We play at the Full Stop Café"]],
])("marks that somebody dictates end a sentence: '%s'", (text, sentences) => {
  expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});
