export { clusterQuestions } from "./cluster.ts";
export { redact } from "./redact.ts";
