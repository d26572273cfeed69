import type { FactKind } from "../../content/fact.ts";
import { callsOf } from "../../deck/calls.ts";
import { deckInput } from "../../deck/deck-input.ts";
import { textsOf } from "../../deck/joined-sentences.ts";
import { clientsLine } from "../../deck/printed-prose.ts";
import type { ContentDeck } from "../../deck/slot.ts";
import type { SectionName } from "../../onboarding/layout-sections.ts";
import type { ToneOption } from "../../onboarding/options.ts";
import type { PageLayout } from "../../onboarding/schema.ts";
import type { CallToAction } from "../../site/calls-to-action.ts";
import { type PicturePlaces, picturePlaces } from "../../site/picture-places.ts";
import { type SitePage, sitePages } from "../../site/site-pages.ts";
import { type StarterAsset, starterAssets } from "../../site/starter-assets.ts";
import { knownTone } from "../../spec/known-options.ts";
import type { Spec } from "../../spec/schema.ts";
import { hasOwnSiteName, shownName } from "../../spec/site-name.ts";
import { said } from "./answers.ts";
import { type ArtDirection, artDirections } from "./art-direction.ts";
import { type Mark, markWith } from "./marks.ts";
import { type SiteFact, siteFacts } from "./site-facts.ts";
import { type WordsOf, wordsOf } from "./words.ts";

/** The data of all pages, derived once from a spec. */
export interface Site {
  readonly spec: Spec;
  /** The name that visitors know the site by, or a marked placeholder. */
  readonly name: string;
  /** The name of who runs it: the same, unless the client gave the website another name. */
  readonly business: string;
  /** The answer that the name comes from. */
  readonly nameSource: string;
  readonly tone: ToneOption;
  readonly direction: ArtDirection;
  readonly layout: PageLayout;
  readonly pages: readonly SitePage[];
  readonly home: SitePage;
  readonly sections: readonly SectionName[];
  /** The client's sentences on the business for visitors, as the pages print them. */
  readonly description: readonly string[];
  readonly niche: string | null;
  /** The confirmed details of these kinds, in the given order. */
  readonly facts: (...kinds: readonly FactKind[]) => readonly SiteFact[];
  readonly calls: readonly CallToAction[];
  readonly logo: StarterAsset | null;
  readonly pictures: readonly StarterAsset[];
  readonly places: PicturePlaces;
  /** Every text of the pages except fixed labels. */
  readonly words: WordsOf;
  /** The main heading of the home page. */
  readonly headline: string;
  readonly mark: Mark;
}

const unnamed = "[Business name]";

/** Options of `siteOf`. */
export interface SiteOptions {
  readonly marks: boolean;
  /** Its words: a deck that `contentDeck` made from the same spec. */
  readonly deck: ContentDeck;
}

/** Derives the site of a spec. An unknown tone looks like Modern. */
export function siteOf(spec: Spec, { marks, deck }: SiteOptions): Site {
  const { businessInfo, design, siteStructure } = spec;
  const names = { business: said(businessInfo.name) ?? "", website: said(businessInfo.websiteName) ?? "" };
  const name = shownName(names) || unnamed;
  const pages = sitePages(spec, name);
  const tone = knownTone(design.styleGuide.tone) ?? "Modern";
  const sections = siteStructure.sections.chosen;
  const assets = starterAssets(spec);
  const [first] = pages;
  const home = pages.find((page) => page.kind === "Home") ?? first;
  if (!home) throw new Error("A site always has a page at its root.");
  const words = wordsOf(deck);
  return {
    spec,
    name,
    business: names.business || name,
    nameSource: hasOwnSiteName(names) ? "formData.websiteName" : "formData.businessName",
    tone,
    direction: artDirections[tone],
    layout: design.designSystem.layout.pageLayout,
    pages,
    home,
    sections: [...new Set(sections)],
    description: textsOf(deckInput(spec).prose),
    niche: said(clientsLine(businessInfo.niche)),
    facts: siteFacts(spec, deck.slots),
    calls: callsOf({ spec, pages, sections }),
    logo: assets.find((asset) => asset.use === "logo") ?? null,
    pictures: assets.filter((asset) => asset.use === "picture"),
    places: picturePlaces(assets),
    words,
    headline: words("/", "hero").text("heading") || name,
    mark: markWith(marks),
  };
}
