import { type Grammar, setOf } from "./grammar.ts";

/** How English words belong together. */
export const englishGrammar: Grammar = {
  customerWords: setOf("for serving help helps helping supporting supplying visiting near beside above"),
  detailWords: setOf(
    `of in with at on from by to into onto via as who whose which that where when while until after before between
    through using including against about`,
  ),
  negations: setOf("no not without except excluding never"),
  phraseBreaks: setOf(", and or the a an our your their his her its we i you us they is are"),
  owners: setOf("we i"),
  detailEnding: "ing",
  isHeadLast: true,
};
