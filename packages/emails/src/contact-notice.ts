import { clientWords, oneLine, subjectLine } from "./client-words.ts";
import type { MailContent } from "./letter.ts";
import { renderLetter } from "./render-letter.tsx";

/** A message to the agency. Empty texts are left out of the mail. */
export interface ContactWords {
  name: string;
  email: string;
  message: string;
  /** The topic in words. */
  topic: string;
  company: string;
  appUrl: string;
}

const lineMax = 5000;

/** To the agency's owner: a message from the contact form or from a person who has just signed out. */
export async function contactNotice(words: ContactWords): Promise<MailContent> {
  const { name, email, message, topic, company, appUrl } = words;
  const sender = clientWords(name, 60);
  const lines = message.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  return renderLetter(
    {
      subject: subjectLine(`Message from ${name}`),
      preview: `${sender} was promised an answer within 24 hours on days we are open.`,
      heading: ["A message from ", { clientText: sender }],
      paragraphs: lines.map((line) => [{ clientText: clientWords(line, lineMax) }]),
      facts: [
        { label: "Name", value: sender },
        { label: "Email", value: oneLine(email, 254) },
        { label: "Company", value: clientWords(company, 200) },
        { label: "About", value: topic },
      ].filter(({ value }) => value !== ""),
      closing: [
        "The sender was promised an answer within 24 hours on days we are open. Reply to the address above.",
      ],
      reason: "You received this because this is the owner's address of this installation.",
    },
    appUrl,
  );
}
