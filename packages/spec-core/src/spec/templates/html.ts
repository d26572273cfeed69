import { proseAboutBusiness } from "../../content/prose.ts";
import { writingOf } from "../../content/writing/writing-of.ts";
import { writtenOut } from "../../content/writing/written-out.ts";
import { siteHost } from "../../sitemap/site-host.ts";
import { answeredName } from "../answers.ts";
import type { buildSiteStructure } from "../blocks/site-structure.ts";
import { clipped } from "../clipped.ts";
import { escapeHtml } from "../html-text.ts";
import { languageTag } from "../language-tag.ts";
import type { Project } from "../project.ts";
import { siteNameOf } from "../site-name.ts";

type SiteStructure = ReturnType<typeof buildSiteStructure>;
type NavigationItem = SiteStructure["navigation"]["items"][number];

/** The maximum length of a description that search results show, in characters. */
const descriptionMax = 160;

const networkLabels: Readonly<Record<SiteStructure["socialLinks"][number]["network"], string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "X (Twitter)",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  tiktok: "TikTok",
};

const anchor = ({ name, path }: { name: string; path: string }): string =>
  `<a href="${escapeHtml(path)}">${escapeHtml(name)}</a>`;

function item(entry: NavigationItem): string {
  const children = entry.children.map((child) => `<li>${anchor(child)}</li>`).join("");
  return `        <li>${anchor(entry)}${children === "" ? "" : `<ul>${children}</ul>`}</li>`;
}

const headingOf = (section: string): string => `${section.slice(0, 1).toUpperCase()}${section.slice(1)}`;

function section(name: string, brand: string): string {
  const level =
    name === "hero" ? `<h1 id="hero-title">${brand}</h1>` : `<h2 id="${name}-title">${headingOf(name)}</h2>`;
  return `    <section id="${name}" aria-labelledby="${name}-title">\n      ${level}\n    </section>`;
}

function mainContent(sections: readonly string[], brand: string): string {
  const opening = sections.includes("hero") ? [] : [`    <h1>${brand}</h1>`];
  return [...opening, ...sections.map((name) => section(name, brand))].join("\n");
}

/** The first whole sentences that fit into a description; of a first one that is too long, its beginning. */
function summaryOf(sentences: readonly string[]): string {
  let summary = "";
  for (const sentence of sentences.map((text) => text.trim().replace(/\s+/g, " "))) {
    const longer = summary === "" ? sentence : `${summary} ${sentence}`;
    if (longer.length > descriptionMax) return summary === "" ? clipped(sentence, descriptionMax) : summary;
    summary = longer;
  }
  return summary;
}

function head({ form, words }: Project, home: SiteStructure["pages"][number] | undefined): string {
  const title = escapeHtml(home?.title ?? answeredName(siteNameOf(form)));
  const writing = writingOf(words.statements, form.businessName.trim());
  const about = summaryOf(proseAboutBusiness(words.statements).map((text) => writtenOut(text, writing)));
  const description = about === "" ? "" : `\n  <meta name="description" content="${escapeHtml(about)}">`;
  // Without a domain, URLs have a placeholder host, which only the sitemap may use.
  const hasDomain = siteHost({ domainName: form.domainName, websiteName: "", host: "" }) !== "";
  const canonical = home && hasDomain ? `\n  <link rel="canonical" href="${escapeHtml(home.url)}">` : "";
  return `  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>${description}${canonical}
  <meta property="og:title" content="${title}">
  <link rel="stylesheet" href="/css/fonts.css">
  <link rel="stylesheet" href="/css/site.css">
  <script type="module" src="/js/site.js"></script>`;
}

/** The home page's skeleton: valid HTML with landmarks, navigation, the chosen sections and the footer. */
export function htmlTemplate(project: Project, site: SiteStructure): string {
  const home = site.pages.find((page) => page.path === "/");
  const business = escapeHtml(answeredName(project.form.businessName));
  const brand = escapeHtml(answeredName(siteNameOf(project.form)));
  const social = site.socialLinks.map(
    ({ network, url }) =>
      `      <li><a href="${escapeHtml(url)}" rel="me noopener">${networkLabels[network]}</a></li>`,
  );
  const toggle =
    site.navigation.mobile === "dropdown"
      ? `    <button type="button" id="nav-toggle" class="nav-toggle" aria-controls="site-nav" aria-expanded="false" hidden>Menu</button>\n`
      : "";
  const items = site.navigation.items.map(item);
  const nav =
    items.length > 0
      ? `    <nav id="site-nav" aria-label="Main">\n      <ul>\n${items.join("\n")}\n      </ul>\n    </nav>\n`
      : "";
  return `<!doctype html>
<html lang="${languageTag(project.country ?? "")}">
<head>
${head(project, home)}
</head>
<body>
  <a class="skip-link" href="#main">Skip to content</a>
  <header>
    <a class="brand" href="/">${brand}</a>
${items.length > 0 ? toggle : ""}${nav}  </header>
  <main id="main">
${mainContent(project.sections, brand)}
  </main>
  <footer>
${social.length > 0 ? `    <ul class="social" aria-label="Social media">\n${social.join("\n")}\n    </ul>\n` : ""}    <p>© ${project.context.now.getUTCFullYear()} ${business}</p>
  </footer>
</body>
</html>
`;
}
