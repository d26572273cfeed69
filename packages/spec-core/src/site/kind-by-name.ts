import { leads, type NamedKind, namesByKind } from "./page-names.ts";

const isKind = (name: string): name is NamedKind => Object.hasOwn(namesByKind, name);

const kinds: ReadonlyMap<string, NamedKind> = new Map(
  Object.keys(namesByKind)
    .filter(isKind)
    .flatMap((kind) => namesByKind[kind].split(" | ").map((name) => [name, kind] as const)),
);

const lead = new RegExp(`^(?:(?:${leads.split(" | ").join("|")})(?: |(?<=')))`, "u");

/** The kind of a client's own page, by its name; undefined if the name does not show it. */
export function kindByName(name: string): NamedKind | undefined {
  const plain = name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/&/gu, "and")
    .replace(/[?!¿¡.]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  return kinds.get(plain) ?? kinds.get(plain.replace(lead, ""));
}
