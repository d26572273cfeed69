import { leads, type NamedKind, namesByKind } from "./page-names.ts";

const isKind = (name: string): name is NamedKind => Object.hasOwn(namesByKind, name);

const kinds: ReadonlyMap<string, NamedKind> = new Map(
  Object.keys(namesByKind)
    .filter(isKind)
    .flatMap((kind) => namesByKind[kind].split(" | ").map((name) => [name, kind] as const)),
);

const lead = new RegExp(`^(?:(?:${leads.split(" | ").join("|")})(?: |(?<=')))`, "u");

/** What a page of the client's own is like, by its name; undefined where that says nothing. */
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
