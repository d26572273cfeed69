import type { KnowledgeEntry } from "@sitewright/assistant/knowledge";
import type { ChatAnswer } from "@sitewright/contracts";
import type { Logger } from "pino";
import { ModelError } from "../../model-provider/model-error.ts";
import type { ModelProvider, ModelRequest } from "../../model-provider/model-provider.ts";
import type { Schedule } from "../../schedule.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import {
  dailyModelLimit,
  groundedMessages,
  modelMaxTokens,
  modelWaitMs,
  networkModelLimit,
  readGrounded,
} from "./grounded-rules.ts";

interface GroundedOptions {
  /** Undefined if the chat has no model configured. */
  readonly model: ModelProvider | undefined;
  readonly callsPerDay: number;
  readonly throttle: Throttle;
  readonly schedule: Schedule;
  readonly log: Logger;
}

/** The input of an answer, without personal data. */
interface Retrieval {
  readonly question: string;
  readonly entries: readonly KnowledgeEntry[];
  /** The visitor's network, for the limits. */
  readonly network: string;
}

/**
 * Has a model word an answer from entries; undefined if there is no answer to show, for any reason.
 */
export type AnswerFrom = (retrieval: Retrieval) => Promise<ChatAnswer | undefined>;

/** A model's complete text; undefined if it was cut off. */
async function readWhole(model: ModelProvider, request: ModelRequest): Promise<string | undefined> {
  let text = "";
  for await (const event of model.stream(request)) {
    if (event.kind === "text") text += event.text;
    else if (event.isCut) return undefined;
  }
  return text;
}

/**
 * Creates an `AnswerFrom`. A failed model call changes nothing for the visitor: they get the normal answer.
 */
export function createAnswerFrom(options: GroundedOptions): AnswerFrom {
  const { model, callsPerDay, throttle, schedule, log } = options;
  return async ({ question, entries, network }) => {
    if (!model || entries.length === 0) return undefined;
    const limits = [
      { ...networkModelLimit, subject: network },
      { ...dailyModelLimit(callsPerDay), subject: "visitors" },
    ] as const;
    if (await throttle.take(...limits)) return undefined;
    const late = new AbortController();
    const cancel = schedule(() => late.abort(), modelWaitMs);
    try {
      const messages = groundedMessages(question, entries);
      const text = await readWhole(model, { messages, maxTokens: modelMaxTokens, signal: late.signal });
      return text === undefined ? undefined : readGrounded(text, entries);
    } catch (error) {
      if (!late.signal.aborted && !(error instanceof ModelError)) throw error;
      log.warn({ err: error }, "The model gave the chat no answer.");
      return undefined;
    } finally {
      cancel();
    }
  };
}
