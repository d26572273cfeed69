import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { notSpecified, type Spec } from "@sitewright/spec-core/spec";
import { countryName, offerText } from "../wizard/answer-words.ts";

/**
 * A file of the project and its path in the archive. `isThere` is false where its bytes could not be loaded.
 */
export interface ArchivedFile {
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  readonly path: string;
  readonly isThere: boolean;
}

type Line = readonly [label: string, value: string | readonly string[] | boolean];

/** 'Label: value', further lines of a value indented below it. */
function line([label, value]: Line): string {
  if (typeof value === "boolean") return `${label}: ${value ? "Yes" : "No"}`;
  const text = (typeof value === "string" ? value : value.join(", ")).trim();
  return `${label}: ${(text || notSpecified).replace(/\r\n?|\n/g, "\n  ")}`;
}

const part = (title: string, lines: readonly Line[]): string =>
  `${title}\n${"-".repeat(title.length)}\n${lines.map(line).join("\n")}\n`;

const document = (title: string, parts: readonly string[]): string =>
  `${title}\n${"=".repeat(title.length)}\n\n${parts.join("\n")}`;

/** project-summary.txt: what the client wants, on one page. */
export function projectSummary(spec: Spec): string {
  const { businessInfo, projectRequirements, siteStructure, design, websiteGoals, metadata } = spec;
  const { colors, typography, buttons, layout } = design.designSystem;
  const pages = siteStructure.pages.map(
    ({ name, path, parent, origin }): Line => [
      parent === null ? name : `  ${name}`,
      origin === "legal" ? `${path} (legal draft)` : path,
    ],
  );
  return document("Project summary", [
    part("Business", [
      ["Name", businessInfo.name],
      ["Industry", businessInfo.industry],
      ["Niche", businessInfo.niche],
      ["Description", businessInfo.description],
      ["Audience", businessInfo.audience],
      ["Competitors", businessInfo.competitors],
    ]),
    part("Project", [
      ["Goals", websiteGoals],
      ["Timeline", projectRequirements.timeline],
      ["Budget", projectRequirements.budget],
      ["Features", projectRequirements.scope.features],
    ]),
    part(`Pages (${siteStructure.totalPages})`, pages),
    part("Design", [
      ...Object.entries(colors.theme).map(([name, color]): Line => [`Colour ${name}`, color]),
      ...(["h1", "h2", "h3", "body"] as const).map((role): Line => {
        const { family, weight, size } = typography[role];
        return [`Font ${role}`, `${family}, ${weight}, ${size}`];
      }),
      ["Buttons", buttons.style],
      ["Page layout", layout.pageLayout],
      ["Sections", siteStructure.sections.chosen],
      ["Tone", design.styleGuide.tone],
      ["Content style", design.styleGuide.contentStyle],
    ]),
    part("This file", [["Generated", metadata.generatedDate]]),
  ]);
}

/** client-information.txt: who the client is, where to find them, and who exported this. */
export function clientInformation(
  { formData }: Onboarding,
  exportedBy: { readonly displayName: string; readonly email: string },
): string {
  const { socialMedia, contact } = formData;
  return document("Client information", [
    part("Client", [
      ["Business name", formData.businessName],
      ["Website name", formData.websiteName],
      ["Has a domain", formData.hasDomain],
      ["Domain", formData.domainName],
      ["Has hosting", formData.hasHosting],
      ["Hosting provider", formData.hostingProvider],
      ["Wants help with hosting", formData.hostingHelp],
      ["Non-disclosure agreement accepted", formData.ndaAccepted],
    ]),
    part(
      "Social links",
      Object.entries(socialMedia).map(([network, link]) => [network, link]),
    ),
    part("Contact", [
      ["Phone", contact.phone],
      ["Email", contact.email],
      ["Address", contact.address],
      ["Country", countryName(contact.country)],
      ["Opening hours", contact.openingHours],
      ["Legal form", formData.legalForm],
      ["Registration number", formData.registrationNumber],
    ]),
    part("Offers and notes", [
      ["Offers", formData.offers.map(offerText).join("\n")],
      ["Only for us, not published", formData.onlyForUs],
    ]),
    part("Exported by", [
      ["Name", exportedBy.displayName],
      ["Email", exportedBy.email],
    ]),
  ]);
}

/** MISSING.txt: the files that the archive lacks, by the path that they would have. */
export function missingList(paths: readonly string[]): string {
  const count = paths.length === 1 ? "This file" : `These ${paths.length} files`;
  return document("Missing from this archive", [
    `${count} could not be fetched when the project was exported.\nEverything else is here. Export again to get the rest.\n`,
    `${paths.join("\n")}\n`,
  ]);
}

/** uploaded-files-list.txt: every file of the project, including those that the archive lacks. */
export function uploadedFilesList(files: readonly ArchivedFile[]): string {
  const missing = files.filter(({ isThere }) => !isThere).length;
  const entries = files.map(({ name, type, sizeBytes, path, isThere }, index) =>
    part(`${index + 1}. ${name.replace(/\s+/g, " ").trim()}`, [
      ["Kind", type],
      ["Size", `${sizeBytes} bytes`],
      ["In this archive", isThere ? path : "MISSING: the file could not be fetched"],
    ]),
  );
  return document(`Uploaded files (${files.length}, ${missing} missing)`, entries);
}
