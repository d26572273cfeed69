import * as lines from "../lines.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as works from "../parts/pipework.ts";
import * as salon from "../parts/salon.ts";
import * as school from "../parts/school.ts";
import * as workshop from "../parts/workshop.ts";
import { at, box, disc, path } from "../shape.ts";
import { beyond, place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A garage: a car on the lift. */
export const garage: Trade = {
  id: "garage",
  industry: "General Business",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        line: lines.rule,
        ground: "m",
        wings: [workshop.tyre, workshop.tyre, workshop.oilCan, workshop.sparkPlug],
      },
      box("s", [beyond.from, 36, 3440, 20]) + path("l", "M110-400V70M560-400V72"),
      place(works.wrench, [110, 62, 0.9]),
      place(workshop.sparkPlug, [560, 66, 0.8]),
      at([318, 216, 4.1], at([-60, -56], workshop.car)),
      box("b", [60, 392, 516, 22, 4]) +
        path("e", "M150 470L430 414H478L198 470ZM486 470L206 414H158L438 470Z") +
        box("b", [40, 462, 556, 16, 3]),
      sign(given, [196, 496, 248, 56]),
    ),
  keys: [
    { words: "service full interim mainten", draw: workshop.oilCan },
    { words: "mot test inspect tuv certificate", draw: works.certificate },
    { words: "tyre wheel track align", draw: workshop.tyre },
    { words: "brake clutch repair gear exhaust", draw: works.wrench },
    { words: "diagnos electric engine batter", draw: workshop.sparkPlug },
    { words: "body paint dent spray", draw: workshop.spray },
    { words: "sale used car valet", draw: workshop.car },
    { words: "tow recover breakdown van", draw: workshop.van },
    { words: "lift steer suspension", draw: school.wheelSteering },
  ],
  prices: workshop.tyre,
  contact: workshop.car,
  footer: [workshop.car, workshop.tyre],
};

/** Removals, couriers, man and van. */
export const removals: Trade = {
  id: "removals",
  industry: "General Business",
  line: lines.road,
  opening: (given) =>
    stage(
      {
        line: lines.road,
        ground: "m",
        wings: [workshop.carton, building.gable, workshop.carton, building.house],
        behind: [disc("s", [310, 250, 230])],
      },
      at([316, 276, 4.2], at([-60, -58], workshop.van)),
      given.plate.length > 0 ? sign(given, [92, 176, 244, 78]) : path("w", "M120 200H300M120 226H240"),
      stand(workshop.carton, [594, 0.9]) + at([548, 282, 0.75], workshop.carton),
    ),
  keys: [
    { words: "house home move remov flat", draw: building.house },
    { words: "pack box material", draw: workshop.carton },
    { words: "van man courier deliver same", draw: workshop.van },
    { words: "storage store lock", draw: workshop.padlock },
    { words: "office business", draw: workshop.trolley },
    { words: "clear waste dispos", draw: workshop.bucket },
    { words: "piano heavy furniture", draw: school.pianoKeys },
    { words: "assembl dismantl", draw: works.wrench },
  ],
  prices: workshop.carton,
  contact: workshop.van,
  footer: [workshop.van, workshop.carton],
};

/** Cleaners: one clean stroke. */
export const cleaner: Trade = {
  id: "cleaner",
  industry: "General Business",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [workshop.mop, workshop.spray, workshop.bucket, workshop.mop],
      },
      box("e", [120, 10, 420, 424, 4]) +
        box("m", [140, 30, 380, 384]) +
        path("z", "M140 30H520V150C420 160 420 250 340 262S220 320 260 414H140Z") +
        path("n", "M140 30H520V414H140ZM330 30V414M140 222H520"),
      at([392, 280, 1.75, -38], at([-60, -20], workshop.squeegee)),
      ...[
        [196, 96, 10],
        [226, 150, 16],
        [180, 190, 7],
        [430, 96, 12],
        [460, 130, 6],
      ].map(([x = 0, y = 0, r = 0]) => disc("c", [x, y, r])),
      box("c", [100, 430, 460, 18, 3]),
      stand(workshop.bucket, [98, 1.5]),
      stand(workshop.spray, [560, 1.4]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "window glass gutter", draw: workshop.squeegee },
    { words: "floor carpet mop hard", draw: workshop.mop },
    { words: "home house domestic regular weekly", draw: workshop.bucket },
    { words: "office commercial kitchen disinfect", draw: workshop.spray },
    { words: "end tenanc deep move spring", draw: building.house },
    { words: "oven bathroom", draw: works.bath },
    { words: "iron laundry wash linen", draw: salon.shirt },
    { words: "builder after holiday let letting", draw: building.key },
  ],
  prices: workshop.bucket,
  contact: building.door,
  footer: [workshop.bucket, workshop.spray],
};

/** A locksmith: a key and a lock. */
export const locksmith: Trade = {
  id: "locksmith",
  industry: "General Business",
  line: lines.rail,
  hangs: true,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [building.door, workshop.padlock, building.door, workshop.cylinderLock],
      },
      box("e", [beyond.from, 30, 3440, 20, 6]),
      ...[-330, -200, -80, 60, 150, 480, 570, 700, 830, 960].map(
        (x, index) =>
          path("n", `M${x} 40V66`) +
          at([x + 18, 66, 0.62 + (index % 3) * 0.12, 62], at([-32, -18], building.key)),
      ),
      stand(workshop.padlock, [316, 3.2]),
      at([520, 380, 2], at([-60, -56], building.key)),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "lock out emergenc open entry", draw: building.door },
    { words: "key cut copy spare", draw: building.key },
    { words: "change replace cylinder fit upgrade", draw: workshop.cylinderLock },
    { words: "padlock safe secur burglar", draw: workshop.padlock },
    { words: "car auto vehicle fob", draw: workshop.car },
    { words: "window upvc door", draw: building.windowFrame },
    { words: "alarm survey landlord", draw: works.certificate },
  ],
  prices: building.key,
  contact: greeting.bell,
  footer: [building.key, workshop.padlock],
};
