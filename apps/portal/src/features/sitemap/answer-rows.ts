import { themeColorNames } from "@sitewright/spec-core/color";
import {
  buttonStyleOptions,
  effectivePages,
  layoutTemplates,
  type Onboarding,
  pageLayoutOptions,
  type StepKey,
  sectionOptions,
  steps,
} from "@sitewright/spec-core/onboarding";
import { fontRoles } from "@sitewright/spec-core/typography";
import { countryName, offerText } from "../../lib/wizard/answer-words.ts";
import { answerTexts as texts } from "./answer-texts.ts";

/** An answer as it is shown for review; an empty value was not given. */
export interface AnswerRow {
  readonly label: string;
  readonly value: string;
  /** The id of its field. */
  readonly fieldId: string;
  /** A colour to be shown before the value. */
  readonly color?: string;
}

/** The answers of one step. */
export interface AnswerGroup {
  readonly step: StepKey;
  readonly rows: readonly AnswerRow[];
}

const { labels } = texts;
const row = (label: string, value: string, fieldId: string): AnswerRow => ({
  label,
  value: value.trim(),
  fieldId,
});
const list = (entries: readonly string[]): string =>
  entries.filter((entry) => entry.trim() !== "").join(", ");
const toggle = (isOn: boolean): string => (isOn ? texts.yes : texts.no);
const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? "";

const fileNames = (files: Onboarding["uploadedFiles"], isWanted: (type: string) => boolean): string =>
  list(
    files
      .filter((file) => isWanted(file.type))
      .map((file) => (file.isTemporary ? texts.notUploaded(file.name) : file.name)),
  );

/** The business's contact details: what was answered, else one row for all missing ones. */
function contact({ contact: given }: Onboarding["formData"]): AnswerRow[] {
  const names = ["phone", "email", "address", "country", "openingHours"] as const;
  const rows = names.map((name) =>
    row(
      labels[name],
      name === "country" ? countryName(given.country) : given[name],
      `formData.contact.${name}`,
    ),
  );
  const answered = rows.filter(({ value }) => value !== "");
  return answered.length > 0 ? answered : [row(labels.contact, "", "formData.contact.phone")];
}

/** The answers to the optional questions about the business. */
const details = (formData: Onboarding["formData"]): AnswerRow[] => [
  ...contact(formData),
  row(labels.legalForm, formData.legalForm, "formData.legalForm"),
  row(labels.registrationNumber, formData.registrationNumber, "formData.registrationNumber"),
  row(labels.offers, formData.offers.map(offerText).join("\n"), "formData.offers"),
  row(labels.onlyForUs, formData.onlyForUs, "formData.onlyForUs"),
];

function questionnaire({ formData, ...answers }: Onboarding): AnswerRow[] {
  const pages = effectivePages({ formData, pageTree: answers.pageTree });
  const names = (isStandard: boolean): string =>
    list(pages.filter((page) => page.isStandard === isStandard).map((page) => page.name));
  const plain = ["businessName", "websiteName", "description", "niche"] as const;
  const wishes = ["timeline", "budget"] as const;
  const social = Object.entries(formData.socialMedia).find(([, link]) => link.trim() !== "");
  return [
    ...plain.map((name) => row(labels[name], formData[name], `formData.${name}`)),
    row(labels.goals, list(formData.goals), "formData.goals"),
    row(labels.audience, formData.audience, "formData.audience"),
    row(labels.competitors, formData.competitors, "formData.competitors"),
    row(labels.pages, names(true), "formData.pages"),
    row(labels.customPages, names(false), "formData.customPages"),
    ...wishes.map((name) => row(labels[name], formData[name], `formData.${name}`)),
    row(
      labels.social,
      list(Object.values(formData.socialMedia)),
      `formData.socialMedia.${social?.[0] ?? "facebook"}`,
    ),
    ...details(formData),
  ];
}

const typography = ({ fonts }: Onboarding): AnswerRow[] =>
  fontRoles.map((role) =>
    row(
      texts.fontLabels[role],
      texts.font(fonts[role], fonts[`${role}Weight`], fonts[`${role}Size`]),
      `fonts.${role}`,
    ),
  );

const theme = ({ themeColors, selectedButtonStyle }: Onboarding): AnswerRow[] => [
  ...themeColorNames.map((name) => ({
    ...row(texts.colorLabels[name], themeColors[name], `themeColors.${name}`),
    color: themeColors[name],
  })),
  row(labels.buttons, labelOf(buttonStyleOptions, selectedButtonStyle), "selectedButtonStyle"),
];

function layout({ layoutTemplates: template, layoutSections, pageLayout }: Onboarding): AnswerRow[] {
  const chosen = sectionOptions.filter(({ value }) => layoutSections[value]).map(({ label }) => label);
  return [
    row(
      labels.template,
      layoutTemplates.find(({ id }) => id === template.selected)?.name ?? "",
      "layoutTemplates.selected",
    ),
    row(labels.sections, list(chosen), "layoutSections.hero"),
    row(labels.pageLayout, labelOf(pageLayoutOptions, pageLayout), "pageLayout"),
  ];
}

const media = ({ uploadedFiles, formData }: Onboarding): AnswerRow[] => [
  row(
    labels.files,
    fileNames(uploadedFiles, (type) => type !== "logo"),
    "uploadedFiles.media",
  ),
  row(labels.pictures, toggle(formData.aiImageSourcing), "formData.aiImageSourcing"),
];

const style = ({ formData }: Onboarding): AnswerRow[] => [
  row(labels.tone, formData.tone, "formData.tone"),
  row(labels.contentStyle, formData.contentStyle, "formData.contentStyle"),
  row(labels.writing, toggle(formData.aiContentCreation), "formData.aiContentCreation"),
  row(labels.notes, formData.contentNotes, "formData.contentNotes"),
  row(labels.documents, list(formData.contentDocuments.map(({ name }) => name)), "formData.contentDocuments"),
];

const legal = ({ formData }: Onboarding): AnswerRow[] => [
  row(
    labels.domain,
    formData.hasDomain ? texts.ownDomain(formData.domainName.trim()) : texts.no,
    formData.hasDomain ? "formData.domainName" : "formData.hasDomain",
  ),
  row(
    labels.hosting,
    formData.hasHosting ? texts.ownHosting(formData.hostingProvider.trim()) : texts.no,
    formData.hasHosting ? "formData.hostingProvider" : "formData.hasHosting",
  ),
  row(labels.hostingHelp, toggle(formData.hostingHelp), "formData.hostingHelp"),
  row(labels.nda, formData.ndaAccepted ? texts.ndaAccepted : "", "formData.ndaAccepted"),
];

const welcome = ({ uploadedFiles }: Onboarding): AnswerRow[] => [
  row(
    labels.logo,
    fileNames(uploadedFiles, (type) => type === "logo"),
    "uploadedFiles.logo",
  ),
];

const rowsOf: Readonly<Record<StepKey, (onboarding: Onboarding) => AnswerRow[]>> = {
  welcome,
  questionnaire,
  typography,
  theme,
  layout,
  media,
  style,
  legal,
  sitemap: () => [],
};

/** Every answer, step by step in the order of the wizard. Steps without answers are left out. */
export const answerGroups = (onboarding: Onboarding): AnswerGroup[] =>
  steps
    .map(({ key }) => ({ step: key, rows: rowsOf[key](onboarding) }))
    .filter(({ rows }) => rows.length > 0);
