import type { Fact } from "../../fact.ts";

/** The business has no hours that hold every week: 'varies, see markets', 'depends on the tide'. */
const vary =
  /^(?:(?:it|this|that|they|these|we|(?:(?:our|my|the) )?(?:opening )?(?:hours|times)) (?:(?:all|really|just) )?)?(?:is |are )?(?:(?:var(?:y|ies|iable|ying)|differs?|(?:different|changes?) (?:each|every) \p{L}+)(?:[ ,;:.–—-]{1,3}\(?(?:see|check|ask|ring|call|phone|look|depending|by|with|from|each|every|a lot|according|please)(?!\p{L})[^.;]{0,60})?|depends? (?:up)?on [^.,;]{2,60})[.!)]*$/iu;

/** Withholds times found in sentences if the whole field for opening hours says that these vary. */
export const withVaryingHoursKept = (facts: readonly Fact[], openingHours: string): Fact[] =>
  vary.test(openingHours.trim()) && !/\d/u.test(openingHours)
    ? facts.map((fact) =>
        fact.kind === "hours" && fact.about === "" && fact.field !== "contact.openingHours"
          ? { ...fact, proposal: "keep" }
          : fact,
      )
    : [...facts];
