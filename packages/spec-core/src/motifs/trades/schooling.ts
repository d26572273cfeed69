import { crown, leaf } from "../forms.ts";
import * as lines from "../lines.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as school from "../parts/school.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, type Drawn, disc, path } from "../shape.ts";
import { beyond, place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

const hills =
  path("s", "M-1400 420Q-1000 300-700 400T-300 370 60 390Q300 260 520 340T1000 320 2040 380V1400H-1400Z") +
  path("m", "M-1400 470Q-900 380-400 440T120 430Q360 370 660 420T1300 400 2040 440V1400H-1400Z");

/** A nursery: from the seed to the tree. */
export const nursery: Trade = {
  id: "nursery",
  industry: "Education",
  line: lines.turf,
  opening: (given) =>
    stage(
      { line: () => "", wings: [] },
      disc("y", [140, 116, 52]),
      hills,
      ...[-560, -420, -260, -110, 770, 900, 1060].map((x, index) =>
        crown("m", { x, y: 390 - (index % 3) * 16, rx: 56, ry: 66, bumps: 11 }),
      ),
      at([292, 62, 1.22], garden.oak),
      path("x", "M-1400 500Q-600 400-100 452T420 462Q640 430 860 456T2040 470V1400H-1400Z"),
      band("z", { d: "M-1400 590Q-500 500 40 540T520 528Q760 500 1000 540T2040 540", width: 18 }),
      at([172, 330, 1.2], garden.sapling),
      at([42, 392, 0.78, 10], garden.acorn),
      ...[0, 1, 2].map((fall) =>
        at(
          [236 + fall * 40, 150 + ((fall * 97) % 130), 0.34, 40 + fall * 70 + given.random() * 30],
          leaf(fall % 2 ? "a" : "b", 60),
        ),
      ),
      sign(given, [330, 478, 236, 60]),
    ),
  keys: [
    { words: "baby acorn little toddler youngest two", draw: garden.acorn },
    { words: "sapling middle three pre", draw: garden.sapling },
    { words: "oak school oldest four tree", draw: at([8, -3, 0.34], garden.oak) },
    { words: "forest outdoor wood outside walk wellie boot", draw: garden.boots },
    { words: "play block after club", draw: school.blocks },
    { words: "lunch meal food snack", draw: garden.log },
    { words: "grow garden holiday summer", draw: garden.potted },
  ],
  prices: at([60, 58], garden.rings("whole")),
  contact: greeting.bell,
  footer: [garden.boots, garden.acorn],
};

/** A school or tutor: the open book. */
export const tutor: Trade = {
  id: "tutor",
  industry: "Education",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [school.spines, school.flask, school.blocks, school.books],
        behind: [disc("s", [330, 220, 220])],
      },
      place(school.slate, [122, 60, 1.5]),
      place(workshop.pendant, [520, 30, 1.2]) + path("l", "M520-400V30"),
      stand(school.books, [318, 2.3]),
      at([322, 112, 2.3], at([-60, -20], school.openBook)),
      stand(school.globe, [84, 1.2]),
      stand(school.gradCap, [566, 1.1]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "math algebra physics number", draw: school.slate },
    { words: "english read liter phonic", draw: school.openBook },
    { words: "science chemist biolog", draw: school.flask },
    { words: "language french spanish german geograph", draw: school.globe },
    { words: "exam gcse level abitur degree entrance", draw: school.gradCap },
    { words: "write handwrit essay", draw: school.abc },
    { words: "primary young child group", draw: school.blocks },
    { words: "online home course lesson tuition", draw: school.books },
  ],
  prices: school.slate,
  contact: greeting.bell,
  footer: [school.books, school.gradCap],
};

const staveWave = (down: number): string =>
  `M${beyond.from} ${300 + down}C-900 ${120 + down}-500 ${420 + down} 0 ${320 + down}S300 ${100 + down} 470 ${140 + down} 900 ${300 + down} ${beyond.to} ${200 + down}`;

/** A music teacher: a moving stave. */
export const music: Trade = {
  id: "music",
  industry: "Education",
  line: lines.stave,
  opening: (given) =>
    stage(
      { line: () => "", wings: [] },
      disc("s", [320, 260, 230]),
      ...[0, 34, 68, 102, 136].map((down) => band("l", { d: staveWave(down), width: 3 })),
      at([170, 90, 2.3], school.note),
      at([500, 30, 1.2, 8], school.note),
      at([400, 244, 2.5], at([-60, -56], school.violin)),
      ...[
        [-160, 300],
        [-420, 260],
        [760, 250],
        [980, 280],
      ].map(([x = 0, y = 0]) => at([x, y, 1.5], school.note)),
      at([36, 360, 1.4], school.metronome),
      sign(given, [200, 490, 240, 58]),
    ),
  keys: [
    { words: "piano keyboard organ", draw: school.pianoKeys },
    { words: "violin viola cello string", draw: school.violin },
    { words: "guitar bass ukulele", draw: school.guitar },
    { words: "sing voice choir vocal", draw: school.microphone },
    { words: "drum percussion rhythm", draw: school.drum },
    { words: "theory exam grade", draw: school.metronome },
    { words: "band ensemble group wedding concert", draw: school.note },
  ],
  prices: school.metronome,
  contact: school.note,
  footer: [school.violin, school.note],
};

const view: Drawn =
  path("s", "M-1400 300Q-700 180-200 270T320 250 900 270 2040 200V1400H-1400Z") +
  path("m", "M-1400 330H2040V1400H-1400Z") +
  path("e", "M292 330H348L1500 1000H-860Z") +
  band("z", { d: "M320 340V420", width: 6, dash: "12 10" });

/** A driving school: the road seen from the driver's seat. */
export const driving: Trade = {
  id: "driving",
  industry: "Education",
  line: lines.road,
  opening: (given) =>
    disc("y", [84, 110, 50]) +
    view +
    [-560, -400, -240, -90, 40, 600, 730, 890, 1050]
      .map((x, index) =>
        crown("x", { x, y: 300 - (index % 2) * 12, rx: 40 + (index % 3) * 14, ry: 46, bumps: 9 }),
      )
      .join("") +
    at([110, 190, 1.35], school.roadSign) +
    at([500, 230, 0.9], school.trafficLight) +
    at([320, 500, 3.6], at([-60, -60], school.wheelSteering)) +
    sign(given, [214, 40, 212, 68]),
  keys: [
    { words: "beginner first lesson learn hour", draw: school.wheelSteering },
    { words: "intensive crash course week", draw: workshop.car },
    { words: "test theory mock exam", draw: school.boardedPlate },
    { words: "refresh confidence motorway pass plus", draw: school.roadSign },
    { words: "manoeuvre park automatic manual", draw: school.cone },
    { words: "instructor train hazard night", draw: school.trafficLight },
    { words: "lorry van trailer licence", draw: workshop.van },
  ],
  prices: school.wheelSteering,
  contact: school.roadSign,
  footer: [workshop.car, school.cone],
};
