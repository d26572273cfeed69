import { crown } from "../forms.ts";
import * as lines from "../lines.ts";
import * as afloat from "../parts/afloat.ts";
import * as bakes from "../parts/bakes.ts";
import * as care from "../parts/care.ts";
import * as consulting from "../parts/consulting.ts";
import * as desk from "../parts/desk.ts";
import * as drinks from "../parts/drinks.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as journey from "../parts/journey.ts";
import * as lodging from "../parts/lodging.ts";
import * as works from "../parts/pipework.ts";
import * as rooms from "../parts/rooms.ts";
import * as salon from "../parts/salon.ts";
import * as school from "../parts/school.ts";
import * as studio from "../parts/studio.ts";
import * as table from "../parts/table.ts";
import * as trips from "../parts/trips.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, box, disc, path } from "../shape.ts";
import { beyond, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A guest house or hotel: a lit house in the evening. */
export const guesthouse: Trade = {
  id: "guesthouse",
  industry: "Travel & Tourism",
  // Most things of a guest house stand in a room, not on grass.
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: path("e", "M278 462H362V470L430 570H210L278 470Z") + sign(given, [390, 494, 236, 56]),
        line: lines.turf,
        ground: "m",
        wings: [lodging.gardenTree, lodging.gardenBush, lodging.gardenBush, lodging.gardenTree],
        behind: [
          disc("y", [566, 92, 42]),
          path("s", "M-1400 380Q-800 200-300 330T250 300 700 330 1200 220 2040 320V470H-1400Z"),
        ],
      },
      stand(lodging.gardenTree, [70, 1.2]),
      stand(lodging.gardenBush, [572, 1]),
      lodging.guestHouse,
    ),
  keys: [
    {
      words: "double king =king queen superking =bed standard superior classic couple sleep",
      draw: rooms.doubleBed,
      isGeneral: true,
    },
    {
      words:
        "view window river =sea lake loch water harbour =bay ocean coast hill valley mountain balcon double",
      draw: rooms.viewWindow,
      isGeneral: true,
    },
    { words: "bedroom bedside double stay accommod night", draw: rooms.bedside, isGeneral: true },
    { words: "twin =twin", draw: rooms.twinBeds },
    { words: "single solo", draw: journey.bed },
    { words: "attic loft =loft eaves single top", draw: rooms.atticRoom },
    { words: "family bunk =bunk dorm hostel children triple quad", draw: rooms.bunkBed },
    { words: "suite poster honeymoon bridal deluxe luxur master", draw: rooms.fourPoster },
    { words: "garden courtyard terrac patio orchard", draw: rooms.gardenRoom },
    { words: "breakf egg morning", draw: table.eggCup },
    { words: "dinner restaur meal supper lunch dining", draw: table.plateSet },
    { words: "tea afternoon", draw: table.teapot },
    { words: "packed picnic", draw: bakes.sandwich },
    { words: "bar wine drink", draw: table.wineGlass },
    { words: "lounge sitting library", draw: consulting.floorLamp },
    {
      words: "cottage self apart flat cater house villa lodge cabin barn annexe studio hut pod",
      draw: journey.cottage,
    },
    { words: "camp glamp yurt tent pitch bell", draw: journey.tent },
    { words: "wedding party parties celebrat event funct exclusive", draw: drinks.cheers },
    { words: "meeting conferen group retreat", draw: desk.people },
    { words: "gardens grounds =park wood", draw: lodging.gardenTree },
    { words: "walk explor guide local", draw: journey.signpost },
    { words: "bike cycl", draw: journey.bicycle },
    { words: "parking car charg", draw: workshop.car },
    { words: "dog pet", draw: care.dog },
    { words: "sauna spa hot tub pool swim", draw: works.bath },
    { words: "massage treatm beauty wellness", draw: salon.stones },
    { words: "key recept service arriv check", draw: journey.roomKey },
    { words: "luggage transfer pick airport =break", draw: journey.suitcase },
    { words: "gift vouch", draw: journey.parcel },
  ],
  prices: journey.roomKey,
  contact: greeting.bell,
  footer: [lodging.smallGuestHouse, lodging.gardenTree],
};

