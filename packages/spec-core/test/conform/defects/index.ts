import { accessAndLoads } from "./access-and-loads.ts";
import { design } from "./design.ts";
import { facts } from "./facts.ts";
import { headAndFiles } from "./head-and-files.ts";
import { linksAndAccess } from "./links-and-access.ts";
import { navigationAndLinks } from "./navigation-and-links.ts";
import { pagesAndSections } from "./pages-and-sections.ts";
import type { Defect } from "./plant.ts";
import { wordsAndPromises } from "./words-and-promises.ts";

/** Faults of every kind that a rule promises to find, planted in the starter site of `defectForm`. */
export const defects: readonly Defect[] = [
  ...pagesAndSections,
  ...navigationAndLinks,
  ...facts,
  ...headAndFiles,
  ...accessAndLoads,
  ...design,
  ...linksAndAccess,
  ...wordsAndPromises,
];
