import * as lines from "../lines.ts";
import * as care from "../parts/care.ts";
import * as desk from "../parts/desk.ts";
import * as devices from "../parts/devices.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as journey from "../parts/journey.ts";
import { largeCamera } from "../parts/large-camera.ts";
import * as photos from "../parts/photos.ts";
import * as pottery from "../parts/pottery.ts";
import * as printing from "../parts/print-work.ts";
import * as studio from "../parts/studio.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, box, type Drawn, disc, lettering, path } from "../shape.ts";
import { beyond, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

const codeRow = (row: number): Drawn => {
  const indent = [0, 28, 56, 56, 28, 28, 0][row] ?? 0;
  const length = [150, 200, 120, 176, 96, 210, 60][row] ?? 100;
  return band(row % 3 === 1 ? "b" : row % 3 === 2 ? "a" : "n", {
    d: `M${214 + indent} ${206 + row * 30}h${length}`,
    width: 9,
    isRound: true,
  });
};

/** Makers of software and websites: a window on a screen. */
export const software: Trade = {
  id: "software",
  industry: "Technology",
  line: lines.trace,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 54]),
        line: lines.trace,
        wings: [desk.server, desk.chip, desk.phone, desk.laptop],
        behind: [
          path(
            "l",
            `M${beyond.from} 90H20L70 140H118M${beyond.to} 60H620L576 104H542M${beyond.to} 240H620L582 278H542M${beyond.from} 262H44L80 298H118`,
          ),
          ...[
            [118, 140],
            [542, 104],
            [542, 278],
            [118, 298],
          ].map(([x = 0, y = 0]) => disc("b", [x, y, 8])),
        ],
      },
      box("c", [130, 92, 400, 340, 14]) +
        path("a", "M130 154V106q0-14 14-14H516q14 0 14 14V154Z") +
        disc("z", [158, 123, 8]) +
        disc("z", [186, 123, 8]) +
        disc("z", [214, 123, 8]) +
        box("z", [250, 112, 250, 22, 11]),
      path("n", "M190 180V410"),
      ...[0, 1, 2, 3, 4, 5, 6].map(codeRow),
      ...[0, 1, 2, 3, 4, 5, 6].map((row) => disc("d", [162, 206 + row * 30, 3])),
      at([402, 292, 1.12], desk.cursor),
    ),
  keys: [
    { words: "web =web website site landing wordpress page cms", draw: desk.browserWindow, isGeneral: true },
    { words: "app apps mobile phone ios android native", draw: desk.phone },
    {
      words: "develop code coding software custom bespoke program mvp prototype engineer build open",
      draw: desk.brackets,
      isGeneral: true,
    },
    {
      words: "shop store ecommerce commerce shopify woocommerce checkout payment marketplace",
      draw: devices.webShop,
    },
    { words: "host server devops infrastructure devop deploy", draw: desk.server },
    { words: "cloud migrat azure aws upload", draw: devices.cloud },
    { words: "dashboard report analytic insight bi visualis visualiz", draw: devices.dashboard },
    { words: "data database sql warehouse backup", draw: desk.drive },
    { words: "security secure cyber penetration protect gdpr", draw: desk.shield },
    { words: "ai artificial chatbot assistant machine agent", draw: devices.robot },
    { words: "hardware iot embedded firmware electronic sensor", draw: desk.chip },
    { words: "design ux ui interface usability", draw: desk.cursor },
    { words: "automat integrat api workflow process crm erp maintenance maintain", draw: devices.cogs },
    {
      words: "seo search audit test testing qa review accessib diligence performance",
      draw: devices.siteSearch,
    },
    {
      words: "config setup setting onboard plan starter pro team enterprise subscription licen",
      draw: devices.sliders,
    },
    { words: "support help helpdesk care retainer call", draw: devices.headset },
    { words: "consult train workshop discovery strateg advice advis cto session mentor", draw: desk.speech },
    { words: "platform product system tool team", draw: desk.laptop, isGeneral: true },
  ],
  prices: desk.browserWindow,
  contact: desk.speech,
  footer: [desk.brackets, desk.cursor],
};

