import { starterAssets } from "../../../site/starter-assets.ts";
import { knownOrigin } from "../../../spec/known-origin.ts";
import type { Spec } from "../../../spec/schema.ts";
import type { Finding, Rule } from "../../rule.ts";
import { fileAt, readAddress } from "../../site/addresses.ts";
import { formsOf, isStandInHost, unconnected } from "../../site/forms.ts";
import { attribute } from "../../site/html/element.ts";
import { metaOf } from "../../site/html/semantics.ts";
import type { Page, Site } from "../../site/site.ts";
import { loadsOf } from "../page-loads.ts";

/** Where to get a missing font, derived from the file names in Fontsource's packages. */
function hintFor(path: string): string {
  const [, family, edition] = /([a-z0-9-]+)-latin(?:-ext)?-(wght|\d+)-normal\.woff2$/.exec(path) ?? [];
  if (family === undefined) return "Ask the agency for it.";
  return `It is in the npm package ${edition === "wght" ? "@fontsource-variable/" : "@fontsource/"}${family}.`;
}

function loadedBy(page: Page): { address: string; file: string; line: number }[] {
  const preview = metaOf(page, "og:image");
  const address = preview && attribute(preview, "content");
  return [...loadsOf(page), ...(address ? [{ address, file: page.path, line: preview.line }] : [])];
}

export const assetsPresent: Rule<"missing-asset"> = {
  id: "missing-asset",
  promises: "Every picture, font and other file that the site loads is in its folder.",
  check: (site) => {
    const known = new Set<string>();
    return site.pages.flatMap((page) =>
      loadedBy(page).flatMap(({ address, file, line }): Finding[] => {
        const read = readAddress(address, { file, origin: site.origin });
        if (read.kind !== "inside" || fileAt(site.files, read.path) !== null || known.has(read.path))
          return [];
        known.add(read.path);
        return [{ file, line, message: `${read.path} is not in this folder. ${hintFor(read.path)}` }];
      }),
    );
  },
};

/** The client's own pictures, which must appear on some page. */
export const assetsUsed: Rule<"unused-asset"> = {
  id: "unused-asset",
  promises: "The client's logo is on the site.",
  check: (site, spec) => {
    const texts = [...site.files].filter(([path]) => /\.(?:html?|css)$/i.test(path)).map(([, text]) => text);
    const isUsed = texts.some(
      (text) => /logo[\w-]*\.(?:svg|png|webp|jpe?g|avif)/i.test(text) || /<svg[^>]*logo/i.test(text),
    );
    const logos = starterAssets(spec).filter(({ use }) => use === "logo");
    const isNamed = logos.some(({ path }) =>
      texts.some((text) => text.includes(path.replace(/^assets\//, ""))),
    );
    const message = `The client's logo, ${logos[0]?.path}, is nowhere on the site. Put it into the header.`;
    return logos.length === 0 || isUsed || isNamed
      ? []
      : [{ file: site.home?.path ?? "index.html", line: 1, message }];
  },
};

export const formsConnected: Rule<"unconnected-form"> = {
  id: "unconnected-form",
  promises: "What readers type into a form reaches somebody.",
  check: (site) =>
    site.pages.flatMap((page) =>
      formsOf(page).flatMap((form): Finding[] => {
        const reason = unconnected(site, page, form);
        const message = `The form is not connected: ${reason}. Give it the address that receives its messages.`;
        return reason === null ? [] : [{ file: page.path, line: form.line, message }];
      }),
    ),
};

function openDomain(site: Site, spec: Spec): Finding[] {
  const host = site.origin?.replace(/^https?:\/\//, "") ?? "";
  const isOpen = knownOrigin(spec) === null && (site.origin === null || !site.isDomainSettled);
  const file = [...site.files.keys()].find((path) => /sitemap[^/]*\.xml$/i.test(path)) ?? "sitemap.xml";
  const message = `The domain is still open: ${host || "the site"} is a placeholder. Name the real one in sitemap.xml, robots.txt and the canonical addresses.`;
  return isOpen && (isStandInHost(host) || site.files.has(file)) ? [{ file, line: 1, message }] : [];
}

export const domainSettled: Rule<"open-domain"> = {
  id: "open-domain",
  promises: "The sitemap names the site by its real domain.",
  check: openDomain,
};
