import { drop } from "../forms.ts";
import * as lines from "../lines.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as works from "../parts/pipework.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, box, type Drawn, disc, path, tube } from "../shape.ts";
import { beyond, floorY, place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

const legs = [224, 276, 364, 416];

/** Heating and plumbing: everything hangs from one pipe. */
export const plumber: Trade = {
  id: "plumber",
  industry: "Real Estate & Construction",
  line: lines.pipe,
  hangs: true,
  opening: (given) =>
    stage(
      { line: () => "", wings: [works.radiator, works.cylinder, works.bath, works.radiator] },
      tube("c", { d: `M320 80V50Q320 22 348 22H${beyond.to}`, width: 34 }),
      box("e", [292, 64, 56, 26, 4]),
      ...legs.map(
        (x) =>
          tube("b", { d: `M${x} 372V${floorY + 10}`, width: 15 }) +
          box("b", [x - 17, 376, 34, 16, 3]) +
          box("b", [x - 14, 420, 28, 22, 3]),
      ),
      tube("b", { d: `M320 372V${floorY + 10}`, width: 18 }),
      at([320, 424, 0.92, 90], works.valve(0)),
      box("c", [160, 84, 320, 294, 24]),
      path("n", "M160 338H480"),
      disc("d", [248, 168, 58]) + at([248, 174, 1.5], works.flame),
      at([392, 168, 1.06], works.gauge(-38)),
      given.plate.length > 0
        ? sign(given, [196, 246, 248, 76])
        : path("n", "M200 264H440M200 288H440M200 312H360"),
      disc("a", [424, 358, 9]) + disc("b", [452, 358, 9]) + path("n", "M190 358H330"),
      tube("b", { d: `M${beyond.from} ${floorY + 24}H${beyond.to}`, width: 30 }),
      ...[60, 580, -420, 1060].map((x) => at([x, floorY + 24, 1.7], works.joint)),
    ),
  keys: [
    { words: "boiler heating servic combi", draw: works.boiler },
    { words: "bathroom shower bath wet", draw: works.bath },
    { words: "certificate gas safe landlord check inspect", draw: works.certificate },
    { words: "emergenc call repair fix fixing", draw: works.wrench },
    { words: "radiator central warm", draw: works.radiator },
    { words: "cylinder tank hot water solar", draw: works.cylinder },
    { words: "toilet drain block", draw: works.toilet },
    { words: "leak tap pipe sink kitchen", draw: works.tap },
  ],
  prices: at([60, 58], works.gauge(-42)),
  contact: at([60, 14], works.leak),
  footer: [works.tap],
};

/** An electrician: one cable and its lamps. */
export const electrician: Trade = {
  id: "electrician",
  industry: "Real Estate & Construction",
  line: lines.cable,
  opening: (given) =>
    stage(
      {
        line: lines.cable,
        wings: [workshop.charger, workshop.solar, workshop.plug, workshop.fuseBox],
        behind: [disc("s", [368, 250, 232]) + disc("m", [368, 250, 168])],
      },
      path("l", "M368-400V52"),
      at([368, 214, 3.1, 180], at([-60, -56], workshop.bulb)),
      ...[0, 36, 72, 108, 144, 180, 216, 252, 288, 324].map((turn) =>
        at([368, 258, 1, turn + 18], band("b", { d: "M0-196V-222", width: 7, isRound: true })),
      ),
      place(workshop.socket, [100, 210, 1.15]),
      band("l", { d: "M100 318V440Q100 470 130 470", width: 5 }),
      stand(workshop.charger, [578, 1.3]),
      sign(given, [222, 488, 250, 60]),
    ),
  keys: [
    { words: "light lamp led", draw: workshop.bulb },
    { words: "socket outlet plug point", draw: workshop.socket },
    { words: "fuse consumer board unit rewir wiring", draw: workshop.fuseBox },
    { words: "ev charg car vehicle", draw: workshop.charger },
    { words: "solar panel batter photovolt", draw: workshop.solar },
    { words: "test certificate inspect eicr report landlord", draw: works.certificate },
    { words: "fault emergenc repair appliance", draw: workshop.plug },
    { words: "kitchen ceiling pendant garden outdoor", draw: at([0, 16, 0.9], workshop.pendant) },
  ],
  prices: workshop.fuseBox,
  contact: workshop.socket,
  footer: [workshop.plug, workshop.bulb],
};

const course = (row: number): Drawn => {
  const [x, y] = [210 + ((row * 53) % 40) + row * 34, floorY - (row + 1) * 46];
  const length = beyond.to - x;
  return (
    box(row === 3 ? "e" : "a", [x, y, length, 46]) +
    band("n", { d: `M${x + (row % 2 ? 52 : 104)} ${y + 23}H${beyond.to}`, width: 46, dash: "2.4 101.6" })
  );
};

/** A builder: courses of brick that rise to the right. */
export const builder: Trade = {
  id: "builder",
  industry: "Real Estate & Construction",
  line: lines.bricks,
  opening: (given) =>
    stage(
      {
        line: lines.bricks,
        wings: ["", building.ladder, "", building.gable],
        behind: [
          disc("s", [190, 200, 170]),
          at([250, 8, 1.1], path("a", "M-70 116L240-90 2200-90 2200 116Z").replace("ma", "ms")),
        ],
      },
      ...[7, 6, 5, 4, 3, 2, 1, 0].map(course),
      box("c", [424, 226, 150, 152]) +
        box("s", [438, 240, 122, 124]) +
        path("n", "M438 240h122v124h-122zM499 240V364M438 302H560") +
        box("e", [410, 378, 178, 18, 2]),
      at([148, 354, 2.5], at([-60, -56], building.trowel)),
      sign(given, [330, 412, 236, 52]),
    ),
  keys: [
    { words: "extension house new build", draw: building.house },
    { words: "roof loft tile slate gutter chimney", draw: building.gable },
    { words: "brick wall point stone mason", draw: building.wall },
    { words: "plaster render skim floor screed", draw: building.trowel },
    { words: "window door conservator", draw: building.windowFrame },
    { words: "renovat refurb kitchen bathroom", draw: building.cabinet },
    { words: "plan permission survey", draw: building.plan },
    { words: "scaffold repair mainten", draw: building.ladder },
  ],
  prices: building.trowel,
  contact: building.door,
  footer: [building.wall, building.ladder],
};

/** A carpenter: a bench with a plane and its shaving. */
export const carpenter: Trade = {
  id: "carpenter",
  industry: "Real Estate & Construction",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [building.stool, building.cabinet, building.dovetail, building.stairs],
      },
      box("s", [beyond.from, 44, 3500, 150]) + band("l", { d: `M${beyond.from} 60H${beyond.to}`, width: 5 }),
      path("l", "M150 60V92M420 60V80M560 60V84"),
      place(building.saw, [150, 56, 1.35, 4]),
      place(building.setSquare, [564, 70, 1.05]),
      place(building.pencil, [420, 78, 0.9, -42]),
      stand(building.plane, [322, 3.3]),
      ...[0, 1].map((curl) =>
        at(
          [56 + curl * 44, 452 - curl * 6, 1 - curl * 0.3],
          band("n", { d: "M-26 14C-40-16-10-40 12-26S26 12 6 12-12-8 2-10", width: 11, isRound: true }),
          band("b", { d: "M-26 14C-40-16-10-40 12-26S26 12 6 12-12-8 2-10", width: 7, isRound: true }),
        ),
      ),
      stand(building.dovetail, [574, 1.05]),
      sign(given, [210, 498, 250, 52]),
    ),
  keys: [
    { words: "kitchen cabinet wardrobe fitted furniture", draw: building.cabinet },
    { words: "door", draw: building.door },
    { words: "stair banister", draw: building.stairs },
    { words: "window sash frame", draw: building.windowFrame },
    { words: "joint joiner bespoke made", draw: building.dovetail },
    { words: "chair table stool seat", draw: building.stool },
    { words: "floor deck skirting plane", draw: building.plane },
    { words: "repair restor saw timber", draw: building.saw },
  ],
  prices: building.setSquare,
  contact: building.pencil,
  footer: [building.plane, building.saw],
};