/** Guided walks and outdoor days: a path uphill. */
export const guide: Trade = {
  id: "guide",
  industry: "Travel & Tourism",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [330, 494, 250, 58]),
        line: lines.turf,
        ground: "m",
        wings: [garden.roundTree, journey.tent, garden.roundTree, journey.walkingBoot],
        behind: [
          disc("y", [120, 150, 52]),
          path(
            "s",
            "M-1400 300L-1100 180-900 300-600 120-300 330-90 210 130 340 420 120 760 360 940 220 1200 380 1500 160 2040 400V560H-1400Z",
          ),
        ],
      },
      path("e", "M330 470L452 236 560 470Z") + path("c", "M452 236L484 305 466 296 452 314 434 294 418 301Z"),
      path("a", "M146 470L330 70 514 470Z") +
        path("c", "M330 70L392 205 364 188 340 222 316 190 292 222 269 203Z"),
      band("w", {
        d: "M230 470C310 446 236 404 320 384S286 342 348 322 318 282 344 254",
        width: 6,
        dash: "13 10",
      }),
      stand(journey.signpost, [84, 1.45]),
      stand(journey.backpack, [576, 0.95]),
    ),
  keys: [
    { words: "walk hike hiking trek trail rambl fell long path", draw: journey.walkingBoot },
    { words: "bike biking cycl mtb", draw: journey.bicycle },
    {
      words: "rock climbing rope abseil boulder ferrat canyon gorge scrambl caving cave zip wire",
      draw: trips.ropeLink,
    },
    {
      words: "moun climb summit hut munro snow winter ridge ben peak skill ski skiing",
      draw: journey.mountains,
    },
    { words: "camp glamp yurt pod tent pitch award expedit bothy =wild duke dofe", draw: journey.tent },
    { words: "bushcr fire surviv forag campfire", draw: trips.campfire },
    { words: "night star moon dark", draw: trips.night },
    { words: "histor heritag castle ghost palace medieval abbey ruin", draw: trips.castle },
    { words: "navig map compass", draw: journey.compassSmall },
    { words: "bird wildlif nature safari whale seal deer puffin", draw: journey.binoculars },
    { words: "kayak canoe paddl raft sup", draw: afloat.kayak },
    { words: "surf coasteer", draw: afloat.surfboard },
    { words: "boat sail cruise", draw: journey.boat },
    { words: "photo", draw: studio.camera },
    { words: "food tast dinner lunch", draw: table.plateSet },
    { words: "whisk distill", draw: drinks.tumbler },
    { words: "beer brewery pub", draw: table.pint },
    { words: "wine gin", draw: table.wineGlass },
    { words: "coach minibus", draw: trips.coach },
    { words: "group school family families corporat team stag hen youth child", draw: desk.people },
    { words: "city town tour street local village sightsee", draw: journey.signpost, isGeneral: true },
    { words: "plan trip route itinerar bespoke private self holiday", draw: desk.map, isGeneral: true },
    { words: "luggage kit equipm hire gear", draw: journey.backpack },
    { words: "gift vouch", draw: journey.parcel },
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
      {
        plate: sign(given, [340, 480, 250, 62]),
        line: () => "",
        wings: [journey.boat, journey.boat].map((part) => at([0, -18], part)),
        behind: [disc("y", [84, 124, 46]), box("s", [beyond.from, 392, 3440, 900])],
      },
      crown("z", { x: 448, y: 96, rx: 60, ry: 22, bumps: 11 }),
      path("e", "M428 400Q462 336 544 336T632 400Z") + at([456, 168, 1.5], journey.lighthouse),
      at([26, 92, 3.2], journey.boat),
      path("m", `M${beyond.from} 430${"q60-26 120 0t120 0".repeat(15)}V1300H${beyond.from}Z`),
      lines.water({ ...beyond, y: 470 }),
      lines.water({ from: beyond.from + 30, to: beyond.to, y: 510 }),
    ),
  keys: [
    { words: "sail yacht dinghy keelboat regatta boat charter sprayhood canop rigging", draw: journey.boat },
    { words: "moor berth marina anchor storage winter pontoon", draw: afloat.anchor, isGeneral: true },
    { words: "safety rescue aid swim jacket lifejacket", draw: afloat.lifebuoy, isGeneral: true },
    {
      words: "surf windsurf kitesurf paddleboard sup board wetsuit bodyboard foil wing",
      draw: afloat.surfboard,
    },
    { words: "kayak canoe row rowing paddl", draw: afloat.kayak },
    { words: "dive diving scuba snorkel padi reef wreck", draw: afloat.divingMask },
    { words: "narrowboat canal barge", draw: afloat.narrowboat },
    { words: "power powerboat motor outboard rib speed jet engine servic", draw: afloat.motorboat },
    { words: "ferry =ferry ferries cruise sunset passeng crossing ship", draw: afloat.ship },
    { words: "fish angl mack bass shark", draw: at([0, 25.5], table.fish) },
    { words: "seal =seal wildlif whale dolphin bird puffin basking", draw: journey.binoculars },
    { words: "navig skipper licence theory certif rya exam", draw: journey.compassSmall },
    { words: "picnic dinner party parties hen champagn", draw: table.wineGlass },
    { words: "group school stag corporat team private", draw: desk.people },
    { words: "coast island lighth harbour bay trip tour", draw: journey.lighthouse },
    { words: "hire rent", draw: journey.roomKey },
    { words: "gift vouch", draw: journey.parcel },
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
        plate: sign(given, [196, 500, 248, 52]),
        line: lines.road,
        ground: "m",
        wings: [journey.suitcase, journey.backpack, journey.signpost, journey.suitcase],
      },
      at([334, 84, 3.2, 0], at([-60, 0], desk.map)),
      stand(journey.suitcase, [86, 1.4]),
      stand(journey.compassSmall, [576, 1.05]),
    ),
  keys: [
    { words: "flight fly flying air airport airline plane", draw: trips.plane },
    { words: "beach =sun island honeymoon resort caribb maldiv tropic wedding inclusive", draw: trips.palm },
    { words: "cruise ferry ship boat sail river", draw: afloat.ship },
    { words: "coach bus =day excurs transfer minibus shuttle", draw: trips.coach },
    { words: "rail train", draw: trips.train },
    { words: "city tour guided sightsee", draw: journey.signpost },
    { words: "hotel room stay accommod villa", draw: rooms.doubleBed },
    { words: "hike hiking moun adventur trek walk =ski skiing snow winter", draw: journey.mountains },
    { words: "safari wildlif", draw: journey.binoculars },
    { words: "car drive", draw: workshop.car },
    { words: "insur", draw: desk.umbrella },
    { words: "currenc money exchange forex", draw: desk.coins },
    { words: "business corporat", draw: desk.briefcase },
    { words: "histor heritag castle cultur", draw: trips.castle },
    { words: "visa passport document", draw: trips.passport },
    { words: "holi package brea weekend", draw: journey.suitcase, isGeneral: true },
    { words: "plan custom itinerar trip tailor bespoke route", draw: desk.map, isGeneral: true },
    { words: "world globe round internation group multi", draw: school.globe, isGeneral: true },
    { words: "gift vouch", draw: journey.parcel },
  ],
  prices: desk.map,
  contact: journey.compassSmall,
  footer: [journey.suitcase, journey.signpost],
};
