import { failureText } from "@sitewright/app-kit/failure-text";
import type { FormRefusal } from "@sitewright/app-kit/form-faults";
import { type CallFailure, type KnowledgeDetails, knowledgeLimits } from "@sitewright/contracts";
import { z } from "zod";
import type { Difference } from "../../components/conflict-note.tsx";
import { brokenIn } from "./broken.ts";

/** The form's values of an entry: lists as texts with one item per line. */
export const typedEntrySchema = z.object({
  label: z.string(),
  answer: z.string(),
  examples: z.string(),
  links: z.string(),
});
export type TypedEntry = z.infer<typeof typedEntrySchema>;

/** The whole form: what is typed, and the two choices below it. */
export const chosenEntrySchema = typedEntrySchema.extend({ declines: z.boolean(), isOn: z.boolean() });
export type ChosenEntry = z.infer<typeof chosenEntrySchema>;

/** An entry as it is sent. */
export type SentEntry = Pick<KnowledgeDetails, "label" | "answer" | "examples" | "links">;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** An entry as values of its form. */
export const typedOf = ({ label, answer, examples, links }: SentEntry): TypedEntry => ({
  label,
  answer,
  examples: examples.join("\n"),
  links: links.map(({ text, path }) => `${text} ${path}`).join("\n"),
});

function readLink(line: string): { text: string; path: string } | undefined {
  const at = line.lastIndexOf(" ");
  const [text, path] = [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1)];
  return text && path.startsWith("/") ? { text, path } : undefined;
}

const linkFault =
  "Put each link on its own line: link text, then a page of this site, such as ‘Compare plans /pricing’.";

/** The values to send, or their errors. `needsExample`: the entry has no other way to be asked for. */
export function readEntry(typed: TypedEntry, { needsExample }: { needsExample: boolean }) {
  const links = linesOf(typed.links).map(readLink);
  const read = links.filter((link) => link !== undefined);
  const examples = linesOf(typed.examples);
  const long = examples.findIndex(({ length }) => length > knowledgeLimits.example);
  const faults = {
    ...(!typed.label.trim() && { label: "Please enter a short title for the button." }),
    ...(!typed.answer.trim() && { answer: "Please enter the answer." }),
    ...(needsExample && examples.length === 0 && { examples: "Please enter at least one way to ask." }),
    ...(long >= 0 && { examples: `Line ${long + 1} is longer than 300 characters.` }),
    ...(examples.length > knowledgeLimits.examples && { examples: "Please enter at most 60 ways to ask." }),
    ...(read.length < links.length && { links: linkFault }),
    ...(links.length > knowledgeLimits.links && { links: "Please enter at most three links." }),
  };
  if (Object.keys(faults).length > 0) return { ok: false, faults } as const;
  const value: SentEntry = { label: typed.label.trim(), answer: typed.answer.trim(), examples, links: read };
  return { ok: true, value } as const;
}

const yesNo = (is: boolean): string => (is ? "Yes" : "No");

/** Another person's changes beside what was typed here, field by field. */
export function differencesOf(theirs: KnowledgeDetails, mine: ChosenEntry): Difference[] {
  const stored = typedOf(theirs);
  const all: Difference[] = [
    { label: "Title", theirs: stored.label, mine: mine.label },
    { label: "Answer", theirs: stored.answer, mine: mine.answer },
    { label: "Ways to ask", theirs: stored.examples, mine: mine.examples },
    { label: "Links", theirs: stored.links, mine: mine.links },
    {
      label: "Only says that this is not offered",
      theirs: yesNo(theirs.declines),
      mine: yesNo(mine.declines),
    },
    { label: "In use", theirs: yesNo(theirs.isOn), mine: yesNo(mine.isOn) },
  ];
  return all.filter((one) => one.theirs.trim() !== one.mine.trim());
}

/** The field of an error from the service, and which line of it. */
function fieldOf(path: string): { name: string; line: string } {
  const [name = "", at] = path.split(".");
  return { name, line: at === undefined ? "" : `Line ${Number(at) + 1}: ` };
}

/** The message of a refusal; none where it only requires a confirmation. */
export function readEntryFailure(failure: CallFailure, names: readonly string[]): FormRefusal {
  if (brokenIn(failure)) return { faults: {}, message: null };
  const errors = failure.kind === "refused" ? (failure.problem.errors ?? []) : [];
  const faults: Record<string, string> = {};
  for (const { path, message } of errors) {
    const { name, line } = fieldOf(path);
    if (names.includes(name)) faults[name] ??= `${line}${message}`;
  }
  return { faults, message: Object.keys(faults).length > 0 ? null : failureText(failure) };
}
