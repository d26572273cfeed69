import { Button, Empty } from "@sitewright/ui";
import type { OutboxFilter } from "../../lib/paths.ts";
import { statusWords } from "./mail-state.ts";

interface NoMailsProps {
  filter: OutboxFilter;
  onShowAll: () => void;
}

/** In the list's place while there is nothing to list. */
export function NoMails({ filter, onShowAll }: NoMailsProps) {
  if (filter.status) {
    return (
      <Empty
        level={2}
        title={`No mail is in the state “${statusWords[filter.status]}”`}
        action={<Button onClick={onShowAll}>Show all mails</Button>}
      />
    );
  }
  return (
    <Empty level={2} title="No mails yet">
      Every mail that goes to a client or to the agency will stand here, with what became of it.
    </Empty>
  );
}
