import type { Tx } from "../db/open.ts";
import { searchable } from "../db/searchable.ts";

/** The text in which staff search for a project. Each part begins with two spaces: see `searchTerms`. */
export const projectSearchText = (
  project: { businessName: string; industry: string },
  owner: { email: string; displayName: string },
): string => searchable([project.businessName, project.industry, owner.email, owner.displayName].join("  "));

/** Updates a client's current name in the search texts of their projects. */
export async function refreshProjectSearch(tx: Tx, userId: string): Promise<void> {
  const select = { id: true, businessName: true, industry: true, searchText: true };
  const owner = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, displayName: true, projects: { select } },
  });
  for (const { id, searchText: former, ...project } of owner.projects) {
    const searchText = projectSearchText(project, owner);
    if (searchText !== former) await tx.project.update({ where: { id }, data: { searchText } });
  }
}
