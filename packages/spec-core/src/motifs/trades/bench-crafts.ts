import * as lines from "../lines.ts";
import * as bindery from "../parts/bindery.ts";
import * as consulting from "../parts/consulting.ts";
import * as bench from "../parts/craft-benches.ts";
import * as desk from "../parts/desk.ts";
import * as greeting from "../parts/greeting.ts";
import * as hearth from "../parts/hearth.ts";
import * as building from "../parts/house.ts";
import * as jewels from "../parts/jewels.ts";
import * as joinery from "../parts/joinery.ts";
import * as journey from "../parts/journey.ts";
import * as medical from "../parts/medical.ts";
import * as moving from "../parts/moving.ts";
import * as photos from "../parts/photos.ts";
import * as printing from "../parts/print-work.ts";
import * as reading from "../parts/reading.ts";
import * as rooms from "../parts/rooms.ts";
import * as salon from "../parts/salon.ts";
import * as school from "../parts/school.ts";
import * as sewing from "../parts/sewing.ts";
import * as craft from "../parts/small-crafts.ts";
import * as studio from "../parts/studio.ts";
import * as tools from "../parts/tools.ts";
import * as workshop from "../parts/workshop.ts";
import { disc } from "../shape.ts";
import { place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A bookbinder, or who conserves books and paper: a press on the bench. */
export const bookbinder: Trade = {
  id: "bookbinder",
  industry: "Creative & Design",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [bindery.sewnSheets, bindery.bookBox, school.spines, bindery.mendedSheet],
        behind: [disc("s", [306, 240, 226])],
      },
      stand(bindery.nippingPress, [306, 3.2]),
      stand(reading.boundBook, [562, 1.4]),
      stand(salon.reel, [66, 1]),
    ),
  keys: [
    {
      words:
        "book bind bible volume cover spine edition thesis theses dissertation hand made restor rebind rebound",
      draw: reading.boundBook,
      isGeneral: true,
    },
    {
      words: "sew sewn stitch section notebook journal sketchbook guest class course workshop lesson",
      draw: bindery.sewnSheets,
      isGeneral: true,
    },
    {
      words:
        "paper conserv repair mend tear torn sheet letter certificate document archiv print poster drawing clean wash treat",
      draw: bindery.mendedSheet,
      isGeneral: true,
    },
    { words: "box boxes clamshell slipcase solander enclosure portfolio", draw: bindery.bookBox },
    { words: "map chart", draw: desk.map },
    { words: "press foil title gold tooling emboss stamp blocking", draw: bindery.nippingPress },
    { words: "photo album scrapbook", draw: photos.album },
    { words: "estimat quote assess report condition insur survey", draw: medical.clipboard },
    { words: "gift voucher", draw: journey.parcel },
  ],
  prices: bindery.mendedSheet,
  contact: greeting.envelope,
  footer: [reading.boundBook, bindery.nippingPress],
};

/** A picture framer: frames on the wall, corners of others to choose from. */
export const pictureFramer: Trade = {
  id: "picture-framer",
  industry: "Creative & Design",
  alsoIn: "Retail & E-commerce",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [photos.wallArt, studio.frame, tools.steelTape, studio.frame],
        behind: [disc("s", [310, 220, 220])],
      },
      place(studio.frame, [306, 24, 3]),
      stand(bench.frameCorners, [96, 1.3]),
      stand(bench.mountCutter, [548, 1.4]),
    ),
  keys: [
    { words: "frame framing picture bespoke custom made photo print", draw: studio.frame, isGeneral: true },
    { words: "mount window card cut", draw: bench.mountCutter, isGeneral: true },
    {
      words: "moulding molding corner sample wood gilt gold leaf colour color choice",
      draw: bench.frameCorners,
      isGeneral: true,
    },
    { words: "canvas stretch oil painting artist", draw: printing.easel },
    { words: "glass glaz uv museum non reflect", draw: building.windowFrame },
    {
      words: "shirt jersey medal memorabilia object textile needlework embroid",
      draw: printing.printedShirt,
    },
    { words: "gallery exhibition wall set collage", draw: photos.wallArt },
    { words: "hang fit install measure", draw: tools.steelTape },
    { words: "repair restor mend clean", draw: tools.toolbox },
    { words: "collect deliver courier", draw: workshop.van },
    { words: "gift voucher", draw: journey.parcel },
  ],
  prices: bench.frameCorners,
  contact: greeting.openSign,
  footer: [studio.frame, bench.frameCorners],
};

/** Who mends or makes clocks. */
export const clockmaker: Trade = {
  id: "clockmaker",
  industry: "General Business",
  alsoIn: "Creative & Design",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [bench.pocketWatch, consulting.clock, jewels.loupe, bench.longcaseClock],
        behind: [disc("s", [306, 240, 226])],
      },
      place(consulting.clock, [112, 70, 1.2]),
      stand(bench.longcaseClock, [306, 3.7]),
      stand(bench.pocketWatch, [528, 1.6]),
    ),
  keys: [
    { words: "longcase grandfather tall case antique", draw: bench.longcaseClock, isGeneral: true },
    { words: "pocket fob watch", draw: bench.pocketWatch },
    { words: "wrist strap batter quartz", draw: salon.watch },
    {
      words: "clock mantel wall carriage cuckoo dial face barometer",
      draw: consulting.clock,
      isGeneral: true,
    },
    {
      words: "movement gear wheel part spring overhaul repair mechanism",
      draw: journey.cog,
      isGeneral: true,
    },
    { words: "clean oil service", draw: workshop.oilCan },
    { words: "valu apprais insur inspect examin estimat", draw: jewels.loupe },
    { words: "tower church turret", draw: consulting.clock },
    { words: "collect deliver home visit move set", draw: workshop.van },
  ],
  prices: journey.cog,
  contact: greeting.handset,
  footer: [bench.longcaseClock, bench.pocketWatch],
};

