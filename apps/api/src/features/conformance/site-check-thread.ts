// A thread of its own: unpacking and reading a site takes seconds, in which the server answers as usual.
import { parentPort, workerData } from "node:worker_threads";
import { type CheckInput, checkSite } from "./check-site.ts";

const input: CheckInput = workerData;
parentPort?.postMessage(await checkSite(input));
