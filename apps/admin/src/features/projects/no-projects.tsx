import { Button, Empty, TextLink } from "@sitewright/ui";
import { paths } from "../../lib/paths.ts";

interface NoProjectsProps {
  search: string;
  onClearSearch: () => void;
}

/** In the list's place while there is nothing to list. */
export function NoProjects({ search, onClearSearch }: NoProjectsProps) {
  if (search) {
    return (
      <Empty
        level={2}
        title="No project matches"
        action={<Button onClick={onClearSearch}>Clear search</Button>}
      >
        Nothing has “{search}” in its business, client or industry.
      </Empty>
    );
  }
  return (
    <Empty
      level={2}
      title="No projects yet"
      action={<TextLink href={paths.portal}>Open the client portal</TextLink>}
    >
      Every project that a client submits will stand here, the newest first.
    </Empty>
  );
}
