import { headingRatios } from "../color/heading-ratios.ts";
import { resolveTheme } from "../color/resolve-theme.ts";
import type { ThemeColors } from "../color/theme-colors.ts";
import { type ThemeRoles, themeRoles } from "../color/theme-roles.ts";
import { publicWords, type Words } from "../content/public-words.ts";
import { type Classification, industryOf } from "../industry/classify.ts";
import type { SuggestionInput } from "../industry/suggest.ts";
import { type SectionName, sectionNames } from "../onboarding/layout-sections.ts";
import type { Onboarding } from "../onboarding/schema.ts";
import type { SpecContext } from "./context.ts";
import { type PlannedPage, plannedPages } from "./planned-pages.ts";

/** Everything that the blocks of a spec are built from; derived once. */
export interface Project {
  readonly input: Onboarding;
  readonly form: Onboarding["formData"];
  readonly context: SpecContext;
  readonly pages: readonly PlannedPage[];
  /** The chosen sections in page order. */
  readonly sections: readonly SectionName[];
  readonly industry: Classification;
  /** What suggestions go by: the goals, and the pages that name a goal (Blog, Portfolio). */
  readonly wishes: SuggestionInput;
  /** The theme with every color readable as hex. */
  readonly colors: ThemeColors;
  readonly roles: ThemeRoles;
  /** The answers in sentences, statement by statement, with what visitors get to read. */
  readonly words: Words;
}

/** Derives what several blocks share. */
export function projectOf(input: Onboarding, context: SpecContext): Project {
  const form = input.formData;
  const pages = plannedPages(input, context.host);
  const industry = industryOf(form);
  const colors = resolveTheme(input.themeColors);
  return {
    input,
    form,
    context,
    pages,
    sections: sectionNames.filter((name) => input.layoutSections[name]),
    industry,
    wishes: {
      industry: industry.industry,
      tone: form.tone.trim(),
      goals: [...form.goals, ...pages.map((page) => page.name)],
    },
    colors,
    roles: themeRoles(colors, headingRatios(input.fonts)),
    words: publicWords(form),
  };
}
