import { setTimeout as delay } from "node:timers/promises";
import type { Generation, GenerationEvent } from "@sitewright/contracts";
import type { Db } from "../../db/open.ts";
import { findGeneration } from "./store.ts";
import { generationOf, isEnded, summaryOf } from "./views.ts";

/** How often the stored text is looked at, in milliseconds: the process that writes it may be another. */
const everyMs = 500;

/** How a text goes on that somebody has. */
function step(had: string | undefined, generation: Generation): GenerationEvent[] {
  const { content, wordCount: words, marks } = generation;
  if (had === content) return [];
  if (had !== undefined && content.startsWith(had))
    return [{ kind: "add", text: content.slice(had.length), words, marks }];
  return [{ kind: "replace", content, words, marks }];
}

/** What happens to a generation, from all that there is up to its end. Ends early where it is gone. */
export async function* watchText(
  db: Db,
  { id, signal, now }: { id: string; signal: AbortSignal; now: () => Date },
): AsyncGenerator<GenerationEvent> {
  let had: string | undefined;
  for (;;) {
    const row = await findGeneration(db, id);
    if (!row) return;
    const isOver = isEnded(summaryOf(row, now()));
    // Finding the marks of a whole text takes milliseconds: it is done for a new one alone.
    if (isOver || row.content !== had) {
      const generation = generationOf(row, now());
      yield* step(had, generation);
      had = generation.content;
      if (isOver) return yield { kind: "end", generation };
    }
    await delay(everyMs, undefined, { signal });
  }
}
