import { readFileSync } from "node:fs";
import { z } from "zod";
import { publicWords, readStatements, type Statement, type StatementField } from "../../src/content/index.ts";
import { formDataSchema } from "../../src/onboarding/form-data.ts";

const labelSchema = z.tuple([
  z.enum(["fact", "wish", "private", "unsure"]),
  z.string(),
  z.object({ says: z.string() }).optional(),
]);

const entrySchema = z.object({
  id: z.string(),
  country: z.string(),
  fields: z.record(
    z.enum(["description", "audience", "competitors", "notes"]),
    z.array(labelSchema).optional(),
  ),
});

/** An owner's answers, labelled sentence by sentence. */
export type LabelledEntry = z.output<typeof entrySchema>;

/** The files of `texts`. */
export type TextSet =
  | `${"" | "voices-" | "third-" | "fourth-" | "fifth-" | "sixth-" | "seventh-" | "further-voices-"}${"tuning" | "held-out"}`
  | "second-tuning";

export const readEntries = (set: TextSet): LabelledEntry[] =>
  readFileSync(new URL(`texts/${set}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => entrySchema.parse(JSON.parse(line)));

/** The names of the answers in the test set, and in the form. */
const fields = [
  { name: "description", field: "description" },
  { name: "audience", field: "audience" },
  { name: "competitors", field: "competitors" },
  { name: "notes", field: "contentNotes" },
] as const satisfies readonly { name: string; field: StatementField }[];

/** A labelled sentence and what the rules made of its letters. */
export interface Scored {
  readonly entry: string;
  readonly field: StatementField;
  readonly kind: "fact" | "wish" | "private" | "unsure";
  readonly text: string;
  /** At least half of its letters are in statements of kind `fact`. */
  readonly isPrinted: boolean;
  /** At least half of its letters are in statements that 'Accept' prints. */
  readonly isProposed: boolean;
  /** At least half of its letters are on the site of a client who decides nothing. */
  readonly isShownUntouched: boolean;
  /** The same after 'Accept', as a sentence or as details in their places. */
  readonly isShownAgreed: boolean;
  readonly says: string | undefined;
  readonly isSaid: boolean;
  /** Texts that the rules dictated out of it. */
  readonly dictated: readonly string[];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function overlap(a: string, b: string): number {
  const left = new Set(wordsOf(a));
  const right = new Set(wordsOf(b));
  const shared = [...left].filter((word) => right.has(word)).length;
  return (2 * shared) / Math.max(1, left.size + right.size);
}

interface Stretch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function covered({ text, start, end }: Stretch, statements: readonly Statement[]): boolean {
  const inside = statements.reduce(
    (sum, statement) =>
      sum + letters(text.slice(Math.max(start, statement.start), Math.max(0, Math.min(end, statement.end)))),
    0,
  );
  return inside * 2 >= letters(text.slice(start, end));
}

const sharedWordsForSame = 0.75;

/** Every labelled sentence with what the rules make of it. */
export function scoreEntry(entry: LabelledEntry): Scored[] {
  const labels = fields.map(({ name, field }) => {
    const list = entry.fields[name] ?? [];
    let text = "";
    const spans = list.map(([kind, words, options]) => {
      if (text !== "" && !text.endsWith("\n")) text += " ";
      const start = text.length;
      text += words;
      return { kind, start, end: text.length, says: options?.says };
    });
    return { field, spans, text };
  });
  const form = formDataSchema.parse(Object.fromEntries(labels.map(({ field, text }) => [field, text])));
  const statements = readStatements(form);
  const untouched = publicWords(form);
  const wordChoices = [
    ...untouched.facts,
    ...untouched.statements.filter(({ kind }) => kind === "unsure"),
  ].map(({ id, proposal }) => ({ id, print: proposal === "print" }));
  const agreed = publicWords({ ...form, wordChoices });
  return labels.flatMap(({ field, spans, text }) => {
    const own = statements.filter((statement) => statement.field === field);
    const spoken = own.filter((statement) => statement.dictatedBy === undefined);
    return spans.map(({ kind, start, end, says }) => {
      const stretch = { text, start, end };
      const dictated = own
        .filter(({ dictatedBy, ...at }) => dictatedBy !== undefined && at.start < end && at.end > start)
        .map((statement) => statement.text);
      return {
        entry: entry.id,
        field,
        kind,
        text: text.slice(start, end),
        isPrinted: covered(
          stretch,
          spoken.filter((statement) => statement.kind === "fact"),
        ),
        isProposed: covered(
          stretch,
          spoken.filter((statement) => statement.proposal === "print"),
        ),
        isShownUntouched: covered(
          stretch,
          untouched.statements.filter(
            (statement) =>
              statement.field === field &&
              statement.dictatedBy === undefined &&
              statement.isPrinted &&
              statement.isProse,
          ),
        ),
        isShownAgreed: covered(
          stretch,
          agreed.statements.filter(
            (statement) =>
              statement.field === field && statement.dictatedBy === undefined && statement.isPrinted,
          ),
        ),
        says,
        isSaid: says !== undefined && dictated.some((words) => overlap(words, says) >= sharedWordsForSame),
        dictated,
      };
    });
  });
}

/** The figures of the words test, each `[how many, of how many]`. */
export interface StatementScore {
  readonly privatePrinted: readonly [number, number];
  readonly privateProposed: readonly [number, number];
  readonly factsPrinted: readonly [number, number];
  readonly factsProposed: readonly [number, number];
  /** The sentences on the site without a choice, and after 'Accept'. */
  readonly privateShown: readonly [number, number];
  readonly privateShownAgreed: readonly [number, number];
  readonly factsShown: readonly [number, number];
  readonly factsShownAgreed: readonly [number, number];
  readonly dictatedFound: readonly [number, number];
  readonly dictatedWrongly: number;
}

export function scoreStatements(entries: readonly LabelledEntry[]): StatementScore {
  const scored = entries.flatMap(scoreEntry);
  const facts = scored.filter(({ kind }) => kind === "fact");
  const others = scored.filter(({ kind }) => kind === "private" || kind === "wish");
  const dictating = scored.filter(({ says }) => says !== undefined);
  const count = (list: readonly Scored[], is: (one: Scored) => boolean): readonly [number, number] => [
    list.filter(is).length,
    list.length,
  ];
  return {
    privatePrinted: count(others, ({ isPrinted }) => isPrinted),
    privateProposed: count(others, ({ isProposed }) => isProposed),
    factsPrinted: count(facts, ({ isPrinted }) => isPrinted),
    factsProposed: count(facts, ({ isProposed }) => isProposed),
    privateShown: count(others, ({ isShownUntouched }) => isShownUntouched),
    privateShownAgreed: count(others, ({ isShownAgreed }) => isShownAgreed),
    factsShown: count(facts, ({ isShownUntouched }) => isShownUntouched),
    factsShownAgreed: count(facts, ({ isShownAgreed }) => isShownAgreed),
    dictatedFound: count(dictating, ({ isSaid }) => isSaid),
    dictatedWrongly: scored.filter(({ says, dictated }) => says === undefined && dictated.length > 0).length,
  };
}
