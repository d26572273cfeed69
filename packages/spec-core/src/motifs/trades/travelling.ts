import { crown } from "../forms.ts";
import * as lines from "../lines.ts";
import * as desk from "../parts/desk.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as journey from "../parts/journey.ts";
import * as table from "../parts/table.ts";
import { at, band, box, disc, path } from "../shape.ts";
import { beyond, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A guest house or hotel: a lit house in the evening. */
export const guesthouse: Trade = {
  id: "guesthouse",
  industry: "Travel & Tourism",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        line: lines.turf,
        ground: "m",
        wings: [garden.roundTree, garden.hedge, journey.suitcase, garden.roundTree, garden.hedge],
        behind: [
          disc("y", [520, 100, 46]),
          path("s", "M-1400 380Q-800 200-300 330T250 300 700 330 1200 220 2040 320V470H-1400Z"),
        ],
      },
      stand(garden.roundTree, [72, 2]),
      stand(journey.cottage, [318, 3.5]),
      path("y", "M192 316h63v63h-63zM395 316h63v63h-63z") +
        path(
          "n",
          "M192 316h63v63h-63zM395 316h63v63h-63zM223.500 316v63M426.500 316v63M192 348h63M395 348h63",
        ),
      stand(garden.hedge, [500, 1.1]),
      stand(journey.suitcase, [588, 0.9]),
      path("c", "M278 560L282 470H354L372 560Z"),
      sign(given, [390, 494, 236, 56]),
    ),
  keys: [
    { words: "room double single twin bed suite night attic loft family", draw: journey.bed },
    { words: "breakfast egg morning", draw: table.eggCup },
    { words: "dinner restaurant meal", draw: table.plateSet },
    { words: "cottage self apartment flat cater", draw: journey.cottage },
    { words: "wedding event meeting party", draw: table.bottle },
    { words: "garden terrace park", draw: garden.roundTree },
    { words: "walk cycle explore", draw: journey.signpost },
    { words: "key reception service arriv", draw: journey.roomKey },
    { words: "luggage transfer pick", draw: journey.suitcase },
  ],
  prices: journey.roomKey,
  contact: greeting.bell,
  footer: [journey.cottage, garden.roundTree],
};

/** Guided walks and outdoor days: a path uphill. */
export const guide: Trade = {
  id: "guide",
  industry: "Travel & Tourism",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        line: lines.turf,
        ground: "m",
        wings: [garden.roundTree, journey.tent, garden.roundTree, journey.backpack],
        behind: [
          disc("y", [140, 130, 54]),
          path(
            "s",
            "M-1400 300L-1100 180-900 300-600 120-300 330-90 210 130 340 420 60 760 360 940 220 1200 380 1500 160 2040 400V560H-1400Z",
          ),
        ],
      },
      path("a", "M90 470L370 44 650 470Z") +
        path("e", "M370 44L470 196 430 176 400 214 366 178 330 210 286 172Z".replace("me", "mc")) +
        path("c", "M370 44L462 184 428 166 400 204 366 168 332 200 288 168Z"),
      band("w", {
        d: "M200 470C320 440 240 400 340 372S300 320 372 296 350 250 380 226",
        width: 6,
        dash: "13 10",
      }),
      stand(journey.signpost, [104, 1.75]),
      stand(journey.tent, [560, 1.25]),
      stand(journey.walkingBoot, [236, 0.75]),
      sign(given, [330, 494, 250, 58]),
    ),
  keys: [
    { words: "walk hike guided trek", draw: journey.walkingBoot },
    { words: "mountain climb summit hut", draw: journey.mountains },
    { words: "city town tour street history", draw: journey.signpost },
    { words: "camp night bushcraft", draw: journey.tent },
    { words: "navig map course compass", draw: journey.compassSmall },
    { words: "bird wildlife safari", draw: journey.binoculars },
    { words: "boat kayak sail canoe", draw: journey.boat },
    { words: "cycle bike", draw: journey.bicycle },
    { words: "group private school plan trip", draw: desk.map },
    { words: "luggage kit equipment hire", draw: journey.backpack },
  ],
  prices: desk.map,
  contact: journey.signpost,
  footer: [journey.mountains, journey.walkingBoot],
};

/** Boats: sailing schools, ferries, fishing trips. */
export const boats: Trade = {
  id: "boats",
  industry: "Travel & Tourism",
  line: lines.water,
  opening: (given) =>
    stage(
      { line: () => "", wings: [] },
      disc("y", [180, 120, 50]),
      crown("z", { x: 470, y: 110, rx: 60, ry: 22, bumps: 11 }) +
        crown("z", { x: -180, y: 150, rx: 80, ry: 26, bumps: 11 }) +
        crown("z", { x: 900, y: 90, rx: 80, ry: 26, bumps: 11 }),
      path("e", "M480 400Q520 330 600 330T760 400Z") + at([520, 150, 1.7], journey.lighthouse),
      box("s", [beyond.from, 392, 3440, 900]),
      at([82, 62, 3.5], journey.boat),
      at([-330, 240, 1.5], journey.boat) + at([900, 250, 1.4], journey.boat),
      path("m", `M${beyond.from} 430${"q60-26 120 0t120 0".repeat(15)}V1300H${beyond.from}Z`),
      lines.water({ ...beyond, y: 470 }),
      lines.water({ from: beyond.from + 30, to: beyond.to, y: 510 }),
      sign(given, [340, 480, 250, 62]),
    ),
  keys: [
    { words: "sail course learn school", draw: journey.boat },
    { words: "fish angl charter", draw: table.fish },
    { words: "tour trip coast island lighthouse", draw: journey.lighthouse },
    { words: "navig skipper licence", draw: journey.compassSmall },
    { words: "seal wildlife whale bird", draw: journey.binoculars },
    { words: "hire rent berth", draw: journey.roomKey },
    { words: "picnic dinner party", draw: table.wineGlass },
  ],
  prices: journey.compassSmall,
  contact: journey.lighthouse,
  footer: [journey.boat],
};

/** A travel agent or other travel business. */
export const traveller: Trade = {
  id: "traveller",
  industry: "Travel & Tourism",
  line: lines.road,
  opening: (given) =>
    stage(
      {
        line: lines.road,
        ground: "m",
        wings: [journey.suitcase, journey.backpack, journey.signpost, journey.suitcase],
      },
      at([320, 40, 3.9, 0], at([-60, 0], desk.map)),
      at([524, 300, 1.5], at([-60, -58], journey.compassSmall)),
      stand(journey.suitcase, [128, 1.7]),
      sign(given, [196, 500, 248, 52]),
    ),
  keys: [
    { words: "holiday package beach", draw: journey.suitcase },
    { words: "tour city guided", draw: journey.signpost },
    { words: "hotel room stay accommod", draw: journey.bed },
    { words: "cruise ferry boat", draw: journey.boat },
    { words: "hike mountain adventure", draw: journey.mountains },
    { words: "plan custom itinerary trip", draw: desk.map },
    { words: "safari wildlife", draw: journey.binoculars },
    { words: "insur visa document", draw: desk.deed },
  ],
  prices: desk.map,
  contact: journey.compassSmall,
  footer: [journey.suitcase, journey.signpost],
};
