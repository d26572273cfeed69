import { kitFamilies } from "@sitewright/spec-core/typography";

/** The part of a style sheet that is used here. */
interface Sheet {
  readonly href: string | null;
  readonly cssRules: Iterable<object>;
}

/** The part of a document that is used here. */
interface Page {
  readonly styleSheets: Iterable<Sheet>;
  readonly fonts: Iterable<{ readonly family: string }>;
}

const known = new WeakMap<Sheet, readonly string[]>();

/** The families that rules declare as faces, including rules inside layers and conditions. */
function declaredIn(rules: Iterable<object>): string[] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule.style.getPropertyValue("font-family")];
    return rule instanceof CSSGroupingRule ? declaredIn(rule.cssRules) : [];
  });
}

/** The families that a sheet declares; none where the browser does not allow reading it (another origin). */
function declaredBy(sheet: Sheet): readonly string[] {
  const found = known.get(sheet);
  if (found) return found;
  let families: readonly string[] = [];
  try {
    families = declaredIn(sheet.cssRules);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  known.set(sheet, families);
  return families;
}

/**
 * The families that a font kit has added to a document, in the order given: all but those that our own style
 * sheets declare. `kit`: the address of the configured kit, which may be on our own origin.
 */
export function documentKit({ styleSheets, fonts }: Page, kit: string | null): string[] {
  const own = Array.from(styleSheets)
    .filter(({ href }) => href === null || href !== kit)
    .flatMap(declaredBy);
  return kitFamilies(
    Array.from(fonts, ({ family }) => family),
    own,
  );
}
