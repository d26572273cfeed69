import { useEffect, useRef, useState } from "react";
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
  const hasBegun = useRef(false);
  useEffect(() => {
    let reading: Reading | null = null;
    const open = (): void => {
      hasBegun.current = true;
      reading = openReading({
        content,
        start: startWorker,
        schedule: scheduleByTimer,
        onChange: (layout) => queueMicrotask(() => reading && setShown({ content, layout, reading })),
      });
    };
    const stopWaiting = scheduleByTimer(open, hasBegun.current ? restMs : 0);
    return () => {
      stopWaiting();
      reading?.close();
      reading = null;
    };
  }, [content]);
  useEffect(() => {
    if (shown?.layout.state === "running") return scheduleByTimer(shown.reading.next, breathMs);
    return;
  }, [shown]);
  return shown ?? { content, layout: emptyLayout };
}
