import { BroadcastChannel } from "node:worker_threads";
import fc from "fast-check";
import { afterEach, vi } from "vitest";

// The short run repeats itself, so that it says the same of the same code; the long run searches with new numbers.
if (!process.env.TEST_FULL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_302 });

// What is waited for comes in its time: a busy machine must not fail a test. Vitest has no setting for this one.
const waitFor = vi.waitFor;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === "number" ? options : { timeout: 30_000, ...options });

// For each element, React's development build names a task for a debugger: a seventh of the time of a screen's tests.
Reflect.deleteProperty(console, "createTask");

// A context of its own has no channel between tabs, which browsers do have.
globalThis.BroadcastChannel ??= BroadcastChannel;

// Files of one process share their globals: what a test puts in the place of one is gone after it.
afterEach(() => void vi.unstubAllGlobals());
