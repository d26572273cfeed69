import type { Project } from "@sitewright/contracts";
import { effectivePages } from "@sitewright/spec-core/onboarding";
import { notSpecified } from "@sitewright/spec-core/spec";
import type { ProjectRowWithClient } from "./store.ts";

/** Further lines of a value are indented, so that they do not look like other values. */
const line = (label: string, value: string): string =>
  `${label}: ${value.trim().replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, "\n    ") || notSpecified}`;
const text = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

/**
 * The archive's name: the business name, with everything but Latin letters and digits replaced by
 * underscores.
 */
export function bundleName(businessName: string): string {
  const name = businessName.trim();
  const safe = /[a-z0-9]/i.test(name) ? name.replace(/[^a-z0-9]/gi, "_") : "Unnamed_Project";
  return `${safe}_project_data.zip`;
}

/** A project in a few lines of plain text. */
export function summaryText(project: Project): string {
  const { formData } = project.onboarding;
  return text([
    line("Project", project.businessName),
    line("Industry", project.industry),
    line("What they do", formData.description),
    line("Goals", formData.goals.join(", ")),
    line("Audience", formData.audience),
    line(
      "Pages",
      effectivePages(project.onboarding)
        .map(({ name }) => name)
        .join(", "),
    ),
    line("Tone", formData.tone),
    line("Content style", formData.contentStyle),
    line("Timeline", formData.timeline),
    line("Budget", formData.budget),
    line("Version", String(project.version)),
    line("Submitted", project.submittedAt),
    line("Last changed", project.updatedAt),
    line("Project id", project.id),
  ]);
}

/** Name, address and id of the project's client. */
export const clientText = ({ user, userId }: ProjectRowWithClient): string =>
  text([line("Name", user.displayName), line("Email", user.email), line("User id", userId)]);

/** A file of the client, as listed in the archive. */
export interface ListedFile {
  readonly path: string;
  readonly name: string;
  readonly category: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly isMissing: boolean;
}

/** The list of the client's files; missing ones are marked. */
export function fileListText(files: readonly ListedFile[]): string {
  if (files.length === 0) return "No files were uploaded.\n";
  return text(
    files.map(({ path, name, category, contentType, sizeBytes, isMissing }) =>
      isMissing
        ? `MISSING ${name} (${category}, ${contentType}): it is not stored any more.`
        : `${path}: ${name} (${category}, ${contentType}, ${sizeBytes} bytes)`,
    ),
  );
}
