import { publicWords } from "@sitewright/spec-core/content";
import { type Onboarding, sectionNames } from "@sitewright/spec-core/onboarding";
import { renderStarterSite, starterAssets, starterFonts } from "@sitewright/spec-core/render";
import { siteHost } from "@sitewright/spec-core/sitemap";
import { buildSpec, type Spec } from "@sitewright/spec-core/spec";
import { fontAddress } from "./font-files.ts";
import type {
  DrawnPage,
  SiteAnswer,
  SiteInput,
  SitePageName,
  SiteRequest,
  WholeSite,
} from "./site-worker-client.ts";

const home = "index.html";
const notFound = "404.html";

const specOf = ({ answers, product, host, now }: SiteInput): Spec =>
  buildSpec(answers, { now: new Date(now), id: () => "preview", product, host });

const picturesOf = (spec: Spec) => starterAssets(spec).map(({ id, path }) => ({ id, path }));

/** The answers with the suggested sections as the chosen ones. */
function withSuggestions(answers: Onboarding, { siteStructure }: Spec): Onboarding {
  const { suggested } = siteStructure.sections;
  const flags = sectionNames.map((name) => [name, suggested.includes(name)] as const);
  return { ...answers, layoutSections: { ...answers.layoutSections, ...Object.fromEntries(flags) } };
}

/** The page's address without its scheme; empty while the site has neither a name nor a domain. */
function addressOf({ answers: { formData } }: SiteInput, file: string): string {
  const { websiteName, domainName } = formData;
  const known = siteHost({ websiteName, domainName, host: "" });
  return known === "" ? "" : `${known}/${file.replace(/(^|\/)index\.html$/, "")}`;
}

/** The pages in the site's order. A site whose spec has no root page gets one first. */
function pageNames(spec: Spec, files: Readonly<Record<string, string>>): SitePageName[] {
  const pages = Object.keys(files).filter((file) => file.endsWith(".html") && file !== notFound);
  const named = spec.siteStructure.pages;
  return pages.map((file, index) => {
    const name = named[index - (pages.length - named.length)]?.name.trim() ?? "";
    return { file, name: name || (file === home ? "Home" : file) };
  });
}

/** The site's font faces, loaded from this origin instead of files beside the site. */
function servedFonts(spec: Spec, fontsCss: string): string {
  let css = fontsCss;
  for (const font of starterFonts(spec)) {
    const address = fontAddress(font.package, font.file);
    if (address !== undefined) css = css.replaceAll(`../${font.path}`, address);
  }
  return css;
}

/**
 * One page of the site made from the answers, with marks; the home page where it has no such file. While no
 * section is chosen it shows the suggested ones, which the delivered site never has.
 */
export function drawPage(input: SiteInput, file: string): DrawnPage {
  const answered = specOf(input);
  const isSuggested = answered.siteStructure.sections.chosen.length === 0;
  const spec = isSuggested
    ? specOf({ ...input, answers: withSuggestions(input.answers, answered) })
    : answered;
  const files = renderStarterSite(spec, { marks: true });
  const pages = pageNames(spec, files);
  const shown = pages.some((page) => page.file === file) ? file : home;
  return {
    page: {
      file: shown,
      html: files[shown] ?? "",
      siteCss: files["css/site.css"] ?? "",
      fontsCss: servedFonts(spec, files["css/fonts.css"] ?? ""),
      isSuggested: isSuggested && shown === home,
    },
    pages,
    pictures: picturesOf(spec),
    address: addressOf(input, shown),
  };
}

/** The site made from the answers, as it would be delivered: without marks. */
export function wholeSite(input: SiteInput): WholeSite {
  const spec = specOf(input);
  const fonts = starterFonts(spec).flatMap((font) => {
    const address = fontAddress(font.package, font.file);
    return address === undefined ? [] : [{ path: font.path, address }];
  });
  return { files: renderStarterSite(spec), fonts, pictures: picturesOf(spec) };
}

/** Handles a request; an error becomes a response too, so that the request always settles. */
export function answerRequest(request: SiteRequest): SiteAnswer {
  const { kind, number } = request;
  try {
    if (kind === "words") return { kind, number, words: publicWords(request.form) };
    if (kind === "page") return { kind, number, drawn: drawPage(request.input, request.file) };
    return { kind, number, site: wholeSite(request.input) };
  } catch (error) {
    return { kind: "failed", number, reason: String(error) };
  }
}
