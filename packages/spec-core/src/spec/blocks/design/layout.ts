import { z } from "zod";
import { pageLayoutNames, templateCategories } from "../../../onboarding/schema.ts";
import { breakpoints, contentWidth, pageLayoutRules, spacing } from "../../data/design-rules.ts";
import type { Project } from "../../project.ts";
import { count, text } from "../../schema-parts.ts";

export const layoutSchema = z.strictObject({
  pageLayout: z.enum(pageLayoutNames),
  rule: text,
  /** Null if the width of the content is not limited. */
  maxWidthPx: count.nullable(),
  template: z.strictObject({ selected: text.nullable(), category: z.enum(templateCategories) }),
  breakpointsPx: z.strictObject({ sm: count, md: count, lg: count, xl: count }),
  spacingPx: z.array(count),
});

/** The layout of a page. */
export const buildLayout = ({ input }: Project): z.output<typeof layoutSchema> => ({
  pageLayout: input.pageLayout,
  rule: pageLayoutRules[input.pageLayout],
  maxWidthPx: input.pageLayout === "full-width" ? null : contentWidth,
  template: { ...input.layoutTemplates },
  breakpointsPx: { ...breakpoints },
  spacingPx: [...spacing],
});