/** A painter: a half-painted wall. */
export const painter: Trade = {
  id: "painter",
  industry: "Real Estate & Construction",
  line: lines.rule,
  opening: (given) =>
    stage(
      { line: lines.plank, ground: "m", wings: [workshop.ladderTool, workshop.tin, workshop.brush] },
      box("x", [beyond.from, -700, 1660, floorY + 700]) +
        path("x", `M250-700H432V250q-18 34-40 0t-44 20-42-14-60 40Z`),
      box("c", [beyond.from, 436, 3500, 34]),
      at([340, 196, 1.9], at([-60, 0], workshop.roller)),
      stand(workshop.tin, [120, 1.55]),
      stand(workshop.brush, [222, 1.0, 20]),
      stand(workshop.swatches, [556, 1.35]),
      sign(given, [30, 60, 230, 76]),
    ),
  keys: [
    { words: "interior inside room wall ceiling", draw: workshop.roller },
    { words: "exterior outside render house", draw: building.house },
    { words: "wood door gloss trim varnish", draw: workshop.brush },
    { words: "paper wallpaper hang", draw: building.door },
    { words: "colour color consult scheme", draw: workshop.swatches },
    { words: "commercial office shop", draw: workshop.ladderTool },
    { words: "prepar repair fill spray", draw: workshop.tin },
  ],
  prices: workshop.swatches,
  contact: workshop.brush,
  footer: [workshop.tin, workshop.roller],
};

/** A gardener: watered plants. */
export const gardener: Trade = {
  id: "gardener",
  industry: "Real Estate & Construction",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        line: lines.turf,
        ground: "m",
        wings: [garden.roundTree, garden.hedge, garden.fence, garden.potted, garden.hedge, garden.roundTree],
        behind: [
          disc("y", [520, 96, 54]),
          path("s", "M-1400 400Q-700 240-200 360T300 330 760 300 1300 360 2040 280V470H-1400Z"),
        ],
      },
      stand(garden.roundTree, [560, 2.2]),
      stand(garden.hedge, [440, 1.2]),
      at([262, 196, 2.5, -26], at([-60, -56], garden.wateringCan)),
      ...[
        [40, 318],
        [66, 344],
        [28, 372],
        [58, 396],
        [92, 378],
      ].map(([x = 0, y = 0]) => at([x, y], drop("c", 13))),
      stand(garden.potted, [70, 0.01]),
      ...[30, 84, 140].map((x, index) => at([x, floorY, 1], at([0, 0, 0.9 + index * 0.22], garden.tulip))),
      stand(garden.spade, [300, 1.5, 8]),
      sign(given, [340, 492, 250, 58]),
    ),
  keys: [
    { words: "lawn grass mow mowing turf", draw: garden.mower },
    { words: "hedge trim prun", draw: garden.hedge },
    { words: "tree surg stump fell", draw: garden.roundTree },
    { words: "plant border flower bed", draw: garden.potted },
    { words: "fence gate deck", draw: garden.fence },
    { words: "patio pav paving paved path stone landscap", draw: garden.paving },
    { words: "water irrigat mainten", draw: garden.wateringCan },
    { words: "dig clear design soil", draw: garden.spade },
  ],
  prices: garden.wateringCan,
  contact: greeting.letterbox,
  footer: [garden.hedge, garden.spade],
};
