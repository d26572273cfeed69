import { setTimeout as delay } from "node:timers/promises";
import type { Generation, GenerationEvent } from "@sitewright/contracts";
import type { Db } from "../../db/open.ts";
import { findGeneration } from "./store.ts";
import { generationOf, isEnded, summaryOf } from "./views.ts";

/** Interval of polling the stored text, in milliseconds: another process may be writing it. */
const everyMs = 500;

/** The event that updates a reader from the text that it already has. */
function step(had: string | undefined, generation: Generation): GenerationEvent[] {
  const { content, wordCount: words, marks } = generation;
  if (had === content) return [];
  if (had !== undefined && content.startsWith(had))
    return [{ kind: "add", text: content.slice(had.length), words, marks }];
  return [{ kind: "replace", content, words, marks }];
}

/** The events of a generation, from its current text until it ends. Stops early if it is deleted. */
export async function* watchText(
  db: Db,
  { id, signal }: { id: string; signal: AbortSignal },
): AsyncGenerator<GenerationEvent> {
  let had: string | undefined;
  for (;;) {
    const row = await findGeneration(db, id);
    if (!row) return;
    const isOver = isEnded(summaryOf(row));
    // Computing the highlights of a whole text takes milliseconds, so it is done only if the text has
    // changed.
    if (isOver || row.content !== had) {
      const generation = generationOf(row);
      yield* step(had, generation);
      had = generation.content;
      if (isOver) return yield { kind: "end", generation };
    }
    await delay(everyMs, undefined, { signal });
  }
}
