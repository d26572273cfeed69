import { clientWords, subjectLine } from "./client-words.ts";
import type { MailContent } from "./letter.ts";
import { renderLetter } from "./render-letter.tsx";

/** An event of the installation that a person has to handle. */
export interface StaffNoticeWords {
  subject: string;
  /** One paragraph each; the first is also the preview. May contain names given by clients. */
  lines: readonly string[];
  appUrl: string;
}

const lineMax = 1000;

/** To the agency's owner: the server found something that it cannot decide. */
export async function staffNotice({ subject, lines, appUrl }: StaffNoticeWords): Promise<MailContent> {
  const [first = ""] = lines;
  return renderLetter(
    {
      subject: subjectLine(subject),
      preview: clientWords(first, 200),
      heading: [clientWords(subject, 200)],
      paragraphs: lines.map((line) => [{ clientText: clientWords(line, lineMax) }]),
      closing: ["The server's log has more details at the same time."],
      reason: "You received this because this is the owner's address of this installation.",
    },
    appUrl,
  );
}
