import type { Spec } from "../schema.ts";
import type { SpecChange } from "./change.ts";
import { quoted } from "./sentences.ts";

/** Sentences of both versions whose visibility to visitors the client changed. */
export function sentenceChanges(a: Spec, b: Spec): SpecChange[] {
  const earlier = new Map(a.content.statements.map((statement) => [statement.id, statement]));
  return b.content.statements.flatMap(({ id, text, isPrinted, decidedBy }, index): SpecChange[] => {
    const old = earlier.get(id);
    if (!old || old.isPrinted === isPrinted) return [];
    // The rules decided in both versions: their change is not the client's.
    if (decidedBy === "rules" && old.decidedBy === "rules") return [];
    return [
      {
        id: `words.${id}`,
        path: `content.statements.${index}.isPrinted`,
        kind: "changed",
        before: old.isPrinted,
        after: isPrinted,
        sentence: `Sentence for visitors: ${quoted(text)} ${isPrinted ? "is now shown" : "is no longer shown"}`,
      },
    ];
  });
}
