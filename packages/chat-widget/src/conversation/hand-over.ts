import type { ChatMessage } from "./message.ts";

/** The number of the latest questions that are handed over. */
const questionsMax = 12;

function resultOf(question: ChatMessage, messages: readonly ChatMessage[]): string {
  const answer = messages.find(({ answers }) => answers === question.id)?.answer;
  if (answer?.kind !== "matched") return "no answer";
  const source = answer.sources[0]?.label;
  return source === undefined ? "answered" : `answered with: ${source}`;
}

/** A conversation as a message to a person: the questions and their results. Empty without questions. */
export function handOverText(messages: readonly ChatMessage[]): string {
  const asked = messages.filter(({ type }) => type === "user").slice(-questionsMax);
  if (asked.length === 0) return "";
  const lines = asked.map((question) => `- ${question.content} (${resultOf(question, messages)})`);
  return ["My questions in the chat:", ...lines].join("\n");
}
