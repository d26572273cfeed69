import { z } from "zod";
import type { Project } from "../../project.ts";
import { buildButtons, buttonsSchema } from "./buttons.ts";
import { buildColors, colorsSchema } from "./colors.ts";
import { buildLayout, layoutSchema } from "./layout.ts";
import { buildStyleGuide, styleGuideSchema } from "./style-guide.ts";
import { buildTypography, typographySchema } from "./typography.ts";

export const designSchema = z.strictObject({
  designSystem: z.strictObject({
    colors: colorsSchema,
    typography: typographySchema,
    buttons: buttonsSchema,
    layout: layoutSchema,
  }),
  styleGuide: styleGuideSchema,
});

/** The look of the site. */
export const buildDesign = (project: Project): z.output<typeof designSchema> => ({
  designSystem: {
    colors: buildColors(project),
    typography: buildTypography(project),
    buttons: buildButtons(project),
    layout: buildLayout(project),
  },
  styleGuide: buildStyleGuide(project),
});
