/**
 * A layout shift: its share of the viewport, and whether it happened within half a second of a press or a
 * key.
 */
export interface Shift {
  readonly atMs: number;
  readonly value: number;
  readonly isAnswer: boolean;
}

/** The measurements that a page records about itself. */
export interface PageNotes {
  /** When the first heading was painted, in milliseconds from the navigation; null before that. */
  headingMs: number | null;
  /** When the largest element so far was painted; null before that. */
  largestMs: number | null;
  readonly shifts: Shift[];
  /** The duration of each long task that the browser reports. */
  readonly longTasksMs: number[];
}

declare global {
  interface Window {
    notes: PageNotes;
    /** Resolves once the current state of the page is painted. */
    afterPaint: () => Promise<number>;
  }
  /** Layout Instability API, 2.1. */
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/** Runs in a page before its own code. It must not refer to anything outside itself. */
export function watchPage(): void {
  if (window !== window.top) return;
  const notes: PageNotes = { headingMs: null, largestMs: null, shifts: [], longTasksMs: [] };
  window.notes = notes;
  // A message that is sent before a frame is painted is handled after the paint.
  window.afterPaint = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(0);
    });
  const look = (): void => {
    if (!document.querySelector("h1, h2")?.textContent) requestAnimationFrame(look);
    else void window.afterPaint().then((at) => (notes.headingMs = at));
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { startTime, value = 0, hadRecentInput = false } of list.getEntries())
      notes.shifts.push({ atMs: startTime, value, isAnswer: hadRecentInput });
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) notes.largestMs = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longTasksMs.push(duration);
  }).observe({ type: "longtask", buffered: true });
}
