import type { OutboxMessage } from "@sitewright/contracts";
import { Badge, TableCell, TableRow, TableRowHeader } from "@sitewright/ui";
import { Link } from "react-router";
import { Moment } from "../../components/moment.tsx";
import { columns } from "./columns.ts";
import { kindWords } from "./kind-words.ts";
import { mailState } from "./mail-state.ts";

/** Id of the link in a mail's row, so that focus can return to it. */
export const rowLinkId = (mailId: string): string => `mail-${mailId}`;

interface MailRowProps {
  mail: OutboxMessage;
  /** Address of its content. */
  to: string;
  isSelected: boolean;
}

/** One mail of the list. The link covers the row, so that all of it can be pressed. */
export function MailRow({ mail, to, isSelected }: MailRowProps) {
  const state = mailState(mail);
  return (
    <TableRow selected={isSelected} className="relative">
      <TableRowHeader className={columns.subject}>
        <Link
          id={rowLinkId(mail.id)}
          to={to}
          aria-current={isSelected || undefined}
          className="line-clamp-2 no-underline [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
        >
          {mail.subject}
        </Link>
        <span className={`${columns.recipientBelow} truncate font-running text-ink-2 text-xs`}>
          {mail.recipient}
        </span>
      </TableRowHeader>
      <TableCell className={`${columns.recipient} truncate`}>{mail.recipient}</TableCell>
      <TableCell className={`${columns.kind} truncate`}>{kindWords(mail.kind)}</TableCell>
      <TableCell>
        <Badge tone={state.tone}>{state.word}</Badge>
      </TableCell>
      <TableCell numeric className={columns.attempts}>
        {mail.attempts}
      </TableCell>
      <TableCell numeric className="text-ink-2">
        <Moment at={mail.sentAt ?? mail.createdAt} />
      </TableCell>
    </TableRow>
  );
}
