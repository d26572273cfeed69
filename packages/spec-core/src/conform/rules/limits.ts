import type { Finding, Rule } from "../rule.ts";
import type { Declaration } from "../site/css/style-rule.ts";
import { lettersMax, type Site } from "../site/site.ts";

const chainMax = 100;

/** A custom property in a longer chain of references than is resolved; null if there is none. */
function longChain({ sheets }: Site): Declaration | null {
  const written = sheets.flatMap((sheet) => sheet.written).map(({ declaration }) => declaration);
  const refers = new Map<string, Set<string>>();
  for (const declaration of written) {
    if (!declaration.property.startsWith("--")) continue;
    const names = refers.get(declaration.property) ?? new Set<string>();
    for (const [, name = ""] of declaration.value.matchAll(/var\(\s*(--[^\s,)]+)/gi)) names.add(name);
    refers.set(declaration.property, names);
  }
  if (refers.size <= chainMax) return null;
  let reach = new Set(refers.keys());
  for (let length = 0; length <= chainMax && reach.size > 0; length += 1)
    reach = new Set([...reach].filter((name) => [...(refers.get(name) ?? [])].some((to) => reach.has(to))));
  return written.find(({ property }) => reach.has(property)) ?? null;
}

function check(site: Site): Finding[] {
  const unread = site.sheets.filter(({ isUnread }) => isUnread).map(({ file }) => file);
  const chain = longChain(site);
  return [
    ...site.tooLong.map((file) => ({
      file,
      line: 1,
      message: `The file is longer than ${lettersMax} letters and was not read. Split it.`,
    })),
    ...site.pages
      .filter(({ isCut }) => isCut)
      .map(({ path }) => ({
        file: path,
        line: 1,
        message: "The page nests more than 500 elements or holds more than 30,000; the rest was not read.",
      })),
    ...[...new Set(unread)].map((file) => ({
      file,
      line: 1,
      message: "The style sheet nests too deeply to be read. Nest its rules less deeply.",
    })),
    ...(chain
      ? [
          {
            file: chain.file,
            line: chain.line,
            message: `Custom properties are made of one another more than ${chainMax} times in a row, or in a circle; those are not computed.`,
          },
        ]
      : []),
  ];
}

export const limits: Rule<"limit"> = {
  id: "limit",
  promises: "Every file is of a size and depth that browsers and this check can read.",
  check,
};
