import { buttonStyleOptions, layoutTemplates, type Onboarding } from "@sitewright/spec-core/onboarding";
import { sitemapTexts } from "../../texts/sitemap.ts";

const { rows } = sitemapTexts;

/** A line of the project summary; an empty value was not answered. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
}

/** The project in a dozen lines. */
export function summaryRows(onboarding: Onboarding, pageCount: number): SummaryRow[] {
  const { formData, fonts, layoutTemplates: template, selectedButtonStyle, uploadedFiles } = onboarding;
  const faces = fonts.h1 === fonts.body ? fonts.h1 : sitemapTexts.fontPair(fonts.h1, fonts.body);
  const style = [formData.tone, formData.contentStyle].filter((part) => part !== "").join(", ");
  const button = buttonStyleOptions.find((option) => option.value === selectedButtonStyle);
  const fileCount = uploadedFiles.filter((file) => !file.isTemporary).length;
  return [
    { label: rows.business, value: formData.businessName.trim() },
    { label: rows.website, value: formData.websiteName.trim() },
    { label: rows.niche, value: formData.niche.trim() },
    { label: rows.goals, value: formData.goals.join(", ") },
    { label: rows.pages, value: pageCount === 0 ? "" : String(pageCount) },
    { label: rows.fonts, value: faces },
    { label: rows.buttons, value: button?.label ?? "" },
    { label: rows.template, value: layoutTemplates.find(({ id }) => id === template.selected)?.name ?? "" },
    { label: rows.style, value: style },
    { label: rows.files, value: fileCount === 0 ? "" : String(fileCount) },
    { label: rows.timeline, value: formData.timeline },
    { label: rows.budget, value: formData.budget },
  ];
}
