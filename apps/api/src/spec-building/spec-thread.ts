// A separate thread: the first specification of a process, and one from an adverse form, takes tenths of a second.
import { parentPort } from "node:worker_threads";
import { buildSpec } from "@sitewright/spec-core/spec";
import type { BuildAnswer, BuildRequest } from "./spec-builder.ts";

function build({ answers, context: { ids, ...context } }: BuildRequest): BuildAnswer {
  const left = [...ids];
  const id = (): string => {
    const next = left.shift();
    if (next === undefined) throw new Error("A specification took more ids than it was given.");
    return next;
  };
  try {
    return { spec: buildSpec(answers, { ...context, id }) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on("message", (request: BuildRequest) => parentPort?.postMessage(build(request)));
