import { contentDeck } from "../deck/content-deck.ts";
import type { ContentDeck } from "../deck/slot.ts";
import { checkScript } from "../generated/check-script.ts";
import type { Spec } from "../spec/schema.ts";
import { renderAgentsMd } from "./agent/agents-md.ts";
import { renderTasks } from "./agent/tasks.ts";
import { renderBrief } from "./brief/brief.ts";
import { renderDesignMd } from "./design-md/design-md.ts";
import { fontsCss } from "./starter-site/css/fonts.ts";
import { siteFiles } from "./starter-site/render-starter-site.ts";
import { siteOf } from "./starter-site/site.ts";
import { themeCss } from "./stylesheets/css.ts";
import { renderShadcn } from "./stylesheets/shadcn.ts";
import { renderTailwind } from "./stylesheets/tailwind.ts";
import { renderStyleDictionary, renderTokens } from "./tokens/tokens.ts";

/** The most characters of AGENTS.md, brief.md, TASKS.md and DESIGN.md together: an agent reads them at once. */
const readingMax = 47_900;

export interface BundleOptions {
  /** The site's words; by default those that `draftContent` writes from the spec. */
  readonly content?: ContentDeck;
}

/**
 * Everything that a developer or an agent needs to build the site, as a map from path to text, without duplication.
 * Put the files of `starterFonts` and `starterAssets` into `starter-site/`; `AGENTS.md` lists them and `check.mjs`
 * names the missing ones. Pure: the same spec gives the same bytes.
 */
export function renderBundle(spec: Spec, options: BundleOptions = {}): Record<string, string> {
  const content = contentDeck(spec, options.content);
  const site = siteOf(spec, { marks: false, deck: content });
  const fonts = fontsCss(spec, "starter-site/");
  const [agents, brief, design] = [renderAgentsMd(spec, content), renderBrief(spec), renderDesignMd(spec)];
  const left = readingMax - agents.length - brief.length - design.length;
  return {
    "spec.json": `${JSON.stringify(spec, null, 2)}\n`,
    "content.json": `${JSON.stringify(content, null, 2)}\n`,
    "AGENTS.md": agents,
    "DESIGN.md": design,
    "TASKS.md": renderTasks(spec, left),
    "brief.md": brief,
    "tokens.json": renderTokens(spec),
    "style-dictionary.json": renderStyleDictionary(spec),
    "theme.css": themeCss(site),
    ...(fonts === "" ? {} : { "fonts.css": fonts }),
    "tailwind.css": renderTailwind(spec),
    "registry-item.json": renderShadcn(spec),
    "check.mjs": checkScript,
    ...Object.fromEntries(
      Object.entries(siteFiles(site)).map(([path, text]) => [`starter-site/${path}`, text]),
    ),
  };
}
