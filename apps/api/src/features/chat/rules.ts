import type { Match } from "@sitewright/assistant";
import type { KnowledgeEntry } from "@sitewright/assistant/knowledge";
import type { ChatAnswer, ChatOption } from "@sitewright/contracts";
import type { Limit } from "../../throttle/throttle.ts";
import { dayMs } from "../../time-units.ts";

/** Questions that one network may ask within ten minutes; an office shares one. */
export const questionLimit: Limit = { name: "chat", limit: 60, windowMs: 600_000 };

/** Other reports about conversations that browsers of one network may send within ten minutes. */
export const noteLimit: Limit = { name: "chat-notes", limit: 60, windowMs: 600_000 };

/**
 * Questions of all visitors that are stored within a day. Those above the limit are still answered:
 * but a caller with many networks must not fill the disk.
 */
export const keptLimit: Limit = { name: "chat-kept", limit: 20_000, windowMs: dayMs };

export const keptMs = 90 * dayMs;

/** The stored part of an answer. */
export interface Outcome {
  readonly outcome: "matched" | "ambiguous" | "unmatched";
  readonly entryId: string | null;
  readonly wording: "knowledge" | "model";
}

const optionOf = ({ id, label }: KnowledgeEntry): ChatOption => ({ entryId: id, label });

/** The response if an entry answers the question. */
export function answerWith(entry: KnowledgeEntry, entries: readonly KnowledgeEntry[]): ChatAnswer {
  const next = entry.quickReplies.flatMap((id) => entries.find((one) => one.id === id) ?? []);
  return {
    kind: "matched",
    entryId: entry.id,
    text: entry.answer,
    links: [...entry.links],
    quickReplies: next.map(optionOf),
    wording: "knowledge",
    sources: [optionOf(entry)],
  };
}

/** The response for a match. */
export function answerTo(match: Match, entries: readonly KnowledgeEntry[]): ChatAnswer {
  switch (match.kind) {
    case "matched":
      return answerWith(match.entry, entries);
    case "ambiguous":
      return { kind: "ambiguous", options: match.entries.map(optionOf) };
    case "unmatched":
      return match.declined
        ? { kind: "unmatched", text: match.declined.answer, links: [...match.declined.links] }
        : { kind: "unmatched", links: [] };
  }
}

/**
 * The stored part of an answer; `declined` is the entry that says that something is not offered.
 */
export function outcomeOf(answer: ChatAnswer, declined: KnowledgeEntry | undefined): Outcome {
  if (answer.kind === "matched")
    return { outcome: "matched", entryId: answer.entryId, wording: answer.wording };
  return { outcome: answer.kind, entryId: declined?.id ?? null, wording: "knowledge" };
}
