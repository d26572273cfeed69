import type { AdminProjectSummary } from "@sitewright/contracts";
import { notSpecified } from "@sitewright/spec-core/spec";
import { Badge, TableCell, TableRow, TableRowHeader } from "@sitewright/ui";
import { Link } from "react-router";
import { Moment } from "../../components/moment.tsx";
import { columns } from "./columns.ts";
import { clientLabel, projectName } from "./missing-words.ts";
import { projectState } from "./project-state.ts";

/** Id of the link in a project's row, so that focus can return to it. */
export const rowLinkId = (projectId: string): string => `project-${projectId}`;

interface ProjectRowProps {
  project: AdminProjectSummary;
  /** Address of its details. */
  to: string;
  isSelected: boolean;
}

/** One project of the list. The link covers the row, so that all of it can be pressed. */
export function ProjectRow({ project, to, isSelected }: ProjectRowProps) {
  const state = projectState(project);
  return (
    <TableRow selected={isSelected} className="relative">
      <TableRowHeader className={columns.business}>
        <Link
          id={rowLinkId(project.id)}
          to={to}
          aria-current={isSelected || undefined}
          className="line-clamp-2 no-underline [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
        >
          {projectName(project.businessName)}
        </Link>
      </TableRowHeader>
      <TableCell className={`${columns.client} truncate`}>{clientLabel(project)}</TableCell>
      <TableCell className={`${columns.industry} truncate`}>{project.industry || notSpecified}</TableCell>
      <TableCell numeric className={columns.pages}>
        {project.pageCount}
      </TableCell>
      <TableCell>
        <Badge tone={state.tone}>{state.word}</Badge>
      </TableCell>
      <TableCell numeric className={columns.version}>
        {project.version}
      </TableCell>
      <TableCell numeric className="text-ink-2">
        <Moment at={project.updatedAt} />
      </TableCell>
    </TableRow>
  );
}
