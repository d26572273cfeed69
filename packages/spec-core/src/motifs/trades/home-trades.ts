import * as lines from "../lines.ts";
import * as site from "../parts/building-site.ts";
import * as decorating from "../parts/decorating.ts";
import * as electrics from "../parts/electrics.ts";
import * as garden from "../parts/garden.ts";
import * as gardening from "../parts/garden-work.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as joinery from "../parts/joinery.ts";
import * as works from "../parts/pipework.ts";
import * as roof from "../parts/roof.ts";
import * as street from "../parts/street.ts";
import * as tools from "../parts/tools.ts";
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
      tube("c", { d: `M320 80V64Q320 36 348 36H${beyond.to}`, width: 34 }),
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
      ...[60, 580].map((x) => at([x, floorY + 24, 1.7], works.joint)),
    ),
  keys: [
    { words: "boiler heating combi servicing annual exchanger", draw: works.boiler },
    { words: "bathroom shower bath wet ensuite", draw: works.bath },
    { words: "certificate landlord safe check inspect cp12 survey test", draw: works.certificate },
    { words: "toilet cistern loo wc macerat saniflo", draw: works.toilet },
    { words: "radiator central power flush trv balanc towel", draw: works.radiator },
    { words: "underfloor ufh", draw: works.floorHeating },
    { words: "cylinder tank hot unvented immersion heater solar", draw: works.cylinder },
    { words: "=heat ashp air source renewabl", draw: works.heatPump },
    { words: "=gas cooker hob oven stove =fire", draw: works.gasFlame },
    { words: "=tap drip faucet soften filter hose", draw: works.tap },
    { words: "leak burst pipe freez frozen repip =main", draw: at([60, 14], works.leak) },
    { words: "drain block unblock plung clog sewer jetting sump rooter", draw: works.plunger },
    { words: "sink kitchen basin dispos garbage", draw: works.sink },
    { words: "washing dishwasher appliance washer laundry", draw: works.washer },
    { words: "pressure pump thermostat smart control", draw: at([60, 56, 0.94], works.gauge(-38)) },
    { words: "emergenc call repair fix fixing labour hour", draw: works.wrench, isGeneral: true },
    { words: "valve stopcock isolat", draw: works.valvedPipe, isGeneral: true },
    { words: "handyman odd", draw: tools.toolbox, isGeneral: true },
  ],
  prices: at([60, 58], works.gauge(-42)),
  contact: at([60, 14], works.leak),
  footer: [works.tap],
};

/** A socket that is wired to the cable below it. */
const onCable = (part: Drawn): Drawn => band("l", { d: "M60 96V112", width: 5 }) + part;

/** An electrician: one cable and its lamps. */
export const electrician: Trade = {
  id: "electrician",
  industry: "Real Estate & Construction",
  line: lines.cable,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [222, 488, 250, 60]),
        line: lines.cable,
        wings: [workshop.fuseBox, workshop.solar, workshop.plug, electrics.router],
        behind: [disc("s", [368, 250, 232]) + disc("m", [368, 250, 168])],
      },
      path("l", "M368-400V52"),
      at([368, 214, 3.1, 180], at([-60, -56], workshop.bulb)),
      ...[-90, -54, -18, 18, 54, 90].map((turn) =>
        at([368, 258, 1, turn], band("b", { d: "M0-188V-214", width: 7, isRound: true })),
      ),
      place(workshop.socket, [82, 206, 1.1]),
      band("l", { d: "M82 312V440Q82 470 112 470", width: 5 }),
      stand(workshop.charger, [560, 1.35]),
    ),
  keys: [
    { words: "light lights lighting lamp led downlight spotlight dimmer", draw: workshop.bulb },
    { words: "socket outlet plug power usb switch", draw: onCable(workshop.socket), isGeneral: true },
    { words: "solar photovolt batter inverter", draw: workshop.solar },
    {
      words: "fuse consumer board unit rewir wiring wire circuit breaker panel rcd tripp surge",
      draw: workshop.fuseBox,
      isGeneral: true,
    },
    { words: "ev charger charging chargepoint car vehicle tesla", draw: workshop.charger },
    { words: "test certificate inspect eicr report landlord pat survey", draw: works.certificate },
    {
      words: "garden outdoor outside exterior light lights lighting flood landscape",
      draw: electrics.gardenLamp,
    },
    { words: "smoke alarm detect carbon", draw: electrics.smokeAlarm },
    {
      words: "cctv camera security intruder burglar doorbell door entry intercom",
      draw: electrics.wallCamera,
    },
    {
      words: "data network internet ethernet cat5 cat6 wifi wi broadband aerial tv phone smart",
      draw: electrics.router,
    },
    { words: "pump ashp air condition", draw: works.heatPump },
    { words: "immersion water cylinder boiler", draw: works.cylinder },
    { words: "shower bathroom", draw: works.bath },
    { words: "heat radiator underfloor thermostat", draw: electrics.panelHeater },
    { words: "fan extract extractor ventil", draw: electrics.extractor },
    { words: "pendant chandelier", draw: at([0, 16, 0.9], workshop.pendant) },
    { words: "fault emergenc repair appliance callout", draw: workshop.plug, isGeneral: true },
  ],
  prices: workshop.fuseBox,
  contact: onCable(workshop.socket),
  footer: [workshop.plug, workshop.bulb],
};

