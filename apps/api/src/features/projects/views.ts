import {
  type AdminProjectSummary,
  type Project,
  type ProjectSummary,
  projectSchema,
} from "@sitewright/contracts";
import type { ProjectRow, ProjectRowWithClient } from "./store.ts";

/** A project without answers, as it travels. */
export function summaryOf(row: ProjectRow): ProjectSummary {
  return {
    id: row.id,
    userId: row.userId,
    businessName: row.businessName,
    industry: row.industry,
    pageCount: row.pageCount,
    status: "completed",
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    finalizedAt: row.finalizedAt?.toISOString() ?? null,
  };
}

/** A project with its answers, which are stored as JSON. */
export function projectOf(row: ProjectRow, onboarding: string): Project {
  return projectSchema.parse({ ...summaryOf(row), onboarding: JSON.parse(onboarding) });
}

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
export const adminProjectOf = (row: ProjectRowWithClient, onboarding: string) => ({
  ...projectOf(row, onboarding),
  ...clientOf(row),
});
