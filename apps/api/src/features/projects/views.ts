import type { AdminProjectSummary, Project, ProjectSummary, ProjectVersion } from "@sitewright/contracts";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { instantOf } from "../../db/instant.ts";
import type { ProjectRow, ProjectRowWithClient } from "./store.ts";

/** A project without answers, as the API returns it. */
export function summaryOf(row: ProjectRow): ProjectSummary {
  return {
    id: row.id,
    userId: row.userId,
    businessName: row.businessName,
    industry: row.industry,
    pageCount: row.pageCount,
    status: "completed",
    version: row.version,
    createdAt: instantOf(row.createdAt),
    submittedAt: instantOf(row.submittedAt),
    updatedAt: instantOf(row.updatedAt),
    finalizedAt: row.finalizedAt && instantOf(row.finalizedAt),
  };
}

/** A project with its answers. */
export const projectOf = (row: ProjectRow, onboarding: Onboarding): Project => ({
  ...summaryOf(row),
  onboarding,
});

const clientOf = ({ user }: ProjectRowWithClient) => ({
  clientEmail: user.email,
  clientName: user.displayName,
});

/** A project in the administrator's list. */
export const adminSummaryOf = (row: ProjectRowWithClient): AdminProjectSummary => ({
  ...summaryOf(row),
  ...clientOf(row),
});

/** A project with its answers for the administrator. */
export const adminProjectOf = (row: ProjectRowWithClient, project: Project) => ({
  ...project,
  ...clientOf(row),
});

/**
 * Versions with their authors; `decided`: when the staff decided about words, each of which stored a
 * version at that instant.
 */
export function versionsOf(
  rows: readonly { version: number; createdAt: Date }[],
  decided: readonly Date[],
): ProjectVersion[] {
  const byAgency = new Set(decided.map((at) => at.getTime()));
  return rows.map(({ version, createdAt }) => ({
    version,
    createdAt: instantOf(createdAt),
    author: byAgency.has(createdAt.getTime()) ? "agency" : "client",
  }));
}
