import { drop } from "../forms.ts";
import * as lines from "../lines.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as works from "../parts/pipework.ts";
import * as roof from "../parts/roof.ts";
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

const tileWidth = 44;

/** A row of rounded tiles across the whole width, its lower edge at y. */
const tileRow = (y: number, row: number): Drawn => {
  const from = beyond.from + (row % 2 ? tileWidth / 2 : 0);
  const edge = { d: `M${from} ${y - 22}H${beyond.to}`, dash: `0.1 ${tileWidth - 0.1}`, isRound: true };
  return (
    band("n", { ...edge, width: tileWidth }) +
    band("a", { ...edge, width: tileWidth - 4.4 }) +
    box("x", [beyond.from, y - 60, beyond.to - beyond.from, 38]) +
    band("n", {
      d: `M${from - tileWidth / 2 - 1.1} ${y - 34}H${beyond.to}`,
      width: 26,
      dash: `2.2 ${tileWidth - 2.2}`,
    })
  );
};

const newTile = (x: number, y: number): Drawn => path("b", `M${x - 20} ${y - 48}h40v27a20 20 0 0 1-40 0Z`);

const stack = (x: number): Drawn => at([x, 92, 1.5], at([-60, 0], roof.stack));

/** A roofer: rows of tiles below the ridge. */
export const roofer: Trade = {
  id: "roofer",
  industry: "Real Estate & Construction",
  line: lines.tiles,
  opening: (given) =>
    stage(
      { line: () => "", ground: "m", wings: [], behind: [disc("s", [226, 190, 186])] },
      stack(444) + stack(-330) + stack(1060),
      box("x", [beyond.from, 440, beyond.to - beyond.from, 32]),
      ...[5, 4, 3, 2, 1, 0].map((row) => tileRow(300 + row * 36, row)),
      ...[
        [498, 372],
        [542, 372],
        [520, 408],
      ].map(([x = 0, y = 0]) => newTile(x, y)),
      box("b", [beyond.from, 230, 3440, 22, 11]) +
        band("n", { d: `M${beyond.from + 60} 241H${beyond.to}`, width: 22, dash: "2.2 85.8" }),
      path("e", "M276 292H398L420 410H254Z") +
        path("s", "M290 306H384L402 396H272Z") +
        path("n", "M290 306H384L402 396H272ZM337 306V396M300 376L326 330M356 384L376 348"),
      ...[0, 1].map((side) => band("n", { d: `M${110 + side * 62} 214L${84 + side * 78} 474`, width: 10 })),
      ...[0, 1].map((side) => band("e", { d: `M${110 + side * 62} 216L${84 + side * 78} 472`, width: 6 })),
      band("b", {
        d: "M108 254H174M105 288H176M102 322H178M98 356H181M95 390H184M92 424H187M88 458H190",
        width: 8,
      }),
      box("c", [beyond.from, 470, 3440, 24, 8]),
      sign(given, [196, 502, 248, 52]),
    ),
  keys: [
    { words: "tile slate re-roof reroof roof pitch new full", draw: roof.tiles },
    { words: "flat felt rubber epdm grp fibreglass membrane garage", draw: roof.flatRoof },
    { words: "chimney stack pot repoint point lead flash", draw: roof.chimney },
    { words: "gutter downpipe fascia soffit bargeboard drain", draw: roof.gutter },
    { words: "storm leak emergenc damage insurance weather", draw: roof.storm },
    { words: "window velux skylight rooflight dormer", draw: roof.roofWindow },
    { words: "repair patch ridge slip missing mainten", draw: roof.slateHammer },
    { words: "survey inspect report guarantee quote check", draw: works.certificate },
    { words: "clean moss loft house insulat solar", draw: building.gable },
    { words: "scaffold access ladder", draw: building.ladder },
  ],
  prices: roof.tiles,
  contact: building.door,
  footer: [roof.chimney, building.ladder],
};

/** A carpenter: a bench with a plane and its shaving. */
export const carpenter: Trade = {
  id: "carpenter",
  industry: "Real Estate & Construction",
  alsoIn: "Creative & Design",
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

/** A tree surgeon: an oak, and what becomes of a felled one. */
export const treeSurgeon: Trade = {
  id: "tree-surgeon",
  industry: "Real Estate & Construction",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        line: lines.turf,
        ground: "m",
        wings: [garden.roundTree, garden.hedge, garden.log, garden.roundTree, garden.hedge],
        behind: [
          disc("y", [110, 96, 50]),
          path("s", "M-1400 400Q-700 240-200 360T300 330 760 300 1300 360 2040 280V470H-1400Z"),
        ],
      },
      at([106, 28, 1.3], garden.oak),
      stand(garden.log, [556, 1.5]),
      stand(garden.log, [478, 1.05]),
      stand(garden.chainsaw, [98, 1.3]),
      sign(given, [340, 492, 250, 58]),
    ),
  keys: [
    { words: "crown reduc prun thin lift pollard shap", draw: at([8, -3, 0.34], garden.oak) },
    { words: "fell dismantl remov clear", draw: garden.chainsaw },
    { words: "stump grind root", draw: at([60, 58], garden.rings("whole")) },
    { words: "hedge trim", draw: garden.hedge },
    { words: "plant new young", draw: garden.sapling },
    { words: "log firewood wood season chip mulch", draw: garden.log },
    { words: "survey report tpo inspect consult advice", draw: works.certificate },
    { words: "storm emergenc callout dead danger", draw: garden.roundTree },
  ],
  prices: at([60, 58], garden.rings("whole")),
  contact: greeting.letterbox,
  footer: [garden.roundTree, garden.log],
};
