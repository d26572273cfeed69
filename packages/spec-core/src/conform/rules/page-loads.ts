import type { Loaded } from "../site/css/style-rule.ts";
import { attribute, attributeLine, type Element } from "../site/html/element.ts";
import type { Page } from "../site/site.ts";

const sources: Readonly<Record<string, readonly string[]>> = {
  audio: ["src"],
  embed: ["src"],
  iframe: ["src"],
  image: ["href", "xlink:href"],
  img: ["src", "srcset"],
  input: ["src"],
  object: ["data"],
  script: ["src"],
  source: ["src", "srcset"],
  track: ["src"],
  use: ["href"],
  video: ["src", "poster"],
};

const loading =
  /^(?:stylesheet|icon|shortcut|apple-touch-icon|mask-icon|manifest|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/i;

const isLoadingLink = ({ tag, attributes }: Element): boolean =>
  tag === "link" && (attributes.get("rel") ?? "").split(/\s+/).some((word) => loading.test(word));

const candidates = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/)[0] ?? "")
    .filter((address) => address !== "");

/** Everything that a page's markup and style sheets make a browser load. */
export function loadsOf(page: Page): Loaded[] {
  const markup = page.elements.flatMap((element) => {
    const names = isLoadingLink(element) ? ["href"] : (sources[element.tag] ?? []);
    return names.flatMap((name) => {
      const value = attribute(element, name);
      if (value === null || value.trim() === "") return [];
      const place = { file: page.path, line: attributeLine(element, name) };
      const addresses = name === "srcset" ? candidates(value) : [value];
      return addresses.map((address) => ({ address, ...place }));
    });
  });
  const inline = [...page.styles.inline.values()].flat().flatMap(({ value, file, line }) =>
    [...value.matchAll(/url\(\s*["']?([^"'()\s][^"'()]*)/gi)].map(([, address = ""]) => ({
      address: address.trim(),
      file,
      line,
    })),
  );
  const sheets = page.styles.sheets.flatMap(({ loads, imports }) => [...loads, ...imports]);
  return [...markup, ...inline, ...sheets].filter(
    ({ address }) => !address.startsWith("#") && address !== "",
  );
}