/** A course of bricks across the wall's right part; each starts a half brick further in than the second below it. */
const course = (row: number): Drawn => {
  const [x, y] = [216 + Math.ceil(row / 2) * 52, floorY - (row + 1) * 46];
  const joint = x + (Math.floor(row / 2) % 2 ? 52 : 104);
  return (
    box(row === 3 ? "e" : "a", [x, y, beyond.to - x, 46]) +
    band("n", { d: `M${joint - 1.2} ${y + 23}H${beyond.to}`, width: 46, dash: "2.4 101.6" })
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
        plate: sign(given, [316, 372, 284, 74]),
        line: lines.bricks,
        wings: ["", building.ladder, "", building.gable],
        behind: [disc("s", [206, 222, 190])],
      },
      ...[7, 6, 5, 4, 3, 2, 1, 0].map(course),
      box("c", [446, 184, 150, 142]) +
        box("s", [460, 198, 122, 114]) +
        path("n", "M460 198h122v114h-122zM521 198V312M460 255H582") +
        box("e", [434, 326, 174, 18, 2]),
      at([438, 102 - 112 * 1.3, 1.3], tools.mortarTrowel),
      stand(site.mixer, [112, 1.8]),
    ),
  keys: [
    { words: "extension house home new build storey annex porch", draw: building.house },
    { words: "loft dormer attic", draw: street.loft },
    { words: "garage carport", draw: street.garage },
    { words: "flat felt rubber", draw: roof.flatRoof },
    { words: "chimney stack", draw: roof.chimney },
    { words: "roof tile slate", draw: roof.tiles },
    { words: "gutter downpipe fascia soffit", draw: roof.gutter },
    { words: "garden outbuilding shed summerhouse", draw: street.gardenRoom },
    { words: "brick wall walls garden point repoint stone mason blockwork", draw: building.wall },
    {
      words: "plaster render skim drywall pebbledash brick wall walls",
      draw: building.trowel,
      isGeneral: true,
    },
    { words: "screed concrete cement", draw: site.mixer },
    { words: "floor laminate", draw: joinery.floorboards },
    { words: "tiling tiled tiler", draw: site.tiling },
    { words: "window door conservator glaz oranger bifold", draw: building.windowFrame },
    { words: "bathroom wet shower", draw: works.bath },
    { words: "kitchen joinery cabinet", draw: joinery.kitchen },
    { words: "=plan planning permission drawing survey architect design", draw: building.plan },
    { words: "ground foundation drain dig excavat demoli footing clear", draw: site.digger },
    { words: "drive patio paving garden landscap path", draw: garden.paving },
    { words: "fence fencing garden gate", draw: garden.fence },
    { words: "deck", draw: gardening.deck },
    { words: "decorat paint", draw: workshop.roller },
    { words: "carpent timber wood", draw: joinery.saw },
    { words: "plumb heating", draw: works.tap },
    { words: "electric rewir", draw: workshop.plug },
    { words: "insulat", draw: roof.insulation },
    { words: "scaffold", draw: site.scaffold },
    { words: "renovat refurb structur project", draw: tools.hardHat, isGeneral: true },
    { words: "repair mainten handyman odd insurance", draw: tools.toolbox, isGeneral: true },
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

// Side parts stand on the floor: this is the height of the ridge above it.
const wingStack = at([0, -140], roof.stack);

/** A roofer: rows of tiles below the ridge. */
export const roofer: Trade = {
  id: "roofer",
  industry: "Real Estate & Construction",
  line: lines.tiles,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 502, 248, 52]),
        line: () => "",
        ground: "m",
        wings: ["", "", wingStack, wingStack],
        behind: [disc("s", [226, 190, 186])],
      },
      place(roof.stack, [444, 92, 1.5]),
      box("x", [beyond.from, 440, beyond.to - beyond.from, 32]),
      ...[5, 4, 3, 2, 1, 0].map((row) => tileRow(300 + row * 36, row)),
      ...[
        [492, 372],
        [536, 372],
        [514, 408],
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
    ),
  keys: [
    {
      words: "flat felt rubber epdm grp fibreglass membrane garage torch green sedum",
      draw: roof.flatRoof,
    },
    { words: "metal zinc copper seam steel tin", draw: roof.metalRoof },
    { words: "chimney stack pot repoint point lead flash", draw: roof.chimney },
    { words: "gutter downpipe fascia soffit bargeboard drain", draw: roof.gutter },
    { words: "storm leak emergenc damage insurance weather water", draw: roof.storm },
    { words: "window velux skylight rooflight lantern tunnel", draw: roof.roofWindow },
    { words: "dormer loft conver", draw: street.loft },
    { words: "ridge hip verge dry valley", draw: roof.ridge },
    { words: "clean moss wash treat algae", draw: roof.mossBrush },
    { words: "insulat", draw: roof.insulation },
    { words: "survey inspect report guarantee quote check drone", draw: works.certificate },
    { words: "solar", draw: workshop.solar },
    { words: "tile slate shingle re reroof pitch new replac", draw: roof.tiles },
    { words: "scaffold", draw: site.scaffold },
    { words: "repair patch slip missing mainten", draw: roof.slateHammer, isGeneral: true },
    { words: "house home conservator porch", draw: building.gable, isGeneral: true },
    { words: "access ladder", draw: building.ladder, isGeneral: true },
  ],
  prices: roof.tiles,
  contact: greeting.handset,
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
        plate: sign(given, [210, 498, 250, 52]),
        line: lines.plank,
        ground: "m",
        wings: [building.stool, building.cabinet, joinery.table, building.stairs],
      },
      at([124, 98, 1.3, -84], at([-60, -76], joinery.saw)),
      at([318, 36], joinery.chisel(20)) + at([378, 36], joinery.chisel(13)),
      at([602, 193, 1.1, 180], building.setSquare),
      box("e", [beyond.from, 88, 3500, 16]),
      box("e", [30, 438, 420, 32, 3]) + path("n", "M50 454H150M180 454H240M290 454H430"),
      at([160, 438 - 112 * 2.4, 2.4], joinery.planeWith(1.7)),
      at([84, 430, 1.1], joinery.curl) + at([138, 432, 0.8], joinery.curl),
      stand(joinery.dovetail, [532, 1.2]),
    ),
  keys: [
    { words: "kitchen cabinet cupboard worktop vanity unit", draw: joinery.kitchen },
    { words: "wardrobe closet bedroom dressing", draw: joinery.wardrobe },
    { words: "garden shed outbuilding summer", draw: street.gardenRoom },
    { words: "shelf shelv bookcase alcove media library bookshel built office", draw: joinery.shelves },
    { words: "door", draw: building.door },
    { words: "stair banister balustrad spindle handrail newel", draw: building.stairs },
    { words: "window sash casement glaz", draw: building.windowFrame },
    { words: "floor laminate parquet boarding", draw: joinery.floorboards },
    { words: "deck", draw: gardening.deck },
    { words: "chair stool seat", draw: building.stool },
    { words: "table desk dining bench furniture", draw: joinery.table },
    { words: "truss framing beam structur roof porch pergola gazebo", draw: joinery.truss },
    { words: "fence fencing gate", draw: garden.fence },
    { words: "joint joiner dovetail", draw: joinery.dovetail, isGeneral: true },
    {
      words: "skirting architrave mould mold trim panel clad plane radiator",
      draw: joinery.plane,
      isGeneral: true,
    },
    { words: "repair restor saw wood first second", draw: joinery.saw, isGeneral: true },
  ],
  prices: tools.steelTape,
  contact: building.door,
  footer: [joinery.plane, joinery.dovetail],
};

