import * as lines from "../lines.ts";
import * as camping from "../parts/camping.ts";
import * as desk from "../parts/desk.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as journey from "../parts/journey.ts";
import * as pipework from "../parts/pipework.ts";
import * as trips from "../parts/trips.ts";
import { disc, path } from "../shape.ts";
import { sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A place to camp: a tent by the fire, under hills. */
export const campsite: Trade = {
  id: "campsite",
  industry: "Travel & Tourism",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [330, 494, 250, 58]),
        line: lines.turf,
        ground: "m",
        wings: [garden.roundTree, garden.roundTree, journey.tent, garden.roundTree],
        behind: [
          disc("y", [112, 132, 46]),
          path(
            "s",
            "M-1400 330C-1180 250-1020 250-860 310S-520 210-320 270-60 200 120 250 380 180 560 250 900 190 1120 260 1500 200 2040 300V480H-1400Z",
          ),
        ],
      },
      stand(garden.roundTree, [52, 1.9]),
      stand(given.subject ?? journey.tent, [300, 3]),
      stand(trips.campfire, [548, 1.25]),
    ),
  keys: [
    { words: "tent pitch camp grass field own canvas", draw: journey.tent, isGeneral: true, isLarge: true },
    { words: "bell tent yurt tipi safari glamp", draw: camping.bellTent, isLarge: true },
    { words: "pod cabin hut shepherd lodge chalet wooden", draw: camping.pod, isLarge: true },
    { words: "hook up hookup electric power =ehu serviced", draw: camping.hookUp },
    { words: "van camper caravan motorhome touring tourer", draw: camping.camper, isLarge: true },
    { words: "fire firepit log wood burner barbecue bbq", draw: trips.campfire, isGeneral: true },
    { words: "shower washroom facilities toilet loo wash", draw: camping.shower },
    { words: "star night dark sky", draw: trips.night },
    { words: "group award school scout duke", draw: desk.people },
    { words: "walk hike trail boot", draw: journey.walkingBoot },
    { words: "bike cycl", draw: journey.bicycle },
    { words: "gas bottle cylinder", draw: pipework.gasFlame },
    { words: "map way find direction area local things", draw: journey.signpost, isGeneral: true },
  ],
  prices: journey.tent,
  contact: greeting.handset,
  footer: [journey.tent, trips.campfire],
};
