import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const verdictOf = (text: string): string | undefined => {
  const [, found] = readStatements(formDataSchema.parse({ description: `We keep horses. ${text}` }));
  return found && `${found.kind} ${found.proposal}`;
};

it.each([
  "We teach one-day classes for ten people at a farmhouse near Borris, and everyone cooks everything.",
  "If you are late the time is still running, if we are late you get an extra half hour.",
  "There's a train table at the back that children are allowed to play with for as long as the grown ups can stand it.",
  "Open Wed to Sun, 7:30 until 3 or until the shelves are empty.",
])(
  "C-29.820 words of uncertainty that mean something else keep no sentence for visitors back: %s",
  (text) => {
    expect(verdictOf(text)).toMatch(/print$/u);
  },
);

it.each([
  "Maybe gluten free afternoon tea from Easter, £22 or so.",
  "Perhaps ski touring days as well, if there's again a winter with snow.",
  "I could begin to teach a ring-making day, around £160.",
  "If we think you are too slow we'll look for another agency.",
  "We don't sell much in winter.",
  "We do not tell parents which ponies have bitten children, lessons are safe for beginners.",
  "We don't say which ponies bit children in our lessons.",
])("C-29.821 what is undecided, or about the trade, is kept: %s", (text) => {
  expect(verdictOf(text)).toMatch(/keep$/u);
});
