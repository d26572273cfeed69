import type { Root } from "hast";
import type { LayoutAnswer, LayoutRequest } from "./layout-messages.ts";

/** What is needed of a Web Worker. */
export interface LayoutPort {
  postMessage(request: LayoutRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<LayoutAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** How far a document is laid out. */
export interface Layout {
  readonly parts: readonly Root[];
  /** given-up: the rest, from `end` on, is not going to be laid out. */
  readonly state: "running" | "done" | "given-up";
  /** How much of the document the parts show, in characters. */
  readonly end: number;
}

export const emptyLayout: Layout = { parts: [], state: "running", end: 0 };

interface ReadingOptions {
  readonly content: string;
  readonly start: () => LayoutPort;
  /** Calls back after some milliseconds, unless what it gives is called before. */
  readonly schedule: (run: () => void, afterMs: number) => () => void;
  readonly onChange: (layout: Layout) => void;
}

/** A document being laid out off the main thread. */
export interface Reading {
  /** Asks for the next part, once the last one is drawn. */
  next(): void;
  /** Stops working. */
  close(): void;
}

/** What one part may take. Ordinary ones take a hundredth of a second. */
export const partMaxMs = 30_000;

/**
 * Lays a document out in a worker, one part at each asking: the page that draws them decides how fast they come. A worker
 * that fails, cannot start or takes too long for one part is ended, and the rest is given up.
 */
export function openReading({ content, start, schedule, onChange }: ReadingOptions): Reading {
  let layout = emptyLayout;
  let port: LayoutPort | null = null;
  let stopClock = (): void => {};
  const close = (): void => {
    stopClock();
    port?.terminate();
    port = null;
  };
  const change = (more: Partial<Layout>): void => {
    layout = { ...layout, ...more };
    if (layout.state !== "running") close();
    onChange(layout);
  };
  const giveUp = (reason: unknown): void => {
    console.warn("A document is shown as it was written from here on.", reason);
    change({ state: "given-up" });
  };
  const ask = (request: LayoutRequest): void => {
    stopClock();
    stopClock = schedule(() => giveUp(`No answer in ${partMaxMs} ms.`), partMaxMs);
    port?.postMessage(request);
  };
  const hear = (answer: LayoutAnswer): void => {
    stopClock();
    if (answer.kind === "failed") giveUp(answer.reason);
    else if (answer.kind === "done") change({ state: "done", end: content.length });
    else change({ parts: [...layout.parts, answer.part.tree], end: answer.part.end });
  };
  try {
    port = start();
    port.onmessage = ({ data }) => hear(data);
    port.onerror = (event) => giveUp(event.message);
    ask({ kind: "begin", content });
  } catch (error) {
    giveUp(error);
  }
  return { next: () => port && ask({ kind: "next" }), close };
}
