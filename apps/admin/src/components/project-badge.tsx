import { Badge } from "@sitewright/ui";

/** The state of a project: finalized once the client has finished editing, submitted before that. */
export function ProjectBadge({ finalizedAt }: { finalizedAt: string | null }) {
  return finalizedAt === null ? <Badge tone="info">Submitted</Badge> : <Badge tone="ok">Finalized</Badge>;
}
