import { type Grammar, setOf } from "./grammar.ts";

/** The English words and endings that relate words to each other. */
export const englishGrammar: Grammar = {
  customerWords: setOf("for serving help helps helping supporting supplying visiting near beside above"),
  detailWords: setOf(
    `of in with at on from by to into onto via as who whose which that where when while until after before between
    through using including against about plus`,
  ),
  negations: setOf("no not without except excluding never"),
  phraseBreaks: setOf(", and or the a an our your their his her its we i you us they is are"),
  owners: setOf("we i"),
  activityHeads: setOf(
    `manufacturing manufacturer manufacturers mills mining quarrying farming ranching wholesalers wholesaling wholesale
    retailers retailing retail sale dealers dealerships merchants contractors instruction publishers`,
  ),
  servingHeads: setOf(
    `platform platforms marketplace marketplaces portal portals website site consultant consultants consultancy
    consulting design designer designers installation installer installers rental rentals hire publishing publisher
    agency studio developer developers brand brands specialist specialists association event events`,
  ),
  workplaces: setOf("shop shops workshop workshops studio"),
  works: setOf("repair repairs repairing restoration restorations servicing sharpening"),
  servingNouns: setOf("installation installer installers rental hire fitting maintenance"),
  stages: setOf(
    `design designs designing designer designers develop develops developing development developer developers
    manufacture manufactures manufacturing manufacturer manufacturers produce produces producing production producer
    producers make makes making maker makers sell sells selling sale sales seller market markets marketing marketer
    marketers distribute distributes distributing distribution distributor distributors import imports importing
    importer importers export exports exporter exporters supply supplies supplying supplier suppliers install installs
    installing installation installer installers maintain maintains maintaining maintenance repair repairs repairing
    service services servicing wholesale wholesaler retail retails retailing retailer promote promotes promotion build
    builds operate operates operating own owns owner owners operator operators franchise franchises manage manages
    managing discovery commercialization commercialisation commercialize engineer engineers research publishes
    publisher consulting training support`,
  ),
  makers: setOf(
    `maker makers make makes making manufacture manufactures manufactured manufacturing manufacturer manufacturers produce produces producing producer producers builds`,
  ),
  nameEnds: setOf(
    `is are was offers provides designs operates makes develops produces delivers helps specialises specializes sells
    creates manufactures serves runs owns supplies brings has connects builds enables publishes rents advises represents`,
  ),
  detailEnding: "ing",
  isHeadLast: true,
};