/** A blacksmith at the forge. */
export const blacksmith: Trade = {
  id: "blacksmith",
  industry: "Creative & Design",
  alsoIn: "General Business",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 54]),
        line: lines.rule,
        ground: "m",
        wings: [bench.ironGate, bench.hammerTongs, bench.ironGate, craft.horseshoe],
        behind: [disc("s", [290, 240, 226])],
      },
      stand(bench.forge, [280, 3.3]),
      stand(craft.anvil, [540, 1.7]),
      place(bench.hammerTongs, [556, 96, 1.2]),
    ),
  keys: [
    { words: "gate railing rail fence balustrad balcony staircase", draw: bench.ironGate },
    {
      words: "hand forged commission bespoke custom repair restor tool hook bracket latch hinge",
      draw: bench.hammerTongs,
      isGeneral: true,
    },
    { words: "anvil sculpture furniture knife blade", draw: craft.anvil, isGeneral: true },
    { words: "forge class course workshop experience day weld fire", draw: bench.forge, isGeneral: true },
    { words: "grate poker firedog fireside basket canopy", draw: hearth.fireplace },
    { words: "shoe horse", draw: craft.horseshoe },
    { words: "gift voucher", draw: journey.parcel },
    { words: "deliver install fit", draw: workshop.van },
  ],
  prices: craft.anvil,
  contact: greeting.handset,
  footer: [craft.anvil, bench.hammerTongs],
};

/** A maker or mender of violins or guitars. */
export const luthier: Trade = {
  id: "luthier",
  industry: "Creative & Design",
  isOfKinds: true,
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [joinery.saw, tools.toolbox, joinery.floorboards, joinery.plane],
        behind: [disc("s", [306, 240, 226])],
      },
      given.subject
        ? stand(given.subject, [300, 3.4])
        : stand(school.violin, [216, 2.6]) + stand(school.guitar, [384, 2.9]),
      stand(joinery.plane, [552, 1.4]),
      stand(tools.toolbox, [78, 1.1]),
    ),
  keys: [
    { words: "violin viola cello fiddle bow rehair", draw: school.violin, isLarge: true },
    {
      words: "guitar ukulele mandolin banjo bass lute fret luthier",
      draw: school.guitar,
      isLarge: true,
    },
    { words: "make build neck top wood action bridge set", draw: joinery.plane, isGeneral: true },
    { words: "repair restor crack glue mend service", draw: tools.toolbox, isGeneral: true },
    { words: "string tune sound", draw: school.note },
    { words: "valu apprais insur assess", draw: medical.clipboard },
    { words: "sale hire rent post", draw: journey.parcel },
  ],
  prices: tools.toolbox,
  contact: greeting.envelope,
  footer: [joinery.plane, tools.toolbox],
};

/** An upholsterer, or a maker of curtains. */
export const upholsterer: Trade = {
  id: "upholsterer",
  industry: "Professional Services",
  alsoIn: "Creative & Design",
  line: lines.seam,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 54]),
        line: lines.seam,
        ground: "m",
        wings: [sewing.sewingMachine, moving.sofa, sewing.curtains, salon.scissors],
        behind: [disc("s", [306, 240, 226])],
      },
      stand(given.subject ?? consulting.armchair("left"), [300, 3.2]),
      stand(bench.fabricRolls, [552, 1.4]),
      stand(salon.reel, [74, 1.1]),
    ),
  keys: [
    {
      words: "chair armchair upholster reupholster dining wing",
      draw: consulting.armchair("left"),
      isLarge: true,
      isGeneral: true,
    },
    { words: "sofa couch settee suite", draw: moving.sofa, isLarge: true },
    { words: "curtain drape pelmet voile", draw: sewing.curtains, isLarge: true },
    { words: "blind roman roller shade", draw: craft.blind },
    {
      words: "fabric cloth cover loose material leather velvet pattern sample",
      draw: bench.fabricRolls,
      isGeneral: true,
    },
    { words: "spring web frame traditional repair restor tack", draw: craft.shoeHammer, isGeneral: true },
    { words: "cushion pad foam seat sew piping", draw: sewing.sewingMachine },
    { words: "headboard bed ottoman", draw: rooms.doubleBed },
    { words: "stool footstool bench", draw: building.stool },
    { words: "class course workshop lesson", draw: salon.scissors },
    { words: "car =car caravan boat van camper", draw: workshop.car },
    { words: "collect deliver", draw: workshop.van },
    { words: "measure quote visit fit", draw: salon.tapeMeasure },
  ],
  prices: bench.fabricRolls,
  contact: greeting.handset,
  footer: [consulting.armchair("left"), bench.fabricRolls],
};
