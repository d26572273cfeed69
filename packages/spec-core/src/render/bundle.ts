import { contentDeck } from "../content/deck/content-deck.ts";
import type { ContentDeck } from "../content/deck/slot.ts";
import { sitemapFiles } from "../sitemap/sitemap-files.ts";
import type { Spec } from "../spec/schema.ts";
import { renderAgentsMd } from "./agent/agents-md.ts";
import { renderTasks } from "./agent/tasks.ts";
import { renderBrief } from "./brief/brief.ts";
import { checkScript } from "./check/check-script.ts";
import { renderDesignMd } from "./design-md/design-md.ts";
import { renderRobots } from "./robots.ts";
import { renderStarterSite } from "./starter-site/render-starter-site.ts";
import { renderCss } from "./stylesheets/css.ts";
import { renderShadcn } from "./stylesheets/shadcn.ts";
import { renderTailwind } from "./stylesheets/tailwind.ts";
import { renderTokens } from "./tokens/tokens.ts";

/** How to render a bundle. */
export interface BundleOptions {
  /** The site's words; without it those that `draftContent` writes from the spec. */
  readonly content?: ContentDeck;
}

/**
 * Everything that a developer or an agent needs to build the site, as a map from path to text. Put the files of
 * `starterFonts` and `starterAssets` beside `starter-site/`. Pure: the same spec gives the same bytes.
 */
export function renderBundle(spec: Spec, options: BundleOptions = {}): Record<string, string> {
  const content = contentDeck(spec, options.content);
  const site = Object.entries(renderStarterSite(spec, { content }));
  const day = spec.metadata.generatedDate.slice(0, 10);
  return {
    "spec.json": `${JSON.stringify(spec, null, 2)}\n`,
    "content.json": `${JSON.stringify(content, null, 2)}\n`,
    "AGENTS.md": renderAgentsMd(spec),
    "DESIGN.md": renderDesignMd(spec),
    "TASKS.md": renderTasks(spec),
    "brief.md": renderBrief(spec),
    "tokens.json": renderTokens(spec),
    "theme.css": renderCss(spec),
    "tailwind.css": renderTailwind(spec),
    "registry-item.json": renderShadcn(spec),
    ...sitemapFiles(spec.siteStructure.pages, { lastmod: day }),
    "robots.txt": renderRobots(spec),
    "check.mjs": checkScript,
    ...Object.fromEntries(site.map(([path, text]) => [`starter-site/${path}`, text])),
  };
}