/** Computer help and repairs: a machine on the bench. */
export const itSupport: Trade = {
  id: "it-support",
  industry: "Technology",
  line: lines.trace,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [devices.desktop, devices.printer, desk.server, devices.headset],
        behind: [disc("s", [320, 230, 220])],
      },
      stand(devices.laptopGuarded, [324, 3]),
      stand(devices.router, [76, 1.05]),
      stand(desk.phone, [564, 1.35]),
    ),
  keys: [
    { words: "laptop macbook notebook hinge keyboard trackpad", draw: devices.laptopRepair, isGeneral: true },
    {
      words: "computer pc mac desktop imac custom build workstation new",
      draw: devices.desktop,
      isGeneral: true,
    },
    { words: "screen crack display glass broken lcd", draw: devices.crackedPhone },
    { words: "phone tablet ipad iphone mobile battery charg port unlock water", draw: desk.phone },
    { words: "network wifi wi fi internet broadband router cabl ethernet vpn signal", draw: devices.router },
    { words: "print printer printing scanner", draw: devices.printer },
    {
      words: "virus malware security protect cyber antivirus scam ransomware essentials",
      draw: devices.laptopGuarded,
    },
    { words: "cloud microsoft office365 migrat google workspace sharepoint", draw: devices.cloud },
    { words: "data recover backup disk drive transfer file", draw: desk.drive },
    { words: "server business office managed company infrastructure monitor", draw: desk.server },
    { words: "part component memory ram ssd upgrade hardware", draw: desk.chip },
    { words: "email mail outlook inbox", draw: greeting.envelope },
    { words: "console xbox playstation game gaming nintendo", draw: devices.gamepad },
    { words: "website web domain", draw: desk.browserWindow },
    {
      words: "help helpdesk support remote telephone voip =voip call",
      draw: devices.headset,
      isGeneral: true,
    },
    { words: "home visit house callout smart", draw: building.house },
    { words: "lesson train tuition advice consult one beginner", draw: desk.speech },
    {
      words: "set install software windows config speed slow tune service health clean",
      draw: devices.sliders,
    },
    { words: "cctv camera alarm", draw: studio.camera },
  ],
  prices: devices.laptopRepair,
  contact: devices.headset,
  footer: [desk.laptop, devices.router],
};

/** A photographer: a camera that looks at the visitor. */
export const photographer: Trade = {
  id: "photographer",
  industry: "Creative & Design",
  line: lines.film,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [studio.prints, photos.album, studio.frame, studio.filmRoll],
        behind: [disc("s", [320, 300, 250])],
      },
      largeCamera,
    ),
  keys: [
    { words: "event =event coverage second camera", draw: studio.camera, isGeneral: true },
    { words: "wedding couple engag elope ceremon anniversar proposal bridal", draw: photos.couple },
    {
      words: "family families child children kids sibling generation school nursery",
      draw: photos.familyPrint,
    },
    { words: "newborn maternity baby babies bump pregnan cake christening", draw: photos.newborn },
    {
      words: "portr headshot corporate profile business brand branding passport linkedin graduation boudoir",
      draw: photos.headshot,
    },
    { words: "studio lighting backdrop", draw: studio.softbox },
    { words: "product food commercial commerce packshot catalogue", draw: photos.productShot },
    { words: "property interior architect estate airbnb", draw: photos.housePicture },
    { words: "drone aerial", draw: photos.drone },
    { words: "film =film video reel cinema", draw: photos.clapper },
    { words: "album =album photobook", draw: photos.album },
    { words: "wall canvas framed frame", draw: photos.wallArt },
    {
      words: "print prints mini package digital outdoor landscape travel seasonal",
      draw: studio.prints,
      isGeneral: true,
    },
    { words: "restor retouch scan old repair", draw: photos.restored },
    { words: "negative develop analogue analog", draw: studio.filmRoll },
    {
      words: "lens course workshop tuition lesson one mentor training",
      draw: at([60, 58, 0.54], studio.lens(0.6)),
      isGeneral: true,
    },
    { words: "gift voucher", draw: journey.parcel },
    { words: "pet =pet dog horse cat", draw: care.dog },
  ],
  prices: studio.frame,
  contact: studio.camera,
  footer: [studio.camera, studio.filmRoll],
};

