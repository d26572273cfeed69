import { minuteMs } from "../time-units.ts";

/** A worker whose last heartbeat is older than this counts as stopped; a lease lasts as long. */
export const aliveMs = minuteMs;
