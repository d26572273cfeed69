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
    <Table
      caption="Mails, newest first"
      className="table-fixed @max-[36rem]:text-s @max-[36rem]:[--cell-x:0.25rem]"
    >
      <TableHead>
        <tr>
          <TableHeader className={columns.subject}>Subject</TableHeader>
          <TableHeader className={columns.recipient}>Recipient</TableHeader>
          <TableHeader className={columns.kind}>Kind</TableHeader>
          <TableHeader className={columns.state}>State</TableHeader>
          <TableHeader numeric className={columns.attempts}>
            Attempts
          </TableHeader>
          <TableHeader numeric className={columns.time}>
            Time
          </TableHeader>
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
