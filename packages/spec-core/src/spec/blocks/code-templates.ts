import { z } from "zod";
import type { Project } from "../project.ts";
import { text } from "../schema-parts.ts";
import { cssTemplate } from "../templates/css.ts";
import { htmlTemplate } from "../templates/html.ts";
import { javascriptTemplate } from "../templates/javascript.ts";
import type { buildDesign } from "./design/design.ts";
import type { buildSiteStructure } from "./site-structure.ts";

export const codeTemplatesSchema = z.strictObject({ html: text, css: text, javascript: text });

/** Beginnings of the three files, filled from the answers. */
export const buildCodeTemplates = (
  project: Project,
  {
    design,
    siteStructure,
    cssVariables,
  }: {
    design: ReturnType<typeof buildDesign>;
    siteStructure: ReturnType<typeof buildSiteStructure>;
    cssVariables: string;
  },
): z.output<typeof codeTemplatesSchema> => ({
  html: htmlTemplate(project, siteStructure),
  css: cssTemplate(design.designSystem, cssVariables),
  javascript: javascriptTemplate(siteStructure.navigation.mobile),
});
