import type { Fact } from "../../fact.ts";
import { firstMatch } from "../../regex-prefilter/prefiltered-match.ts";

/** The word for the preferred number: 'Mobile is better', 'best on my mobile'. */
const preferred =
  /(?<!\p{L})(mobile|whatsapp|cell)(?: number| phone)? (?:is|works) (?:always |usually )?(?:better|best|easier)(?!\p{L})|(?<!\p{L})(?:best|better|preferably) (?:on|by) (?:my |the |our )?(mobile|whatsapp|cell)(?!\p{L})/iu;

/** Moves the phone number that the client prefers before the others; a typed number stays first. */
export function preferredPhoneFirst(facts: readonly Fact[], texts: readonly string[]): Fact[] {
  const at = facts.findIndex(({ kind }) => kind === "phone");
  if (at < 0 || facts[at]?.field.startsWith("contact.")) return [...facts];
  const [, before, after] = texts.map((text) => firstMatch(preferred, text)).find(Boolean) ?? [];
  const word = (before ?? after ?? "").toLowerCase().replace("cell", "mobile");
  const wanted = facts.find(
    ({ kind, about }) => word !== "" && kind === "phone" && about.toLowerCase().includes(word),
  );
  return wanted ? facts.filter((fact) => fact !== wanted).toSpliced(at, 0, wanted) : [...facts];
}
