import { brand } from "@sitewright/brand";
import { clientWords, oneLine, subjectLine } from "./client-words.ts";
import type { MailContent, Phrase } from "./letter.ts";
import { greeting, senderName } from "./names.ts";
import { renderLetter } from "./render-letter.tsx";

/** A message written by the staff. */
export interface StaffMessageWords {
  /** Empty where it is unknown. */
  userName: string;
  subject: string;
  message: string;
  /** The quoted message, line by line; absent without one. */
  answered?: string;
  appUrl: string;
}

const lineMax = 10_000;

/** The non-blank lines of a text. */
const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");

/** To one person, written by hand: the agency's text unchanged, and below it the quoted message. */
export async function staffMessage(words: StaffMessageWords): Promise<MailContent> {
  const { userName, subject, message, answered = "", appUrl } = words;
  const paragraphs: Phrase[] = linesOf(message).map((line) => [oneLine(line, lineMax)]);
  const quoted = linesOf(answered).map((line) => clientWords(line, 1000));
  return renderLetter(
    {
      subject: subjectLine(subject),
      preview: oneLine(message, 200),
      heading: [oneLine(subject, 150)],
      greeting: greeting(userName),
      paragraphs: [
        ...paragraphs,
        ...(quoted.length > 0
          ? [["You wrote:"], ...quoted.map((clientText): Phrase => [{ clientText }])]
          : []),
      ],
      closing: [`${senderName()}. You can reach us at ${brand.contact.email}.`],
      reason: `You received this because someone at ${senderName()} wrote to you.`,
    },
    appUrl,
  );
}
