import { type FontCategory, type FontRole, findFont, fontCatalog } from "@sitewright/spec-core/typography";
import type { ComboboxOption } from "@sitewright/ui";
import { fontStack } from "../font-faces/font-stack.ts";

/** The name of each group of families; the catalog's kit families cannot be hosted by us. */
export const groupNames = {
  "sans-serif": "Sans-Serif",
  serif: "Serif",
  display: "Display",
  monospace: "Monospace",
  kit: "From your agency's kit",
  document: "Loaded from your font kit",
} as const satisfies Readonly<Record<FontCategory | "document", string>>;

const bundledGroups = ["sans-serif", "serif", "display", "monospace"] as const;

/**
 * An option in its own face at regular weight: our own 430 would use the medium cut where a family has one.
 */
const option = (family: string, group: string): ComboboxOption => ({
  value: family,
  label: family,
  group,
  className: "font-[400]",
  style: { fontFamily: fontStack(family) },
});

/**
 * The families to choose from for a text role, group by group: display faces for headings only, monospaced
 * ones for body text only, then the kit's. A current family that is in no list comes last.
 */
export function fontOptions(
  role: FontRole,
  { inDocument, current }: { inDocument: readonly string[]; current: string },
): readonly ComboboxOption[] {
  const unsuited = role === "body" ? "headings" : "body";
  const offered = fontCatalog.filter((font) => font.use !== unsuited);
  const catalogued = [...bundledGroups, "kit" as const].flatMap((category) =>
    offered
      .filter((font) => font.category === category)
      .map((font) => option(font.family, groupNames[category])),
  );
  const found = inDocument
    .filter((family) => findFont(family) === undefined)
    .map((family) => option(family, groupNames.document));
  const options = [...catalogued, ...found];
  const isListed = options.some(({ value }) => value === current);
  return isListed ? options : [...options, option(current, groupNames.document)];
}
