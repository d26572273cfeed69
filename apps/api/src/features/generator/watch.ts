import { setTimeout as delay } from "node:timers/promises";
import { countWords } from "@sitewright/articles";
import type { GenerationEvent } from "@sitewright/contracts";
import type { Db } from "../../db/open.ts";
import { findGeneration } from "./store.ts";
import { generationOf, isEnded } from "./views.ts";

/** How often the stored text is looked at, in milliseconds: the process that writes it may be another. */
const everyMs = 500;

/** How a text goes on that somebody has. */
function step(had: string | undefined, content: string): GenerationEvent[] {
  const words = countWords(content);
  if (had === content) return [];
  if (had !== undefined && content.startsWith(had))
    return [{ kind: "add", text: content.slice(had.length), words }];
  return [{ kind: "replace", content, words }];
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
    const generation = generationOf(row, now());
    yield* step(had, generation.content);
    had = generation.content;
    if (isEnded(generation)) return yield { kind: "end", generation };
    await delay(everyMs, undefined, { signal });
  }
}
