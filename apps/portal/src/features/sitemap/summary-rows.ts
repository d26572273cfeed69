import { buttonStyleOptions, layoutTemplates, type Onboarding } from "@sitewright/spec-core/onboarding";

/** A line of the project summary; an empty value was not answered. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
}

/** The project in a dozen lines. */
export function summaryRows(onboarding: Onboarding, pageCount: number): SummaryRow[] {
  const { formData, fonts, layoutTemplates: template, selectedButtonStyle, uploadedFiles } = onboarding;
  const faces = fonts.h1 === fonts.body ? fonts.h1 : `${fonts.h1} with ${fonts.body}`;
  const style = [formData.tone, formData.contentStyle].filter((part) => part !== "").join(", ");
  const button = buttonStyleOptions.find((option) => option.value === selectedButtonStyle);
  const fileCount = uploadedFiles.filter((file) => !file.isTemporary).length;
  return [
    { label: "Business", value: formData.businessName.trim() },
    { label: "Website", value: formData.websiteName.trim() },
    { label: "Industry or niche", value: formData.niche.trim() },
    { label: "Goals", value: formData.goals.join(", ") },
    { label: "Pages", value: pageCount === 0 ? "" : String(pageCount) },
    { label: "Fonts", value: faces },
    { label: "Buttons", value: button?.label ?? "" },
    { label: "Template", value: layoutTemplates.find(({ id }) => id === template.selected)?.name ?? "" },
    { label: "Tone and style", value: style },
    { label: "Files", value: fileCount === 0 ? "" : String(fileCount) },
    { label: "Timeline", value: formData.timeline },
    { label: "Budget", value: formData.budget },
  ];
}
