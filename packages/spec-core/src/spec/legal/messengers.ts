import type { Project } from "../project.ts";

const declined = "(?:no|not|never|without|rather than|instead of|n['’]t|dont|hate)";

/** A way in besides calls and e-mail, by the name that visitors know. */
const ways: readonly (readonly [name: string, said: RegExp])[] = [
  [
    "text messages",
    /(?<!\p{L})(?:text (?:me|us)|(?:ring|call|phone|e-?mail|whats ?app),? (?:or|and|\/) texts?|texts? (?:or|and|\/) (?:ring|call|phone|book|e-?mail|whats ?app)|(?:by|via) (?:text|sms)|texts? (?:is|are) (?:best|better|easier|easiest|fine)|(?:just|to|a|please) text(?! (?:on|for|of|in|from|about|that|is|file|editor))|send (?:me |us )?(?:a )?texts?)(?!\p{L})/iu,
  ],
  ["WhatsApp", /(?<!\p{L})whats ?app(?!\p{L})/iu],
];

const refused = new RegExp(
  `(?<!\\p{L})${declined} (?:\\p{L}+ ){0,3}(?:whats ?app|texts?|texting|sms)(?!\\p{L})`,
  "iu",
);

/** The services for messages in which the client wants visitors to write, which the privacy notice has to name. */
export const messengersOf = ({ words, form }: Pick<Project, "words" | "form">): string[] => {
  const texts = [
    ...words.statements
      .filter(
        ({ field }) => field === "description" || field === "contentNotes" || field.startsWith("contact"),
      )
      .map(({ text }) => text),
    ...form.goals,
  ].filter((text) => !refused.test(text));
  return ways.filter(([, said]) => texts.some((text) => said.test(text))).map(([name]) => name);
};
