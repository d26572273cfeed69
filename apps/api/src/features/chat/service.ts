import { redact } from "@sitewright/assistant/unmatched";
import type { ChatAnswer, confirmChatAnswer, Received, sendChatMessage } from "@sitewright/contracts";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db } from "../../db/open.ts";
import type { Refusal } from "../../http/refusal.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import type { AnswerFrom } from "./grounded.ts";
import { retrieved } from "./grounded-rules.ts";
import { answerTo, answerWith, keptLimit, noteLimit, outcomeOf, questionLimit } from "./rules.ts";
import { confirmTurn, deleteSession, insertTurn, markHandedOver, openSession } from "./store.ts";

interface ChatOptions {
  db: Db;
  now: () => Date;
  throttle: Throttle;
  knowledge: Knowledge;
  /** Words an answer from related entries if no entry answers the question itself. */
  answerFrom: AnswerFrom;
}

type Question = Received<typeof sendChatMessage>["body"];
type Confirmation = Received<typeof confirmChatAnswer>["body"];

/** The assistant for visitors. `network`: the caller's network, for the limits; it is not stored. */
export interface ChatService {
  ask(question: Question, network: string): Promise<ChatAnswer | Refusal>;
  confirm(confirmation: Confirmation, network: string): Promise<Refusal | undefined>;
  handOver(conversationId: string, network: string): Promise<Refusal | undefined>;
  erase(conversationId: string, network: string): Promise<Refusal | undefined>;
}

/** The database id of a turn: one message of one conversation. */
const turnId = ({ conversationId, messageId }: Pick<Question, "conversationId" | "messageId">): string =>
  secretDigest(`${conversationId} ${messageId}`);

/** Creates the service. */
export function createChatService(options: ChatOptions): ChatService {
  const { db, now, throttle, knowledge, answerFrom } = options;
  const note = (network: string) => throttle.take({ ...noteLimit, subject: network });

  return {
    async ask(question, network) {
      const refused = await throttle.take({ ...questionLimit, subject: network });
      if (refused) return refused;
      const { conversationId, content, page, last, entryId } = question;
      const sessionId = secretDigest(conversationId);
      const isKept = !(await throttle.take({ ...keptLimit, subject: "visitors" }));
      if (isKept) await openSession(db, sessionId, now());
      const { entries, assistant } = await knowledge.current();
      const asked = redact(content);
      const picked = entries.find(({ id, declines }) => id === entryId && !declines);
      const match = (await assistant()).match(content, last === undefined ? {} : { last });
      const declined = !picked && match.kind === "unmatched" ? match.declined : undefined;
      const isUnknown = !picked && match.kind === "unmatched" && !declined;
      const worded = isUnknown
        ? await answerFrom({ question: asked, entries: retrieved(match.candidates, entries), network })
        : undefined;
      const answer = picked ? answerWith(picked, entries) : (worded ?? answerTo(match, entries));
      if (!isKept) return answer;
      await insertTurn(db, {
        id: turnId(question),
        sessionId,
        at: now(),
        question: asked,
        isPicked: picked !== undefined,
        page,
        ...outcomeOf(answer, declined),
      });
      return answer;
    },
    async confirm(confirmation, network) {
      const refused = await note(network);
      if (!refused) await confirmTurn(db, turnId(confirmation), confirmation.isAnswered);
      return refused;
    },
    async handOver(conversationId, network) {
      const refused = await note(network);
      if (!refused) await markHandedOver(db, secretDigest(conversationId));
      return refused;
    },
    async erase(conversationId, network) {
      const refused = await note(network);
      if (!refused) await deleteSession(db, secretDigest(conversationId));
      return refused;
    },
  };
}
