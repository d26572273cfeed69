// Runs in a separate thread: the first specification of a process, or one from a malicious form, takes
// tenths of a second, and rendering its bundle takes seconds.
import { parentPort } from "node:worker_threads";
import type { SpecAnswer, SpecRequest } from "./spec-builder.ts";

// Loaded by the program: code that it shared would be bundled into it, and importing it elsewhere would start it.
async function make(request: SpecRequest): Promise<unknown> {
  if (request.kind === "bundle")
    return (await import("@sitewright/spec-core/render")).renderBundle(request.spec);
  return (await import("./build.ts")).build(request.answers, request.context);
}

async function answer(request: SpecRequest): Promise<SpecAnswer> {
  try {
    return { made: await make(request) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on("message", async (request: SpecRequest) => parentPort?.postMessage(await answer(request)));
