import type { OpenQuestion } from "@sitewright/spec-core/render";
import { questionParts } from "./question-parts.ts";

type Asked = Pick<OpenQuestion, "question" | "about" | "quotes" | "isOptional">;

const subjectMax = 150;
const messageMax = 10_000;

/** As much of a subject as the service takes, not cut within a character. */
const beginning = (subject: string): string => subject.slice(0, subjectMax).replace(/[\ud800-\udbff]$/, "");

function numbered(questions: readonly Asked[], first: number, withQuotes: boolean): string {
  return questions
    .map((asked, index) => {
      const quotes = withQuotes ? asked.quotes.map((quote) => `You wrote: “${quote}”`) : [];
      const { first: opening, more } = questionParts(asked);
      return [`${first + index}. ${opening}`, ...more.map((part) => `- ${part}`), ...quotes].join("\n");
    })
    .join("\n\n");
}

const counted = (count: number): string => (count === 1 ? "one question" : `${count} questions`);

/** What the mail says before the questions, and before the optional ones. */
function introductions(blocking: number, optional: number): readonly [string, string] {
  const please = `Please answer ${blocking + optional === 1 ? "it" : "them"} by replying to this email.`;
  if (optional === 0) return [`We have ${counted(blocking)} about your website. ${please}`, ""];
  if (blocking === 0)
    return [
      `We have ${counted(optional)} that would make your website better. ${please} What you leave out, the website leaves out too.`,
      "",
    ];
  return [
    `We have ${counted(blocking)} about your website that we need answered before it goes online, and ${optional} more that would make it better. ${please}`,
    "If you have a moment more (what you leave out, the website leaves out too):",
  ];
}

/**
 * The open questions as a mail to the client, first those that block the launch or a page. If the mail would be too
 * long, the client's quoted words are left out.
 */
export function questionsMail(
  name: string,
  questions: readonly Asked[],
): { subject: string; message: string } {
  const blocking = questions.filter(({ isOptional }) => !isOptional);
  const optional = questions.filter(({ isOptional }) => isOptional);
  const [before, between] = introductions(blocking.length, optional.length);
  const message = (withQuotes: boolean) =>
    [before, numbered(blocking, 1, withQuotes), between, numbered(optional, blocking.length + 1, withQuotes)]
      .filter((part) => part !== "")
      .join("\n\n");
  const whole = message(true);
  return {
    subject: beginning(`Questions about your website: ${name}`),
    message: whole.length <= messageMax ? whole : message(false),
  };
}
