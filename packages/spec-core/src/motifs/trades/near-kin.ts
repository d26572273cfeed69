import * as lines from "../lines.ts";
import * as afloat from "../parts/afloat.ts";
import * as bakes from "../parts/bakes.ts";
import * as care from "../parts/care.ts";
import * as desk from "../parts/desk.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as journey from "../parts/journey.ts";
import * as medical from "../parts/medical.ts";
import * as pets from "../parts/pets.ts";
import * as playroom from "../parts/playroom.ts";
import * as rooms from "../parts/rooms.ts";
import * as school from "../parts/school.ts";
import * as smallPlates from "../parts/small-plates.ts";
import * as table from "../parts/table.ts";
import * as trips from "../parts/trips.ts";
import { at, box, disc, path } from "../shape.ts";
import { special } from "../special-keys.ts";
import { beyond, place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";
import { clinic, vet } from "./caring.ts";
import { bakery } from "./eating.ts";
import { nursery } from "./schooling.ts";
import { boats, guesthouse } from "./travelling.ts";

/** A place where cats stay: no dog is on it. */
export const cattery: Trade = {
  ...vet,
  id: "cattery",
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [care.cat, care.bowl, pets.carrier, care.cat],
        behind: [disc("s", [320, 250, 224])],
      },
      ...[
        [70, 92, -20],
        [150, 44, 12],
        [510, 70, -8],
        [584, 140, 18],
      ].map(([x = 0, y = 0, turn = 0]) => at([x, y, 0.5, turn], at([-60, -56], care.paw))),
      stand(care.cat, [290, 3.3]),
      stand(pets.carrier, [534, 1.5]),
      stand(care.bowl, [84, 1.1]),
    ),
  keys: [
    { words: "cat kitten board stay night suite pen", draw: care.cat, isGeneral: true },
    { words: "paw visit extra second", draw: care.paw, isGeneral: true },
    ...special(vet.keys, [
      care.dog,
      care.cat,
      care.paw,
      pets.lead,
      pets.whistle,
      pets.bathedDog,
      pets.coneDog,
    ]),
  ],
  footer: [care.cat, care.bowl],
};

/** A business for dogs alone: no cat is on it. */
export const dogs: Trade = {
  ...vet,
  id: "dogs",
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [care.dog, care.bowl, care.bone, care.dog],
        behind: [disc("s", [320, 250, 224])],
      },
      ...[
        [40, 92, -20],
        [126, 44, 12],
        [520, 90, -8],
        [590, 160, 18],
      ].map(([x = 0, y = 0, turn = 0]) => at([x, y, 0.5, turn], at([-60, -56], care.paw))),
      stand(care.dog, [300, 3.3]),
      stand(care.bone, [530, 1.3]),
      stand(care.bowl, [96, 1.1]),
    ),
  keys: [
    { words: "dog puppy puppies canine", draw: care.dog, isGeneral: true },
    { words: "paw pet nail claw gland extra", draw: care.paw, isGeneral: true },
    { words: "behav consult anxi reactiv aggress separat follow", draw: pets.pawHeart },
    { words: "train class obedien recall agil social course lesson skill", draw: pets.whistle },
    // Whoever walks or trains dogs is no vet.
    ...special(vet.keys, [
      care.dog,
      care.cat,
      care.paw,
      pets.rabbit,
      pets.horse,
      pets.pawHeart,
      pets.whistle,
      medical.stethoscope,
      medical.syringe,
    ]),
  ],
  footer: [care.dog, care.bowl],
};

/** A maker of cakes to order: no shop and no bread. */
export const cakes: Trade = {
  ...bakery,
  id: "cakes",
  opening: (given) =>
    stage(
      {
        plate: sign(given, [200, 498, 250, 54]),
        line: lines.plank,
        ground: "m",
        wings: [bakes.cupcake, table.slice, table.cake, smallPlates.tierStand],
        behind: [disc("s", [330, 250, 224])],
      },
      stand(given.subject ?? table.cake, [330, 3.3]),
      stand(bakes.cupcake, [96, 1.2]),
      stand(smallPlates.tierStand, [552, 1.5]),
    ),
  keys: [
    { words: "wedding bridal bride elope tier", draw: bakes.weddingCake, isLarge: true },
    { words: "cake birthday celebrat christen annivers", draw: table.cake, isGeneral: true },
    {
      words: "dessert table platter buffet party parties afternoon",
      draw: smallPlates.tierStand,
      isGeneral: true,
    },
    { words: "tasting sample slice flavour flavor tart cheesecake", draw: table.slice, isGeneral: true },
    ...special(bakery.keys, [table.cake, table.slice, table.loaf, smallPlates.tierStand]),
  ],
  prices: table.slice,
  contact: greeting.bell,
  footer: [table.cake, bakes.cupcake],
};

