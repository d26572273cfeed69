import { useEffect, useRef, useState } from "react";
import { emptyLayout, type Layout, type LayoutPort, type LayoutTask, startLayout } from "./layout-task.ts";

/** The worker is a separate file, loaded with the first long document. */
const startWorker = (): LayoutPort =>
  new Worker(new URL("./markdown.worker.ts", import.meta.url), { type: "module" });

function scheduleByTimer(run: () => void, afterMs: number): () => void {
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
}

/** Idle time for the page after each part, besides its rendering, in milliseconds. */
const breathMs = 4;
/** Debounce of layout while the text is typed; a new document is laid out at once. */
const debounceMs = 300;

interface Shown {
  readonly content: string;
  readonly layout: Layout;
  readonly task: LayoutTask;
}

/**
 * The state of a document's layout. The next part is requested when the last one is rendered. While new
 * content is being laid out, the previous one is still shown.
 */
export function useLayout(content: string): { readonly content: string; readonly layout: Layout } {
  const [shown, setShown] = useState<Shown | null>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    let task: LayoutTask | null = null;
    const open = (): void => {
      hasBegun.current = true;
      task = startLayout({
        content,
        start: startWorker,
        schedule: scheduleByTimer,
        onChange: (layout) => queueMicrotask(() => task && setShown({ content, layout, task })),
      });
    };
    const stopWaiting = scheduleByTimer(open, hasBegun.current ? debounceMs : 0);
    return () => {
      stopWaiting();
      task?.close();
      task = null;
    };
  }, [content]);
  useEffect(() => {
    if (shown?.layout.state === "running") return scheduleByTimer(shown.task.next, breathMs);
    return;
  }, [shown]);
  return shown ?? { content, layout: emptyLayout };
}
