import { z } from "zod";
import { factKinds } from "../../content/fact.ts";
import type { PublicWords } from "../../content/public-words.ts";
import { statementFields } from "../../content/statement.ts";
import { flag, text } from "../schema-parts.ts";

const statementSchema = z.strictObject({
  /** A hash of the field and the text: the same sentence always has the same id. */
  id: text,
  field: z.enum(statementFields),
  text,
  kind: z.enum(["fact", "wish", "private", "unsure"]),
  /** Visitors may read it. */
  isPrinted: flag,
  decidedBy: z.enum(["rules", "client"]),
  /** False if the statement only repeats facts that the site shows elsewhere. */
  isProse: flag,
  /** The id of the wish in which the client dictates this text. */
  dictatedBy: text.exactOptional(),
});

const factSchema = z.strictObject({
  /** A hash of kind, field and words. */
  id: text,
  kind: z.enum(factKinds),
  field: text,
  /** The client's words, which visitors read. */
  text,
  /** The text in a machine-readable form: E.164, `13.90 EUR`, a year, an https address. */
  value: text,
  /** What the fact is about: the article that a price is for, a person's role, what a number counts. */
  about: text,
  /** Only confirmed facts are printed; the client is asked about the others. */
  isConfirmed: flag,
});

export const contentSchema = z.strictObject({
  statements: z.array(statementSchema),
  facts: z.array(factSchema),
});

export type SpecContent = z.output<typeof contentSchema>;

/** The client's sentences one by one, and the facts found in them, without those that the client rejected. */
export const buildContent = ({ statements, facts }: PublicWords): SpecContent => ({
  statements: statements.map(({ id, field, text, kind, isPrinted, decidedBy, isProse, dictatedBy }) => ({
    id,
    field,
    text,
    kind,
    isPrinted,
    decidedBy,
    isProse,
    ...(dictatedBy === undefined ? {} : { dictatedBy }),
  })),
  facts: facts
    .filter(({ isConfirmed, isDecided }) => isConfirmed || !isDecided)
    .map(({ id, kind, field, text, value, about, isConfirmed }) => ({
      id,
      kind,
      field,
      text,
      value,
      about,
      isConfirmed,
    })),
});
