// A separate thread: unpacking and reading a site takes seconds, and must not block the server.
import { parentPort, workerData } from "node:worker_threads";
import { type CheckInput, checkSite } from "./check-site.ts";

const input: CheckInput = workerData;
parentPort?.postMessage(await checkSite(input));
