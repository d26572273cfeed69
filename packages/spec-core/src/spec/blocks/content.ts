import { z } from "zod";
import { factKinds } from "../../content/fact.ts";
import type { PublicWords } from "../../content/public-words.ts";
import { statementFields } from "../../content/statement.ts";
import { flag, text } from "../schema-parts.ts";

const statementSchema = z.strictObject({
  /** A hash of field and words: the same sentence keeps it. */
  id: text,
  field: z.enum(statementFields),
  text,
  kind: z.enum(["fact", "wish", "private", "unsure"]),
  /** Visitors may read it. */
  isPrinted: flag,
  decidedBy: z.enum(["rules", "client"]),
  /** False where it consists of facts that are shown elsewhere. */
  isProse: flag,
  /** The wish that dictates it, by its id. */
  dictatedBy: text.exactOptional(),
});

const factSchema = z.strictObject({
  /** A hash of kind, field and words. */
  id: text,
  kind: z.enum(factKinds),
  field: text,
  /** The client's words, which visitors read. */
  text,
  /** The same for programs: E.164, `13.90 EUR`, a year, an https address. */
  value: text,
  /** Its subject: the thing of a price, a person's role, the thing that a number counts. */
  about: text,
  /** Only a confirmed fact is printed; the others are asked about. */
  isConfirmed: flag,
});

export const contentSchema = z.strictObject({
  statements: z.array(statementSchema),
  facts: z.array(factSchema),
});

export type SpecContent = z.output<typeof contentSchema>;

/** The client's sentences one by one, and the facts in them; those that the client dropped are left out. */
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
