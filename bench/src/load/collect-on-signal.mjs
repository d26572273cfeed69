// Loaded into a measured server before it starts: on SIGUSR2 it collects all garbage, returns memory to
// the system, and writes a line.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  process.on("SIGUSR2", () => collect({ type: "major", execution: "sync", flavor: "last-resort" }));
}
