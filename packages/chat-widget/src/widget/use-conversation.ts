import { useEffect, useState } from "preact/hooks";
import type { Conversation } from "../conversation/conversation.ts";
import type { ChatMessage } from "../conversation/message.ts";

/** The messages, re-rendered at each change. */
export function useMessages(conversation: Conversation): readonly ChatMessage[] {
  const [messages, setMessages] = useState(conversation.messages());
  useEffect(() => {
    const update = () => setMessages(conversation.messages());
    update();
    return conversation.subscribe(update);
  }, [conversation]);
  return messages;
}