/** A painter: a half-painted wall. */
export const painter: Trade = {
  id: "painter",
  industry: "Real Estate & Construction",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [30, 60, 230, 76]),
        line: lines.plank,
        ground: "m",
        wings: [workshop.ladderTool, decorating.brush, workshop.tin],
        behind: [
          box("x", [beyond.from, -700, 1660, floorY + 700]),
          path("x", "M250-700H432V250q-18 34-40 0t-44 20-42-14-60 40Z"),
          box("c", [beyond.from, 436, 3500, 34]),
        ],
      },
      at([340, 196, 1.9], at([-60, 0], workshop.roller)),
      stand(workshop.tin, [120, 1.55]),
      stand(decorating.brush, [226, 1.1]),
      stand(decorating.swatches, [534, 1.35]),
    ),
  keys: [
    {
      words: "interior inside room wall ceiling bedroom living lounge",
      draw: workshop.roller,
      isGeneral: true,
    },
    { words: "exterior outside render house masonry facade siding", draw: building.house },
    { words: "door", draw: building.door },
    { words: "wood gloss trim varnish skirting radiator", draw: decorating.brush, isGeneral: true },
    { words: "stair hall landing banister", draw: building.stairs },
    { words: "window sash", draw: building.windowFrame },
    { words: "paper wallpaper hang", draw: decorating.wallpaper },
    { words: "colour color consult scheme", draw: decorating.swatches },
    { words: "spray", draw: decorating.sprayGun },
    { words: "kitchen cabinet cupboard furniture unit", draw: joinery.kitchen },
    { words: "fence deck shed stain garden", draw: garden.fence },
    { words: "plaster skim drywall fill filling prepar repair", draw: building.trowel },
    { words: "tiling tiler", draw: site.tiling },
    { words: "commercial office shop school", draw: workshop.ladderTool },
    { words: "mural feature", draw: workshop.tin, isGeneral: true },
  ],
  prices: decorating.swatches,
  contact: decorating.brush,
  footer: [workshop.tin, workshop.roller],
};
