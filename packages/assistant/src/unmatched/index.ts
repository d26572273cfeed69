export { type CountedQuestion, clusterQuestions, type QuestionCluster } from "./cluster.ts";
export { redact } from "./redact.ts";
