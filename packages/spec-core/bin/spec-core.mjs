#!/usr/bin/env node
import { run } from "./cli/run.mjs";

// The reader of the output may close the pipe early, as `head` does.
process.stdout.on("error", (error) => {
  if (!("code" in error) || error.code !== "EPIPE") throw error;
});

process.exitCode = await run(process.argv.slice(2));
