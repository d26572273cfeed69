import type { Root } from "hast";
import type { LayoutAnswer, LayoutRequest } from "./layout-messages.ts";

/** The part of a Web Worker that is used here. */
export interface LayoutPort {
  postMessage(request: LayoutRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<LayoutAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The state of a document's layout. */
export interface Layout {
  readonly parts: readonly Root[];
  /** given-up: the rest, from `end` on, will not be laid out. */
  readonly state: "running" | "done" | "given-up";
  /** The number of the document's characters that the parts show. */
  readonly end: number;
}

export const emptyLayout: Layout = { parts: [], state: "running", end: 0 };

interface LayoutOptions {
  readonly content: string;
  readonly start: () => LayoutPort;
  /** Calls back after some milliseconds, unless the returned function is called before. */
  readonly schedule: (run: () => void, afterMs: number) => () => void;
  readonly onChange: (layout: Layout) => void;
}

/** A document being laid out off the main thread. */
export interface LayoutTask {
  /** Requests the next part, once the last one is rendered. */
  next(): void;
  /** Stops the layout. */
  close(): void;
}

/** Timeout of one part. Ordinary ones take a hundredth of a second. */
export const partMaxMs = 30_000;

/**
 * Lays a document out in a worker, one part per request: the page that renders them sets the pace. A worker
 * that fails, cannot start or exceeds the timeout of a part is terminated, and the rest is given up.
 */
export function startLayout({ content, start, schedule, onChange }: LayoutOptions): LayoutTask {
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
  const receive = (answer: LayoutAnswer): void => {
    stopClock();
    if (answer.kind === "failed") giveUp(answer.reason);
    else if (answer.kind === "done") change({ state: "done", end: content.length });
    else change({ parts: [...layout.parts, answer.part.tree], end: answer.part.end });
  };
  try {
    port = start();
    port.onmessage = ({ data }) => receive(data);
    port.onerror = (event) => giveUp(event.message);
    ask({ kind: "begin", content });
  } catch (error) {
    giveUp(error);
  }
  return { next: () => port && ask({ kind: "next" }), close };
}
