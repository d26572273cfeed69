// A separate thread: the first specification of a process, and one from an adverse form, takes tenths of a second.
import { parentPort } from "node:worker_threads";
import type { BuildAnswer, BuildRequest } from "./spec-builder.ts";

// Loaded by the program: code that it shared would be bundled into it, and importing it elsewhere would start it.
const { build } = await import("./build.ts");

function answer({ answers, context }: BuildRequest): BuildAnswer {
  try {
    return { spec: build(answers, context) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on("message", (request: BuildRequest) => parentPort?.postMessage(answer(request)));