/** A designer or illustrator: a curve and its handles. */
export const designer: Trade = {
  id: "designer",
  industry: "Creative & Design",
  line: lines.ruler,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 500, 248, 52]),
        line: lines.ruler,
        wings: [workshop.swatches, studio.penNib, studio.poster, studio.grid],
      },
      path("f", `M${beyond.from} 52H${beyond.to}M${beyond.from} 400H${beyond.to}M110-600V470M530-600V470`),
      path(
        "a",
        "M320 60C470 60 520 180 500 270 484 344 420 400 320 400 210 400 130 330 140 220 150 120 220 60 320 60Z",
      ) + disc("c", [320, 236, 92]),
      band("l", { d: "M170 60H470M140 120V330", width: 2.6 }),
      ...[
        [170, 60],
        [470, 60],
        [140, 112],
        [140, 338],
      ].map(([x = 0, y = 0]) => disc("b", [x, y, 11])),
      ...[
        [320, 60],
        [140, 220],
        [320, 400],
        [500, 262],
      ].map(([x = 0, y = 0]) => box("c", [x - 11, y - 11, 22, 22])),
      lettering(given.initials, { x: 320, y: 268, width: 116, size: 92, measure: given.measure, look: "d" }),
      at([540, 300, 1.5, 12], at([-60, -56], building.pencil)),
    ),
  keys: [
    { words: "logo brand branding identity =mark guideline", draw: studio.curve, isGeneral: true },
    { words: "card cards letterhead stationer", draw: printing.businessCards },
    { words: "poster flyer print prints giclee", draw: studio.poster },
    { words: "brochure leaflet booklet catalogue magazine book report menu layout", draw: printing.leaflet },
    { words: "packag label box bottle", draw: printing.packaging },
    {
      words: "web website ui ux digital interface social email newsletter presentation app",
      draw: studio.grid,
    },
    {
      words: "illustrat drawing sketch draw comic portrait editorial animat",
      draw: building.pencil,
      isGeneral: true,
    },
    {
      words: "colour color style palette art direction moodboard concept",
      draw: workshop.swatches,
      isGeneral: true,
    },
    { words: "type typeset letter font calligraph handwrit", draw: studio.penNib },
    {
      words: "paint painting mural oil watercolour watercolor canvas",
      draw: printing.easel,
    },
    { words: "class course workshop lesson kids", draw: studio.palette },
    { words: "exhibit gallery picture frame framing", draw: studio.frame },
    { words: "sign signage signwrit shopfront fascia plaque", draw: printing.hangingSign },
    { words: "vehicle van livery car fleet", draw: printing.letteredVan },
    {
      words: "shirt =shirt tee clothing merch embroid uniform garment workwear tote",
      draw: printing.printedShirt,
    },
    {
      words: "letterpress lino linocut printmak riso etch woodcut screenprint silkscreen",
      draw: printing.inkRoller,
    },
    { words: "invitation invite wedding =wedding greeting =greeting rsvp", draw: printing.invitation },
    { words: "interior room floor", draw: building.plan },
    { words: "banner exhibition display", draw: printing.rollUp },
  ],
  prices: studio.penNib,
  contact: greeting.envelope,
  footer: [building.pencil, studio.curve],
};

/** A potter: a wheel under a shelf of finished work. */
export const potter: Trade = {
  id: "potter",
  industry: "Creative & Design",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [pottery.planter, studio.vase, pottery.plates, studio.bowlPot],
        behind: [disc("s", [350, 300, 200])],
      },
      box("e", [beyond.from, 122, 3440, 16, 2]),
      ...[66, 156, 246, 394, 484, 574].map((x, index) =>
        at([x - 36, 122 - 67, 0.6], [studio.mug, studio.bowlPot, studio.vase][index % 3] ?? studio.mug),
      ),
      stand(studio.potterWheel, [316, 2.7]),
      stand(pottery.jug, [84, 1.15]),
      stand(studio.kiln, [552, 1.35]),
    ),
  keys: [
    { words: "mug cup tumbler beaker espresso", draw: studio.mug },
    {
      words:
        "class course workshop throw wheel learn lesson taster session evening beginner week weekend wheelthrow date hen party group",
      draw: studio.potterWheel,
      isGeneral: true,
    },
    {
      words: "vase pot pots ware collection commission custom bespoke urn",
      draw: studio.vase,
      isGeneral: true,
    },
    {
      words: "bowl dish ramen salad fruit serving wholesale restaurant",
      draw: studio.bowlPot,
      isGeneral: true,
    },
    { words: "plate plates dinner dinnerware tableware set table platter", draw: pottery.plates },
    { words: "teapot tea", draw: pottery.pot },
    { words: "jug pitcher milk creamer", draw: pottery.jug },
    { words: "planter garden plant herb", draw: pottery.planter },
    { words: "tile tiles plaque numbers", draw: pottery.tiles },
    { words: "paint painting decorat kids child children birthday family", draw: pottery.paintedMug },
    {
      words: "handbuild building clay tool membership material sculpting tuition",
      draw: pottery.clayTools,
    },
    { words: "sculpt sculpture figure bust statue", draw: pottery.sculpture },
    { words: "firing kiln glazing raku", draw: studio.kiln },
    { words: "gift voucher present", draw: journey.parcel },
    { words: "deliver post shipping", draw: workshop.van },
    { words: "repair kintsugi mend restor", draw: pottery.mended },
  ],
  prices: studio.vase,
  contact: studio.mug,
  footer: [studio.vase, studio.bowlPot],
};
