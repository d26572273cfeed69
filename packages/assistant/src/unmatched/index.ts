export { clusterInSteps } from "./cluster.ts";
export { redact } from "./redact.ts";
