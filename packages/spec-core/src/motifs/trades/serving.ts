import { drop } from "../forms.ts";
import * as lines from "../lines.ts";
import * as cleaning from "../parts/cleaning.ts";
import * as desk from "../parts/desk.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as journey from "../parts/journey.ts";
import * as locks from "../parts/locks.ts";
import * as motor from "../parts/motor.ts";
import * as moving from "../parts/moving.ts";
import * as works from "../parts/pipework.ts";
import * as roof from "../parts/roof.ts";
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
        plate: sign(given, [196, 496, 248, 56]),
        line: lines.rule,
        ground: "m",
        wings: [workshop.tyre, workshop.tyre, workshop.oilCan, motor.battery],
      },
      box("s", [beyond.from, 36, 3440, 20]) + path("l", "M110-400V70M560-400V72"),
      place(works.wrench, [110, 62, 0.9]),
      place(workshop.sparkPlug, [560, 66, 0.8]),
      at([318, 216, 4.1], at([-60, -56], workshop.car)),
      box("b", [60, 392, 516, 22, 4]) +
        path("e", "M150 470L430 414H478L198 470ZM486 470L206 414H158L438 470Z") +
        box("b", [40, 462, 556, 16, 3]),
    ),
  keys: [
    { words: "serv full interim mainten oil lube filter", draw: workshop.oilCan },
    { words: "mot test inspect tuv certificate nct smog", draw: works.certificate },
    {
      words: "tyre tire wheel track align puncture balanc alloy",
      draw: workshop.tyre,
      isGeneral: true,
    },
    { words: "brake pad =disc", draw: motor.brakeDisc },
    { words: "repair mechanic weld fault", draw: works.wrench, isGeneral: true },
    { words: "gear gearbox clutch cambelt timing belt transmission", draw: journey.cog },
    { words: "diagnos remap ecu software key", draw: desk.laptop },
    { words: "engine tune spark ignition", draw: workshop.sparkPlug },
    { words: "batter electric alternator starter", draw: motor.battery },
    { words: "ev =ev hybrid electric charg", draw: workshop.charger },
    { words: "air con aircon condition regas climate", draw: motor.airCon },
    { words: "exhaust dpf =dpf catal silencer muffler emission", draw: motor.exhaust },
    { words: "suspension shock spring strut", draw: motor.spring },
    { words: "body paint dent spray respray scratch bumper panel accident", draw: motor.sprayGun },
    { words: "valet wash detail clean polish", draw: motor.carWash },
    { words: "sale used car hire courtesy collect", draw: workshop.car, isGeneral: true },
    { words: "tow recover breakdown roadside", draw: motor.towTruck },
    { words: "van camper fleet motorhome commercial", draw: workshop.van },
    { words: "steer", draw: school.wheelSteering },
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
        wings: [building.house, building.gable, workshop.carton, moving.sofa],
        behind: [disc("s", [290, 246, 228])],
      },
      at([284, 274, 4], at([-60, -58], workshop.van)),
      given.plate.length > 0 ? sign(given, [78, 168, 244, 92]) : path("w", "M110 190H290M110 216H230"),
      at([580 - 60 * 0.86, 365 - 112 * 0.86, 0.86], workshop.carton) + stand(workshop.carton, [576, 1.1]),
    ),
  keys: [
    { words: "van man courier deliver same local luton", draw: workshop.van, isGeneral: true },
    { words: "pack box material wrap unpack", draw: workshop.carton, isGeneral: true },
    { words: "house home domestic flat residential apartment student move", draw: building.house },
    { words: "office business commercial corporate shop", draw: moving.officeBlock },
    { words: "storage store container", draw: moving.storageUnit },
    { words: "clear clearance waste rubbish junk dispos skip", draw: moving.skip },
    { words: "piano =piano", draw: moving.uprightPiano },
    { words: "furniture item sofa heavy bulky bed antique", draw: moving.sofa },
    { words: "assembl assembly dismantl flatpack", draw: works.wrench },
    { words: "load labour labor carry lift", draw: at([10, 18, 0.84], workshop.trolley) },
    { words: "international europe abroad overseas worldwide", draw: school.globe },
    { words: "distance long national interstate", draw: desk.map },
  ],
  prices: workshop.carton,
  contact: workshop.van,
  footer: [workshop.van, workshop.carton],
};

