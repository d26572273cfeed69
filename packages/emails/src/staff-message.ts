import { brand } from "@sitewright/brand";
import { clientWords, oneLine, subjectLine } from "./client-words.ts";
import type { MailContent, Phrase } from "./letter.ts";
import { greeting, senderName } from "./names.ts";
import { renderLetter } from "./render-letter.tsx";

/** What somebody on the staff writes to somebody. */
export interface StaffMessageWords {
  /** Empty where it is not known. */
  userName: string;
  subject: string;
  message: string;
  /** What it answers, line by line; left out where it answers nothing. */
  answered?: string;
  appUrl: string;
}

const lineMax = 10_000;

/** The lines of a text that say something. */
const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");

/** To one person, written by hand: the agency's own words as they are, and below them what they answer. */
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
        ...(quoted.length > 0 ? [["You wrote:"], ...quoted.map((said): Phrase => [{ said }])] : []),
      ],
      closing: [`${senderName()}. You reach us at ${brand.contact.email}.`],
      reason: `You get this because somebody at ${senderName()} wrote to you.`,
    },
    appUrl,
  );
}
