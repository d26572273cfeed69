import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { renderBundle } from "@sitewright/spec-core/render";
import { build } from "../../src/spec-building/build.ts";
import type { BuildSpec, RenderSpecBundle } from "../../src/spec-building/spec-builder.ts";

/** Builds in the test's own thread: starting another for each application would take most of a test's time. */
export const buildSpecHere: BuildSpec = async (answers, context) => {
  const spec = build(answers, context);
  await yieldToEventLoop();
  return spec;
};

/** Renders a bundle in the test's own thread. */
export const renderBundleHere: RenderSpecBundle = async (spec) => renderBundle(spec);
