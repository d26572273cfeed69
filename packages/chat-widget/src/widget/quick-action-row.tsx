/** @jsxImportSource preact */
import type { Question } from "../conversation/conversation.ts";
import type { QuickAction } from "../quick-actions.ts";
import { ChatLink } from "./chat-link.tsx";

interface QuickActionRowProps {
  readonly actions: readonly QuickAction[];
  readonly onAsk: (question: Question) => void;
  readonly onPerson: () => void;
  readonly onWrite: (text: string) => void;
}

/** The page's quick actions at the beginning of a conversation. */
export function QuickActionRow({ actions, onAsk, onPerson, onWrite }: QuickActionRowProps) {
  function act(action: Exclude<QuickAction, { kind: "link" }>): void {
    if (action.kind === "ask") onAsk({ content: action.label, entryId: action.entryId });
    else if (action.kind === "write") onWrite(action.text);
    else onPerson();
  }
  return (
    <ul class="chat-options">
      {actions.map((action) => (
        <li key={action.label}>
          {action.kind === "link" ? (
            <ChatLink path={action.path}>{action.label}</ChatLink>
          ) : (
            <button type="button" onClick={() => act(action)}>
              {action.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
