import type { ThemeColors } from "@sitewright/spec-core/color";
import {
  applyTemplate,
  type ButtonStyle,
  type LayoutSections,
  limits,
  type Onboarding,
  type OnboardingFormData,
  type PageLayout,
  pageKey,
  type StepKey,
  type TemplateCategory,
  type TemplateId,
} from "@sitewright/spec-core/onboarding";
import type { Fonts } from "@sitewright/spec-core/typography";
import { withoutErrors } from "./field-errors.ts";
import { type Outline, treeOf } from "./page-outline.ts";
import { settle, type WizardChange } from "./wizard-store.ts";

/** Answers of the form whose change marks a step; questionnaire and style are computed from their answers. */
const stepMarkedBy: Partial<Record<keyof OnboardingFormData, StepKey>> = {
  aiImageSourcing: "media",
  hostingHelp: "legal",
  hasDomain: "legal",
  hasHosting: "legal",
  domainName: "legal",
  hostingProvider: "legal",
  ndaAccepted: "legal",
};

/** Marks steps as done by the client. */
export const marked =
  (...keys: readonly StepKey[]): WizardChange =>
  (state) => {
    const marks = Object.fromEntries(keys.map((key) => [key, true]));
    const completionStatus = { ...state.position.completionStatus, ...marks };
    return settle({ ...state, position: { ...state.position, completionStatus } });
  };

/** Replaces parts of the answers, and removes the errors at the changed paths. */
function answered(parts: Partial<Onboarding>, paths: readonly string[], ...keys: StepKey[]): WizardChange {
  return (state) =>
    marked(...keys)({
      ...state,
      onboarding: { ...state.onboarding, ...parts },
      errors: withoutErrors(state.errors, paths),
    });
}

/** The page names cut to the form's limits: the server would refuse to save more. */
const fittingNames = (names: readonly string[]): string[] =>
  names.slice(0, limits.pagesMax).map((name) => name.slice(0, limits.shortTextMax));

/** Changes answers of the form. */
export const formUpdated =
  (change: Partial<OnboardingFormData>): WizardChange =>
  (state) => {
    const { customPages } = change;
    const patch = customPages ? { ...change, customPages: fittingNames(customPages) } : change;
    const names = Object.keys(patch);
    const steps = names.flatMap(
      (name) => Object.entries(stepMarkedBy).find(([key]) => key === name)?.[1] ?? [],
    );
    const formData = { ...state.onboarding.formData, ...patch };
    return answered(
      { formData },
      names.map((name) => `formData.${name}`),
      ...steps,
    )(state);
  };

/** Replaces the seven colors; only those that differ lose their error. */
export const colorsSet =
  (themeColors: ThemeColors): WizardChange =>
  (state) => {
    const before: Readonly<Record<string, string>> = state.onboarding.themeColors;
    const changed = Object.entries(themeColors).filter(([name, color]) => before[name] !== color);
    return answered(
      { themeColors },
      changed.map(([name]) => `themeColors.${name}`),
      "theme",
    )(state);
  };

/** Replaces the fonts. */
export const fontsSet = (fonts: Fonts): WizardChange => answered({ fonts }, ["fonts"], "typography");

/** Chooses the shape of the buttons. */
export const buttonStyleSet = (selectedButtonStyle: ButtonStyle): WizardChange =>
  answered({ selectedButtonStyle }, ["selectedButtonStyle"], "theme");

/** Replaces the section switches. */
export const sectionsSet = (layoutSections: LayoutSections): WizardChange =>
  answered({ layoutSections }, ["layoutSections"], "layout");

/** Chooses a template: its id and category, and its whole section set. */
export const templateChosen =
  (id: TemplateId): WizardChange =>
  (state) =>
    answered(applyTemplate(state.onboarding, id), ["layoutSections", "layoutTemplates"], "layout")(state);

/** Opens a family of templates; the choice stays. */
export const templateCategorySet =
  (category: TemplateCategory): WizardChange =>
  (state) => {
    const layoutTemplates = { ...state.onboarding.layoutTemplates, category };
    return { ...state, onboarding: { ...state.onboarding, layoutTemplates } };
  };

/** Chooses the width of the pages. */
export const pageLayoutSet = (pageLayout: PageLayout): WizardChange =>
  answered({ pageLayout }, ["pageLayout"], "layout");

/** Adds a page named by the client; a blank name adds none. */
export const pageAdded =
  (name: string): WizardChange =>
  (state) => {
    const { formData } = state.onboarding;
    if (name.trim() === "") return state;
    const customPages = fittingNames([...formData.customPages, name.trim()]);
    return answered({ formData: { ...formData, customPages } }, ["formData.customPages"], "sitemap")(state);
  };

/** Removes a chosen page; the pages nested under it take its place. */
export const pageRemoved =
  (source: string): WizardChange =>
  (state) => {
    const { formData } = state.onboarding;
    const isOther = (name: string): boolean => pageKey(name) !== pageKey(source);
    const pages = formData.pages.filter(isOther);
    const customPages = formData.customPages.filter(isOther);
    const paths = ["formData.pages", "formData.customPages"];
    return answered({ formData: { ...formData, pages, customPages } }, paths, "sitemap")(state);
  };

/** Arranges the chosen pages as in an outline, with its names. */
export const pagesArranged =
  (outline: Outline): WizardChange =>
  (state) => {
    const pageTree = treeOf(outline, state.onboarding.formData);
    return answered({ pageTree }, ["pageTree"], "sitemap")(state);
  };
