import type { SectionName } from "../../onboarding/layout-sections.ts";
import type { ToneOption } from "../../onboarding/options.ts";
import type { PageLayout } from "../../onboarding/schema.ts";
import { knownTone } from "../../spec/known-options.ts";
import type { Spec } from "../../spec/schema.ts";
import { said, saidSentences } from "./answers.ts";
import { type ArtDirection, artDirections } from "./art-direction.ts";
import { type CallToAction, callsToAction } from "./calls-to-action.ts";
import { type Mark, markWith } from "./marks.ts";
import { type SitePage, sitePages } from "./site-pages.ts";
import { type StarterAsset, starterAssets } from "./starter-assets.ts";

/** Everything that pages are made of, derived once from a spec. */
export interface Site {
  readonly spec: Spec;
  /** The business's name, or a marked stand-in. */
  readonly name: string;
  readonly tone: ToneOption;
  readonly direction: ArtDirection;
  readonly layout: PageLayout;
  readonly pages: readonly SitePage[];
  readonly home: SitePage;
  readonly sections: readonly SectionName[];
  /** What the client said of the business, sentence by sentence. */
  readonly description: readonly string[];
  readonly niche: string | null;
  readonly audience: string | null;
  readonly calls: readonly CallToAction[];
  readonly logo: StarterAsset | null;
  readonly pictures: readonly StarterAsset[];
  readonly mark: Mark;
}

const unnamed = "[Business name]";

/** Derives the site of a spec. A tone that is not on offer looks Modern. */
export function siteOf(spec: Spec, options: { readonly marks: boolean }): Site {
  const { businessInfo, design, siteStructure } = spec;
  const name = said(businessInfo.name) ?? said(businessInfo.websiteName) ?? unnamed;
  const pages = sitePages(spec, name);
  const tone = knownTone(design.styleGuide.tone) ?? "Modern";
  const sections = siteStructure.sections.chosen;
  const assets = starterAssets(spec);
  const [first] = pages;
  const home = pages.find((page) => page.kind === "Home") ?? first;
  if (!home) throw new Error("A site always has a page at its root.");
  return {
    spec,
    name,
    tone,
    direction: artDirections[tone],
    layout: design.designSystem.layout.pageLayout,
    pages,
    home,
    sections: [...new Set(sections)],
    description: saidSentences(businessInfo.description),
    niche: said(businessInfo.niche),
    audience: said(businessInfo.audience),
    calls: callsToAction(spec.websiteGoals, pages, sections),
    logo: assets.find((asset) => asset.use === "logo") ?? null,
    pictures: assets.filter((asset) => asset.use === "picture"),
    mark: markWith(options.marks),
  };
}
