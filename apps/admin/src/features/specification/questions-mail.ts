import type { OpenQuestion } from "@sitewright/spec-core/render";
import { questionParts } from "./question-parts.ts";

type Asked = Pick<OpenQuestion, "question" | "about" | "quotes">;

const subjectMax = 150;
const messageMax = 10_000;

/** As much of a subject as the service takes, not cut within a character. */
const beginning = (subject: string): string => subject.slice(0, subjectMax).replace(/[\ud800-\udbff]$/, "");

const numbered = (questions: readonly Asked[], withQuotes: boolean): string =>
  questions
    .map((asked, index) => {
      const quotes = withQuotes ? asked.quotes.map((quote) => `You wrote: “${quote}”`) : [];
      const { first, more } = questionParts(asked);
      return [`${index + 1}. ${first}`, ...more.map((part) => `- ${part}`), ...quotes].join("\n");
    })
    .join("\n\n");

/** The open questions as a mail to the client. Where it would be too long, it leaves out what the client wrote. */
export function questionsMail(
  name: string,
  questions: readonly Asked[],
): { subject: string; message: string } {
  const [what, them] =
    questions.length === 1 ? ["one question", "it"] : [`${questions.length} questions`, "them"];
  const message = (withQuotes: boolean) =>
    `We have ${what} about your website. Please answer ${them} by replying to this email.\n\n${numbered(questions, withQuotes)}`;
  const whole = message(true);
  return {
    subject: beginning(`Questions about your website: ${name}`),
    message: whole.length <= messageMax ? whole : message(false),
  };
}