/** A hut in the mountains. */
export const hut: Trade = {
  ...guesthouse,
  id: "hut",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [journey.signpost, journey.tent, journey.mountains, journey.mountains],
        behind: [
          disc("y", [118, 112, 44]),
          path(
            "s",
            "M-1400 330L-1080 150-820 330-560 120-260 350-60 190 120 340 420 150 760 370 980 200 1240 380 1540 160 2040 400V560H-1400Z",
          ),
        ],
      },
      path("e", "M250 470L462 96 700 470Z") + path("c", "M462 96L526 196 494 184 468 214 440 186 408 192Z"),
      stand(journey.cottage, [250, 2.6]),
      stand(journey.signpost, [70, 1.35]),
      stand(journey.backpack, [544, 1.05]),
    ),
  keys: [
    { words: "bed dorm bunk place night half board stay", draw: rooms.bunkBed, isGeneral: true },
    { words: "walk hike tour guide climb trek", draw: journey.walkingBoot, isGeneral: true },
    { words: "summit mountain ski snow view winter", draw: journey.mountains },
    { words: "dinner supper meal", draw: table.plateSet },
    { words: "night star", draw: trips.night },
    ...special(guesthouse.keys, [rooms.bunkBed, journey.bed]),
  ],
  contact: journey.signpost,
  footer: [journey.cottage, journey.signpost],
};

const forestThings = [garden.acorn, garden.sapling, garden.oak, garden.boots];

/** A place for small children in a home: no forest and no school. */
export const dayCare: Trade = {
  ...nursery,
  id: "day-care",
  alsoIn: "Professional Services",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [playroom.satchel, playroom.sunny, garden.hedge, garden.roundTree],
        behind: [disc("s", [310, 246, 226])],
      },
      place(playroom.sunny, [566, 40, 1.1]),
      stand(journey.cottage, [136, 2.1]),
      stand(playroom.teddy, [382, 2.7]),
      stand(school.blocks, [570, 1.15]),
    ),
  keys: nursery.keys.filter(({ draw }) => !forestThings.some((each) => draw.includes(each))),
  prices: playroom.sunny,
  footer: [playroom.teddy, school.blocks],
};

/** A surf school: a board above the waves. */
export const surf: Trade = {
  ...boats,
  id: "surf",
  alsoIn: "Education",
  opening: (given) =>
    stage(
      {
        plate: sign(given, [340, 480, 250, 62]),
        line: () => "",
        wings: [afloat.surfboard, journey.lighthouse].map((part) => at([0, -18], part)),
        behind: [disc("y", [100, 130, 52]), box("s", [beyond.from, 392, 3440, 900])],
      },
      at([446, 124, 0.9], at([-60, 0], journey.boat)),
      place(afloat.surfboard, [270, 40, 3.5]),
      path("m", `M${beyond.from} 430${"q60-26 120 0t120 0".repeat(15)}V1300H${beyond.from}Z`),
      lines.water({ ...beyond, y: 470 }),
      lines.water({ from: beyond.from + 30, to: beyond.to, y: 510 }),
    ),
  keys: [
    { words: "surf board lesson beginner private wave hire rent", draw: afloat.surfboard, isGeneral: true },
    { words: "safety rescue swim child kid family", draw: afloat.lifebuoy, isGeneral: true },
    { words: "group school stag corporat team camp", draw: desk.people },
    ...special(boats.keys, [afloat.surfboard, afloat.lifebuoy, desk.people]),
  ],
  prices: afloat.lifebuoy,
  footer: [afloat.surfboard],
};

/** Fishing charters: a motor boat and the catch; no sail is on it. */
export const anglingBoats: Trade = {
  ...boats,
  id: "angling-boats",
  opening: (given) =>
    stage(
      {
        plate: sign(given, [340, 480, 250, 62]),
        line: () => "",
        wings: [afloat.motorboat, afloat.motorboat].map((part) => at([0, -18], part)),
        behind: [disc("y", [84, 124, 46]), box("s", [beyond.from, 392, 3440, 900])],
      },
      place(table.fish, [536, 236, 1.5, -20]),
      at([40, 96, 3.1], afloat.motorboat),
      path("m", `M${beyond.from} 430${"q60-26 120 0t120 0".repeat(15)}V1300H${beyond.from}Z`),
      lines.water({ ...beyond, y: 470 }),
      lines.water({ from: beyond.from + 30, to: beyond.to, y: 510 }),
    ),
  keys: [
    {
      words: "fish angl catch snapper kingfish mack bass cod shark tuna",
      draw: at([0, 25.5], table.fish),
      isGeneral: true,
    },
    { words: "boat charter day half full trip motor", draw: afloat.motorboat, isGeneral: true },
    ...special(boats.keys, [journey.boat, afloat.motorboat, afloat.anchor]).filter(
      ({ words }) => !words.startsWith("fish "),
    ),
  ],
  contact: afloat.lifebuoy,
  footer: [afloat.motorboat],
};

/** A speech therapist: what is said, and nothing from a doctor's surgery. */
export const speechTherapy: Trade = {
  ...clinic,
  id: "speech-therapy",
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [garden.potted, desk.speech, garden.potted, desk.speech],
        behind: [disc("s", [320, 236, 224])],
      },
      place(desk.speech, [316, 92, 2.8]),
      stand(garden.potted, [82, 1.4]),
      stand(garden.potted, [556, 1.6]),
    ),
  keys: [
    {
      words: "speech language talk voice stammer communicat late sound first initial",
      draw: desk.speech,
      isGeneral: true,
    },
    { words: "assess check report review plan", draw: medical.clipboard, isGeneral: true },
    ...special(clinic.keys, [
      desk.speech,
      medical.clipboard,
      medical.stethoscope,
      medical.bag,
      medical.syringe,
      medical.pills,
      medical.testTubes,
      care.plaster,
    ]),
  ],
  prices: desk.speech,
  contact: desk.phone,
  footer: [desk.speech, garden.potted],
};
