import { type Grammar, setOf } from "./grammar.ts";

const none: ReadonlySet<string> = new Set();
const shared = {
  phraseBreaks: none,
  owners: none,
  activityHeads: none,
  servingHeads: none,
  servingNouns: none,
  stages: none,
  makers: none,
  nameEnds: none,
  detailEnding: undefined,
  isHeadLast: false,
};

/** How German words belong together. */
export const germanGrammar: Grammar = {
  ...shared,
  customerWords: setOf("fur nahe neben bei"),
  detailWords: setOf(
    "von vom aus in im mit am an auf nach zu zum zur uber unter vor durch ohne wo die der das wenn ab gegen zwischen",
  ),
  negations: setOf("kein keine keinen nicht ohne ausser"),
};

/** How Spanish words belong together. */
export const spanishGrammar: Grammar = {
  ...shared,
  customerWords: setOf("para junto cerca frente"),
  detailWords: setOf("de del en con al a por desde hasta sobre entre que donde cuando segun"),
  negations: setOf("no sin excepto salvo"),
};

/** How French words belong together. */
export const frenchGrammar: Grammar = {
  ...shared,
  customerWords: setOf("pour pres aupres"),
  detailWords: setOf(
    "de du des d en avec au aux a par dans sur sous chez depuis vers entre que qui ou quand",
  ),
  negations: setOf("pas sans sauf hors jamais"),
};
