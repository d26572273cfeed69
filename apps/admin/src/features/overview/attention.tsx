import type { Overview } from "@sitewright/contracts";
import { PageSection } from "../../components/page-section.tsx";
import { type ShortLine, ShortList } from "../../components/short-list.tsx";
import { manyText } from "../../lib/count-text.ts";
import { paths } from "../../lib/paths.ts";

function waiting({ openMessages, deadMails, keptMails, unansweredQuestions }: Overview): ShortLine[] {
  const lines: ShortLine[] = [];
  if (openMessages)
    lines.push({
      id: "messages",
      to: paths.messages({ state: "open" }),
      title: `${manyText(openMessages, "message", "messages")} to answer`,
      detail: "within 24 hours on days we are open",
    });
  if (deadMails)
    lines.push({
      id: "mails",
      to: paths.outbox({ status: "dead" }),
      title: `${manyText(deadMails, "email", "emails")} failed`,
      detail: "check the reason, then try again or dismiss",
    });
  if (keptMails)
    lines.push({
      id: "kept",
      to: paths.outbox({ status: "kept" }),
      title: `${manyText(keptMails, "email", "emails")} kept, not sent`,
      detail: "the server has no mail provider yet",
    });
  if (unansweredQuestions)
    lines.push({
      id: "questions",
      to: paths.chat("unmatched"),
      title: `${manyText(unansweredQuestions, "chat question", "chat questions")} unanswered`,
      detail: "answer or dismiss them",
    });
  return lines;
}

export function Attention({ overview }: { overview: Overview }) {
  const { openMessages, deadMails, unansweredQuestions } = overview;
  if ([openMessages, deadMails, unansweredQuestions].every((count) => count === null)) return null;
  return (
    <PageSection title="Needs attention">
      <ShortList
        lines={waiting(overview)}
        none="Nothing to do. All messages and chat questions are answered, and no emails have failed."
      />
    </PageSection>
  );
}
