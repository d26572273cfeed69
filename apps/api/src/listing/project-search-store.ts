import type { Tx } from "../db/open.ts";
import { searchable } from "../db/searchable.ts";

/** The text by which staff find a project. Two spaces begin each part: see `searchTerms`. */
export const projectSearchText = (
  project: { businessName: string; industry: string },
  owner: { email: string; displayName: string },
): string => searchable([project.businessName, project.industry, owner.email, owner.displayName].join("  "));

/** Writes a client's name as it is now into the texts by which staff find their projects. */
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
