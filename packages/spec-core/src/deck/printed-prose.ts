import { proseAboutBusiness } from "../content/prose.ts";
import { cleanText } from "../site/clean-text.ts";
import { withoutDecoration } from "../site/without-decoration.ts";
import type { Spec } from "../spec/schema.ts";
import { isLimit } from "./audience.ts";
import { bareInvitation } from "./data/invitations.ts";
import { joinedSentences, type Said } from "./joined-sentences.ts";

type Statement = Spec["content"]["statements"][number];

/** What a client typed on a line as visitors read it. */
export const clientsLine = (text: string): string => withoutDecoration(cleanText(text));

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** The client's sentences for visitors about the business, each once, with the capitals that `written` puts in. */
export function printedProse(
  { content: { statements }, businessInfo }: Spec,
  written: (text: string) => string,
): Said[] {
  const printed = new Set(proseAboutBusiness(statements));
  const seen = new Set<string>([""]);
  // The name alone is the heading of a flyer.
  const names = [businessInfo.name, businessInfo.websiteName].map(lettersOf).filter((name) => name !== "");
  const isWanted = ({ text, field, isPrinted, isProse }: Statement): boolean =>
    isPrinted && isProse && (printed.has(text) || (field === "audience" && isLimit(text)));
  const answerOf = (field: Statement["field"]): string =>
    field === "description" || field === "audience" ? businessInfo[field] : "";
  return joinedSentences({ statements, isWanted, answerOf }).flatMap((one) => {
    const text = written(clientsLine(one.text));
    if (seen.has(text) || names.includes(lettersOf(text)) || bareInvitation.test(text)) return [];
    seen.add(text);
    const isAsSaid = one.sources.length === 1 && one.sources[0] === one.text;
    return [{ ...one, text, sources: isAsSaid ? [text] : one.sources.map(cleanText) }];
  });
}
