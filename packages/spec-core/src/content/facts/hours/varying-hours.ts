import type { Fact } from "../../fact.ts";

/** The business has no hours that hold every week: 'varies, see markets', 'depends on the tide'. */
const vary =
  /(?<!\p{L})(?:var(?:y|ies|iable|ying)|depends?|differs?|different (?:each|every)|changes? (?:each|every))(?!\p{L})/iu;

/** Withholds times found in sentences if the field for opening hours says only that these vary. */
export const withVaryingHoursKept = (facts: readonly Fact[], openingHours: string): Fact[] =>
  vary.test(openingHours) && !/\d/u.test(openingHours)
    ? facts.map((fact) =>
        fact.kind === "hours" && fact.about === "" && fact.field !== "contact.openingHours"
          ? { ...fact, proposal: "keep" }
          : fact,
      )
    : [...facts];
