import * as lines from "../lines.ts";
import * as beauty from "../parts/beauty.ts";
import * as body from "../parts/body.ts";
import * as care from "../parts/care.ts";
import * as cleaning from "../parts/cleaning.ts";
import * as desk from "../parts/desk.ts";
import * as garden from "../parts/garden.ts";
import * as gardening from "../parts/garden-work.ts";
import * as greeting from "../parts/greeting.ts";
import * as instruments from "../parts/instruments.ts";
import * as medical from "../parts/medical.ts";
import * as moving from "../parts/moving.ts";
import * as works from "../parts/pipework.ts";
import * as salon from "../parts/salon.ts";
import * as school from "../parts/school.ts";
import * as tools from "../parts/tools.ts";
import * as workshop from "../parts/workshop.ts";
import { disc, path } from "../shape.ts";
import { special } from "../special-keys.ts";
import { place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";
import { physio } from "./wellbeing.ts";

/** Who cares for feet, in a practice or at home: no couch, no weights. */
export const podiatrist: Trade = {
  ...physio,
  id: "podiatrist",
  alsoIn: "Fashion & Beauty",
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [salon.towels, medical.heartHome, salon.stones, salon.towels],
        behind: [disc("s", [320, 240, 226])],
      },
      stand(beauty.foot, [300, 3.3]),
      stand(salon.towels, [550, 1.5]),
    ),
  keys: [
    {
      words:
        "foot feet nail toe toenail verruc callus corn heel skin ingrown fungal diabet care treat routine medical",
      draw: beauty.foot,
      isGeneral: true,
    },
    {
      words: "sole orthotic insole plantar bunion arch gait reflexolog massage",
      draw: body.sole,
      isGeneral: true,
    },
    ...special(physio.keys, [body.sole, body.spine, body.couch, body.treated, care.dumbbell]),
  ],
  prices: salon.towels,
  contact: desk.calendar,
  footer: [salon.towels],
};

/** Who grinds out what others have felled: no standing tree, no saw. */
export const stumpGrinder: Trade = {
  id: "stump-grinder",
  industry: "Real Estate & Construction",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [garden.fence, gardening.wheelbarrow, garden.fence, garden.fence],
        behind: [
          disc("y", [110, 96, 50]),
          path("s", "M-1400 400Q-700 240-200 360T300 330 760 300 1300 360 2040 280V470H-1400Z"),
        ],
      },
      stand(gardening.stump, [270, 3.2]),
      stand(gardening.wheelbarrow, [540, 1.5]),
    ),
  keys: [
    { words: "stump grind root tree", draw: gardening.stump, isGeneral: true },
    { words: "chip chipping mulch waste clear remov", draw: gardening.wheelbarrow, isGeneral: true },
    { words: "gate access garden fence narrow", draw: garden.fence },
    { words: "level soil turf lawn seed", draw: gardening.turfRoll },
  ],
  prices: gardening.wheelbarrow,
  contact: greeting.handset,
  footer: [gardening.stump, gardening.wheelbarrow],
};

/** A laundry or laundrette: machines in a row. */
export const laundry: Trade = {
  id: "laundry",
  industry: "Professional Services",
  alsoIn: "General Business",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 54]),
        line: lines.rule,
        ground: "m",
        wings: [works.washer, works.washer, salon.towels, works.washer],
        behind: [disc("s", [320, 240, 226])],
      },
      ...[120, 320, 520].map((x) => stand(works.washer, [x, 2.1])),
      place(salon.towels, [320, 128, 1]),
    ),
  keys: [
    { words: "wash machine load laundr self coin", draw: works.washer, isGeneral: true },
    { words: "towel dry dryer fold duvet bedding linen sheet service", draw: salon.towels, isGeneral: true },
    { words: "iron press", draw: cleaning.iron },
    { words: "shirt blouse uniform", draw: salon.shirt },
    { words: "suit coat dress clean hang garment", draw: salon.hanger },
    { words: "collect deliver pick", draw: workshop.van },
    { words: "repair zip alter", draw: salon.zip },
  ],
  prices: salon.towels,
  contact: greeting.bell,
  footer: [works.washer, salon.towels],
};

/** Who tunes, mends or sells pianos. */
export const pianoWorkshop: Trade = {
  id: "piano-workshop",
  industry: "Creative & Design",
  line: lines.stave,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [school.pianoKeys, tools.toolbox, instruments.musicStand, school.pianoKeys],
        behind: [disc("s", [310, 240, 226])],
      },
      place(school.note, [96, 60, 1.2]),
      stand(moving.uprightPiano, [300, 3.2]),
      stand(tools.toolbox, [560, 1.2]),
    ),
  keys: [
    {
      words: "tuning tuner tune upright piano sale sell buy used rent look",
      draw: moving.uprightPiano,
      isGeneral: true,
    },
    { words: "key action regul voic grand keyboard", draw: school.pianoKeys, isGeneral: true },
    { words: "pitch raise concert", draw: school.note },
    { words: "repair restor hammer string pedal workshop", draw: tools.toolbox },
    { words: "move transport stor", draw: workshop.van },
    { words: "valu assess inspect advice report", draw: medical.clipboard },
  ],
  prices: school.pianoKeys,
  contact: desk.calendar,
  footer: [school.pianoKeys, school.note],
};
