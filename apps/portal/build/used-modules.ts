import { dirname, resolve } from "node:path";

/** The part of the bundler's knowledge of a module that is needed here. */
interface KnownModule {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export type FindModule = (id: string) => KnownModule | null;

/** Modules that only re-export others: everything is imported through them, and little of it is used. */
const isBarrel = (id: string): boolean => /packages\/ui\/src\/index\.ts$|lucide-react\.(mjs|js)$/.test(id);

const namesIn = (list: string): string[] =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("type "));

/** For each name, the module from which a barrel re-exports it. */
function passedOn(id: string, code: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, list = "", source = ""] of code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)) {
    for (const name of namesIn(list))
      found.set(
        name
          .split(/\sas\s/)
          .at(-1)
          ?.trim() ?? name,
        resolve(dirname(id), source),
      );
  }
  return found;
}

const importedNames = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from/g)]
    .flatMap(([, list = ""]) => namesIn(list))
    .map((name) => name.split(/\sas\s/)[0]?.trim() ?? name);

/** The modules that a module imports statically; through a barrel, only those whose names it imports. */
function usedBy(id: string, find: FindModule): string[] {
  const known = find(id);
  if (!known) return [];
  const names = importedNames(known.code ?? "");
  return known.importedIds.flatMap((imported) => {
    if (!isBarrel(imported)) return [imported];
    const exported = passedOn(imported, find(imported)?.code ?? "");
    return names.flatMap((name) => exported.get(name) ?? []);
  });
}

/** The modules that are imported dynamically by `root` or by any module below it. */
export function laterModules(root: string, find: FindModule): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const known = find(id);
    for (const imported of known?.importedIds ?? []) visit(imported);
    for (const imported of known?.dynamicallyImportedIds ?? []) {
      found.add(imported);
      visit(imported);
    }
  };
  visit(root);
  return found;
}

/** These modules and all that they import statically, directly or indirectly. Dynamic imports do not count. */
export function usedModules(roots: readonly string[], find: FindModule): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const used of usedBy(id, find)) visit(used);
  };
  for (const root of roots) visit(root);
  return seen;
}
