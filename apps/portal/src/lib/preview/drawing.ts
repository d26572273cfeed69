import type { DrawnPage, SiteInput, SiteWorker } from "./site-worker-client.ts";

interface DrawingOptions {
  worker: Pick<SiteWorker, "drawPage">;
  /** The inputs of the next drawing, and its page. */
  current(): { input: SiteInput; file: string };
  /** `wanted` is the requested file; a site that no longer has it shows another page. */
  onDrawn(drawn: DrawnPage, wanted: string): void;
  onFailed(error: unknown): void;
  /** Debounce of drawing after a change, in milliseconds. */
  delayMs: number;
}

/**
 * Draws the current answers, at most one drawing at a time: changes during a drawing are combined into the
 * next one, so that typing never waits and the last answer is always shown.
 */
export function createDrawing({ worker, current, onDrawn, onFailed, delayMs }: DrawingOptions) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isDrawing = false;
  let isStale = false;

  const draw = async (): Promise<void> => {
    timer = null;
    isDrawing = true;
    isStale = false;
    const { input, file } = current();
    try {
      onDrawn(await worker.drawPage(input, file), file);
    } catch (error) {
      onFailed(error);
    }
    isDrawing = false;
    if (isStale) draw();
  };

  return {
    /** Something has changed. */
    changed(): void {
      if (isDrawing) isStale = true;
      else timer ??= setTimeout(draw, delayMs);
    },
    /** Draws at once, without debounce. */
    now(): void {
      if (timer !== null) clearTimeout(timer);
      if (isDrawing) isStale = true;
      else draw();
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
