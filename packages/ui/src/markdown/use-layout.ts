import { useEffect, useState } from "react";
import { emptyLayout, type Layout, type LayoutPort, openReading, type Reading } from "./reading.ts";

/** The worker is a file of its own, fetched with the first long document. */
const startWorker = (): LayoutPort =>
  new Worker(new URL("./markdown.worker.ts", import.meta.url), { type: "module" });

function scheduleByTimer(run: () => void, afterMs: number): () => void {
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
}

/** Time that the page gets for everything else after each part, besides what it takes for itself, in milliseconds. */
const breathMs = 4;
/** What is being typed is laid out once the hand rests; a document that was not there before at once. */
const restMs = 300;

interface Shown {
  readonly content: string;
  readonly layout: Layout;
  readonly reading: Reading;
}

/**
 * How far a document is laid out. The next part is asked for when the last one stands on the page. While another content
 * is begun with, the one before is still there.
 */
export function useLayout(content: string): { readonly content: string; readonly layout: Layout } {
  const [shown, setShown] = useState<Shown | null>(null);
  const isFirst = shown === null;
  useEffect(() => {
    let reading: Reading | null = null;
    const open = (): void => {
      reading = openReading({
        content,
        start: startWorker,
        schedule: scheduleByTimer,
        onChange: (layout) => queueMicrotask(() => reading && setShown({ content, layout, reading })),
      });
    };
    const stop = isFirst ? (open(), () => {}) : scheduleByTimer(open, restMs);
    return () => {
      stop();
      reading?.close();
      reading = null;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: whether something stood there before is asked once for each content
  }, [content]);
  useEffect(() => {
    if (shown?.layout.state === "running") return scheduleByTimer(shown.reading.next, breathMs);
    return;
  }, [shown]);
  return shown ?? { content, layout: emptyLayout };
}