/** A window with one clean stroke. */
const washedWindow = at(
  [25.6, 35.8, 0.92],
  box("e", [152, 10, 340, 424, 4]) +
    box("m", [170, 28, 304, 388]) +
    path("z", "M170 28H296C346 80 384 134 414 204L294 298C268 238 226 186 170 156Z") +
    path("n", "M170 28H474V416H170ZM196 118L258 50M218 146L298 58"),
  at([354, 251, 1.5, -38], at([-60, 0], cleaning.squeegee)),
  ...[
    [392, 66, 22],
    [440, 112, 28],
    [420, 46, 14],
    [202, 226, 26],
    [240, 282, 20],
    [208, 334, 30],
    [280, 360, 24],
    [332, 344, 16],
    [444, 262, 22],
  ].map(([x = 0, y = 0, size = 0]) => at([x, y], drop("c", size))),
  box("c", [134, 430, 376, 18, 3]),
);

/** Cleaners: what the client names, else a mop. */
export const cleaner: Trade = {
  id: "cleaner",
  industry: "General Business",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [cleaning.sink, cleaning.iron, cleaning.oven, cleaning.carpet],
      },
      given.subject === cleaning.cleanWindow
        ? washedWindow
        : disc("s", [320, 240, 220]) + stand(given.subject ?? cleaning.mop, [316, 3]),
      stand(workshop.bucket, [68, 1.35]),
      stand(cleaning.spray, [574, 1.15]),
    ),
  keys: [
    { words: "home house domestic flat residential apartment", draw: cleaning.cleanHouse, isLarge: true },
    {
      words: "office commercial business workplace contract retail shop",
      draw: cleaning.cleanOffice,
      isLarge: true,
    },
    { words: "end tenanc move moving vacat", draw: cleaning.emptyRoom },
    { words: "carpet rug stain", draw: cleaning.carpet, isLarge: true },
    { words: "oven =oven hob cooker barbecue", draw: cleaning.oven, isLarge: true },
    { words: "car =car valet vehicle detailing motorhome", draw: motor.carWash, isLarge: true },
    { words: "window glass conservator", draw: cleaning.cleanWindow, isLarge: true },
    { words: "builder construct renovat refurb", draw: cleaning.afterBuilders },
    { words: "upholster sofa mattress curtain", draw: cleaning.cleanSofa },
    { words: "iron laundr linen", draw: cleaning.iron },
    { words: "holiday let letting airbnb changeover turnover guest hotel", draw: journey.bed },
    { words: "bath bathroom toilet washroom shower", draw: works.bath },
    { words: "kitchen dish", draw: cleaning.sink },
    { words: "floor mop communal stair regular week weekly fortnight", draw: cleaning.mop, isGeneral: true },
    { words: "gutter fascia soffit", draw: roof.gutter },
    { words: "deep spring one off once disinfect saniti", draw: cleaning.spray, isGeneral: true },
    { words: "bucket", draw: workshop.bucket, isGeneral: true },
  ],
  prices: workshop.bucket,
  contact: greeting.handset,
  footer: [workshop.bucket, cleaning.spray],
};

/** A locksmith: a key and a lock. */
export const locksmith: Trade = {
  id: "locksmith",
  industry: "General Business",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [building.door, locks.safe, locks.keypad, locks.handlePlate],
      },
      box("e", [beyond.from, 30, 3440, 20, 6]),
      ...[70, 195, 320, 445, 570].map(
        (x, index) =>
          at([x, 66, 0.62 + (index % 3) * 0.12, 90], at([5, 0], building.plainKey)) +
          path("l", `M${x} 50V66`),
      ),
      stand(workshop.padlock, [196, 3.1]),
      stand(building.key, [466, 2.2]),
    ),
  keys: [
    { words: "lockout locked out emergenc entry open evict", draw: building.door },
    { words: "key cut copy spare duplicat master", draw: building.key, isGeneral: true },
    {
      words: "lock cylinder change replac fit upgrad euro snap rekey install",
      draw: locks.cylinder,
      isGeneral: true,
    },
    { words: "padlock secur burglar shed gate", draw: workshop.padlock, isGeneral: true },
    { words: "safe =safe vault", draw: locks.safe },
    { words: "car =car =auto vehicle fob transponder ignition", draw: locks.carKey },
    { words: "handle upvc door mortice mortise mechanism multipoint", draw: locks.handlePlate },
    { words: "keypad smart digital access intercom electronic", draw: locks.keypad },
    { words: "alarm cctv camera", draw: locks.watchCamera },
    { words: "window glaz", draw: building.windowFrame },
    { words: "survey landlord insur inspect", draw: works.certificate },
  ],
  prices: building.key,
  contact: greeting.handset,
  footer: [building.key, workshop.padlock],
};
