import type { Schedule } from "../../schedule.ts";
import { arrivalPace, uploadMaxMs } from "./limits.ts";

/** A body on its way in, watched. */
export interface Arrival {
  /** Aborted when the body takes too long, or comes too slowly or not at all. */
  readonly signal: AbortSignal;
  /** Has to be told of the bytes that came. */
  onBytes(count: number): void;
  /** Ends the watch. */
  end(): void;
}

/** Watches a body that begins now, so that nobody holds a place by sending nothing, or a byte now and then. */
export function watchArrival(schedule: Schedule): Arrival {
  const controller = new AbortController();
  const cut = () => controller.abort();
  const cancelWhole = schedule(cut, uploadMaxMs);
  let inWindow = 0;
  let cancelWindow = schedule(look, arrivalPace.windowMs);
  function look(): void {
    if (inWindow < arrivalPace.minBytes) cut();
    else cancelWindow = schedule(look, arrivalPace.windowMs);
    inWindow = 0;
  }
  return {
    signal: controller.signal,
    onBytes(count) {
      inWindow += count;
    },
    end() {
      cancelWhole();
      cancelWindow();
    },
  };
}
