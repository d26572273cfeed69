import type { OutboxMessage } from "@sitewright/contracts";
import { Table, TableBody, TableHead, TableHeader } from "@sitewright/ui";
import { type OutboxFilter, paths } from "../../lib/paths.ts";
import { columns } from "./columns.ts";
import { MailRow } from "./mail-row.tsx";

interface MailTableProps {
  mails: readonly OutboxMessage[];
  /** Kept in the rows' addresses. */
  filter: OutboxFilter;
  selectedId: string | undefined;
}

/** The list of mails. */
export function MailTable({ mails, filter, selectedId }: MailTableProps) {
  return (
    <Table caption="Mails, newest first">
      <TableHead>
        <tr>
          <TableHeader>Subject</TableHeader>
          <TableHeader className={columns.recipient}>Recipient</TableHeader>
          <TableHeader className={columns.kind}>Kind</TableHeader>
          <TableHeader>State</TableHeader>
          <TableHeader numeric className={columns.attempts}>
            Attempts
          </TableHeader>
          <TableHeader numeric>Time</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            to={paths.mail(mail.id, filter)}
            isSelected={mail.id === selectedId}
          />
        ))}
      </TableBody>
    </Table>
  );
}
