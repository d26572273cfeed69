import { BroadcastChannel } from "node:worker_threads";
import fc from "fast-check";
import { afterEach, vi } from "vitest";

// The short run has a fixed seed, so that the same code gives the same result; the long run uses new seeds.
if (!process.env.TEST_FULL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_302 });

// A long default timeout, so that a slow machine does not fail a test; Vitest has no setting for `waitFor`.
const waitFor = vi.waitFor;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === "number" ? options : { timeout: 30_000, ...options });

// React's development build calls `console.createTask` for each element, for debuggers: a seventh of the time of a
// screen's tests.
Reflect.deleteProperty(console, "createTask");

// A separate VM context lacks the BroadcastChannel that browsers have.
globalThis.BroadcastChannel ??= BroadcastChannel;

// Files of one process share their globals, so the globals that a test replaced are restored after it.
afterEach(() => void vi.unstubAllGlobals());
