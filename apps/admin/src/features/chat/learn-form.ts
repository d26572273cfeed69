import type { LearntQuestion, QuestionGroup } from "@sitewright/contracts";
import { z } from "zod";
import { readEntry, type SentEntry, typedEntrySchema } from "./entry-form.ts";

/** A visitor's question, with the words to learn; an unticked one is left out. */
const offeredQuestionSchema = z.object({
  regression: z.string(),
  example: z.string(),
  isChosen: z.boolean(),
});
export type OfferedQuestion = z.infer<typeof offeredQuestionSchema>;

/**
 * The form's values. `mode`: the questions are added to the entry of `entryId`, or to a new one with the fields of an
 * entry.
 */
export const learnValuesSchema = typedEntrySchema.extend({
  questions: z.array(offeredQuestionSchema).readonly(),
  mode: z.enum(["teach", "write"]),
  entryId: z.string(),
});
type LearnValues = z.infer<typeof learnValuesSchema>;

/** The initial form: every question is ticked, in the visitors' own words, for the suggested entry. */
export const initialValues = ({ members, suggestion: { entry } }: QuestionGroup): LearnValues => ({
  questions: members.map(({ text }) => ({ regression: text, example: text, isChosen: true })),
  mode: entry ? "teach" : "write",
  entryId: entry?.id ?? "",
  label: "",
  answer: "",
  examples: "",
  links: "",
});

/** The request: questions for an entry, or a new entry that begins with them. */
export type LearnRequest =
  | { readonly mode: "teach"; readonly entryId: string; readonly learnt: LearntQuestion[] }
  | { readonly mode: "write"; readonly entry: SentEntry; readonly learnt: LearntQuestion[] };

/** The values to send, or their errors. */
export function readValues({ questions, mode, ...typed }: LearnValues) {
  const learnt = questions
    .filter(({ isChosen, example }) => isChosen && example.trim() !== "")
    .map(({ example, regression }) => ({ example: example.trim(), regression }));
  const missing = learnt.length === 0 ? { questions: "Please choose a question." } : {};
  if (mode === "teach") {
    const faults = {
      ...missing,
      ...(!typed.entryId && { entryId: "Please choose the entry that answers them." }),
    };
    if (Object.keys(faults).length > 0) return { ok: false, faults } as const;
    return { ok: true, value: { mode, entryId: typed.entryId, learnt } } as const;
  }
  const reading = readEntry({ ...typed, examples: "" }, { needsExample: false });
  if (!reading.ok) return { ok: false, faults: { ...missing, ...reading.faults } } as const;
  if (learnt.length === 0) return { ok: false, faults: missing } as const;
  return { ok: true, value: { mode, entry: reading.value, learnt } } as const;
}
