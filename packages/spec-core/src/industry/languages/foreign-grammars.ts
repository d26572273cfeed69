import { type Grammar, setOf } from "./grammar.ts";

const none: ReadonlySet<string> = new Set();
const shared = {
  phraseBreaks: none,
  owners: none,
  activityHeads: none,
  servingHeads: none,
  workplaces: none,
  works: none,
  servingNouns: none,
  stages: none,
  makers: none,
  nameEnds: none,
  detailEnding: undefined,
  isHeadLast: false,
};

/** The German words that relate words to each other. */
export const germanGrammar: Grammar = {
  ...shared,
  customerWords: setOf("fur nahe neben bei beliefern beliefert"),
  detailWords: setOf(
    "von vom aus in im mit am an auf nach zu zum zur uber unter vor durch ohne wo die der das wenn ab gegen zwischen",
  ),
  servingNouns: setOf("gestaltung beratung planung montage entwurf vermietung einbau wartung pflege"),
  stages: setOf(
    `verkauf verkaufen vermietung vermieten reparatur reparieren montage wartung planung bau herstellung vertrieb beratung
    entwicklung entwickeln gestaltung einbau service kauf ankauf produktion produzieren lieferung liefern installation`,
  ),
  negations: setOf("kein keine keinen nicht ohne ausser"),
};

/** The Spanish words that relate words to each other. */
export const spanishGrammar: Grammar = {
  ...shared,
  customerWords: setOf("para junto cerca frente"),
  detailWords: setOf("de del en con al a por desde hasta sobre entre que donde cuando segun"),
  servingNouns: setOf(
    "diseno diseño instalacion mantenimiento alquiler creacion consultoria asesoramiento montaje",
  ),
  stages: setOf(
    `compra venta alquiler diseno fabricacion mantenimiento instalacion reparacion distribucion produccion montaje
    creacion desarrollo comercializacion disenamos fabricamos vendemos instalamos reparamos importacion exportacion
    asesoramiento restauracion`,
  ),
  negations: setOf("no sin excepto salvo"),
};

/** The French words that relate words to each other. */
export const frenchGrammar: Grammar = {
  ...shared,
  customerWords: setOf("pour pres aupres"),
  detailWords: setOf(
    "de du des d en avec au aux a par dans sur sous chez depuis vers entre que qui ou quand",
  ),
  servingNouns: setOf("creation conception installation pose entretien location conseil vente montage"),
  stages: setOf(
    `achat vente location creation conception fabrication installation entretien reparation distribution production pose
    depannage restauration developpement commercialisation vendons fabriquons installons reparons importation
    exportation conseil`,
  ),
  negations: setOf("pas sans sauf hors jamais"),
};
