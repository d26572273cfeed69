import type { AdminProjectSummary } from "@sitewright/contracts";
import { Table, TableBody, TableHead, TableHeader } from "@sitewright/ui";
import { paths } from "../../lib/paths.ts";
import { columns } from "./columns.ts";
import { ProjectRow } from "./project-row.tsx";

interface ProjectTableProps {
  projects: readonly AdminProjectSummary[];
  /** Kept in the rows' addresses. */
  search: string;
  selectedId: string | undefined;
}

/** The list of projects. */
export function ProjectTable({ projects, search, selectedId }: ProjectTableProps) {
  return (
    <Table
      caption="Projects, newest first"
      className="table-fixed @max-[36rem]:text-s @max-[36rem]:[--cell-x:0.25rem]"
    >
      <TableHead>
        <tr>
          <TableHeader className={columns.business}>Business</TableHeader>
          <TableHeader className={columns.client}>Client</TableHeader>
          <TableHeader className={columns.industry}>Industry</TableHeader>
          <TableHeader numeric className={columns.pages}>
            Pages
          </TableHeader>
          <TableHeader className={columns.status}>Status</TableHeader>
          <TableHeader numeric className={columns.version}>
            Version
          </TableHeader>
          <TableHeader numeric className={columns.updated}>
            Updated
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {projects.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            to={paths.project(project.id, { search })}
            isSelected={project.id === selectedId}
          />
        ))}
      </TableBody>
    </Table>
  );
}
