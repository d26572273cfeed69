import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { buildSpec } from "@sitewright/spec-core/spec";
import type { BuildSpec } from "../../src/spec-building/spec-builder.ts";

/** Builds in the test's own thread: starting another for each application would take most of a test's time. */
export const buildSpecHere: BuildSpec = async (answers, { ids, ...context }) => {
  const left = [...ids];
  const spec = buildSpec(answers, { ...context, id: () => left.shift() ?? "" });
  await yieldToEventLoop();
  return spec;
};
