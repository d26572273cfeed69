import { matches } from "../content/regex-prefilter/prefiltered-match.ts";
import type { Spec } from "../spec/schema.ts";
import { withOthers } from "./data/of-business.ts";

/** Parts of a business's name that stand for several people, even if one person filled in the form. */
const severalPeople =
  /(?<![\p{L}.])(?:Bros|Brothers|Sisters|Partners|Associates|(?:&|and|und|et|y) (?:Sons?|Daughters?|Co|Team|Söhne|Fils|Hijos))(?!\p{L})/u;

/** Companies of several people, unless one person introduces herself and nobody says 'we'. */
const company = /(?<![\p{L}.])(?:LLC|Inc|Ltd|Limited|LLP|PLC|plc|GmbH|KG|OHG|AG|SARL|SAS|BV|Pty)(?!\p{L})/u;

/** 'I'm Ada Rowe': the owner's full name. */
const introducesOne = /(?<!\p{L})(?:I['’]m|I am|[Mm]y name is) \p{Lu}[\p{L}’'-]+ \p{Lu}\p{L}/u;

// 'I' has to be this many times as frequent as 'we': a teacher may say 'we' of the hours with a pupil.
const timesAlone = 4;

/** Whether the client writes as one person, in the texts for visitors and in other descriptions of the business. */
export function isSolo({ statements, facts }: Spec["content"], name: string): boolean {
  if (severalPeople.test(name)) return false;
  const text = statements
    .filter(({ field, kind }) => field === "description" && kind !== "wish")
    .map((statement) => statement.text)
    .join(" ");
  if (matches(withOthers, text)) return false;
  const people = facts.filter(({ kind, isConfirmed }) => kind === "person" && isConfirmed);
  const one = text.match(/(?<![\p{L}.])(?:I|I['’]m|[Mm]y|i|im|me)(?![\p{L}.])/gu)?.length ?? 0;
  const several = text.match(/(?<!\p{L})(?:we|our|us)(?!\p{L})/giu)?.length ?? 0;
  if (company.test(name) && (several > 0 || !introducesOne.test(text))) return false;
  return people.length < 2 && one > 0 && one >= several * timesAlone;
}
