import { z } from "zod";
import { suggestLayout } from "../../industry/suggest.ts";
import { socialNetworks } from "../../onboarding/form-data.ts";
import { sectionNames } from "../../onboarding/layout-sections.ts";
import { shownPageName } from "../../onboarding/page-name.ts";
import { socialUrl } from "../../onboarding/social-links.ts";
import { notSpecified } from "../answers.ts";
import { lengthsFor } from "../content-lengths.ts";
import { inlineNavigationMax } from "../data/design-rules.ts";
import type { LegalPage } from "../legal/legal-pages.ts";
import type { PlannedPage } from "../planned-pages.ts";
import type { Project } from "../project.ts";
import { hidesAddress } from "../questions/wishes.ts";
import { count, flag, text, texts, webAddress } from "../schema-parts.ts";
import { siteNameOf } from "../site-name.ts";

const sections = z.array(z.enum(sectionNames));
const link = z.strictObject({ name: text, path: text });

export const siteStructureSchema = z.strictObject({
  /** The number of pages that the client chose. */
  totalPages: count,
  pages: z.array(
    z.strictObject({
      name: text,
      path: text,
      url: text,
      parent: text.nullable(),
      isStandard: flag,
      /** `client`: the client chose the page. `legal`: the law requires it, and its content is our draft. */
      origin: z.enum(["client", "legal"]),
      title: text,
      purpose: text,
      outline: texts,
      sections,
      contentLength: z.strictObject({ minWords: count, maxWords: count }).nullable(),
    }),
  ),
  navigation: z.strictObject({
    items: z.array(link.extend({ children: z.array(link) })),
    mobile: z.enum(["dropdown", "inline"]),
  }),
  /** The sections of the home page: those that the client chose, and our suggestions. */
  sections: z.strictObject({ chosen: sections, suggested: sections }),
  socialLinks: z.array(z.strictObject({ network: z.enum(socialNetworks), url: webAddress })),
  footer: texts,
});

type SiteStructure = z.output<typeof siteStructureSchema>;

/** The contents of the footer; links to profiles and legal pages only if there are any. */
function footerOf(socialLinks: SiteStructure["socialLinks"], { legalPages }: Project): string[] {
  return [
    "Navigation",
    "Contact details",
    ...(socialLinks.length > 0 ? ["Social links"] : []),
    ...(legalPages.length > 0 ? ["Privacy policy and legal pages"] : []),
    "Copyright line",
  ];
}

const titleOf = (name: string, site: string): string => (site !== "" ? `${name} | ${site}` : name);

/** The full text that was typed as a page's name, if menus show only a part of it; else null. */
const typedPurpose = (source: string): string | null =>
  shownPageName(source) === source ? null : `In the client's words: “${source}”`;

/** A part of the page of products that only a web shop has, and what stands there without one. */
const ofShop = "Delivery and returns";
const withoutShop = "How to order or buy";

/** A part of the page of contacts, and what stands there where the address is not to be shown. */
const withPlace = "Opening hours and place";
const withoutPlace = "Hours, or when to write and call";

function outlined(part: string, project: Project): string {
  if (part === ofShop && !project.does.has("shop")) return withoutShop;
  return part === withPlace && hidesAddress(project) ? withoutPlace : part;
}

function page(planned: PlannedPage, project: Project): SiteStructure["pages"][number] {
  const { name, source, path, url, parent, isStandard, purpose, outline, contentKind } = planned;
  const site = siteNameOf(project.form);
  const isHome = path === "/";
  const drafts = purpose === null ? project.legalPages.filter((legal) => legal.path === path) : [];
  return {
    name,
    path,
    url,
    parent,
    isStandard,
    origin: "client",
    title: isHome && site !== "" ? site : titleOf(name, site),
    purpose: purpose ?? drafts[0]?.purpose ?? typedPurpose(source) ?? notSpecified,
    outline: [
      ...outline.map((part) => outlined(part, project)),
      ...new Set(drafts.flatMap((draft) => draft.outline)),
    ],
    sections: isHome ? [...project.sections] : [],
    contentLength: contentKind ? { ...lengthsFor(project)[contentKind] } : null,
  };
}

/** An entry for a legal page: it is linked only in the footer and follows the pages that the client chose. */
const legalPage = (legal: LegalPage, { form }: Project): SiteStructure["pages"][number] => ({
  name: legal.name,
  path: legal.path,
  url: legal.url,
  parent: null,
  isStandard: false,
  origin: "legal",
  title: titleOf(legal.name, siteNameOf(form)),
  purpose: legal.purpose,
  outline: [...legal.outline],
  sections: [],
  contentLength: null,
});

function navigation(pages: readonly PlannedPage[]): SiteStructure["navigation"] {
  const entry = ({ name, path }: PlannedPage) => ({ name, path });
  return {
    items: pages
      .filter((planned) => planned.parent === null)
      .map((top) => ({
        ...entry(top),
        children: pages.filter((planned) => planned.parent === top.name).map(entry),
      })),
    mobile: pages.length > inlineNavigationMax ? "dropdown" : "inline",
  };
}

/** The pages, their addresses and contents, and how visitors move between them. */
export function buildSiteStructure(project: Project): SiteStructure {
  const { pages, form, wishes } = project;
  const socialLinks = socialNetworks.flatMap((network) => {
    const url = socialUrl(network, form.socialMedia[network]);
    return url ? [{ network, url }] : [];
  });
  return {
    totalPages: pages.length,
    pages: [
      ...pages.map((planned) => page(planned, project)),
      ...project.legalPages.filter(({ isChosen }) => !isChosen).map((legal) => legalPage(legal, project)),
    ],
    navigation: navigation(pages),
    sections: { chosen: [...project.sections], suggested: [...suggestLayout(wishes).sections] },
    socialLinks,
    footer: footerOf(socialLinks, project),
  };
}
