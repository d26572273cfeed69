import * as lines from "../lines.ts";
import * as desk from "../parts/desk.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as works from "../parts/pipework.ts";
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
      { line: lines.trace, wings: [desk.server, desk.chip, desk.phone, desk.laptop] },
      path(
        "l",
        `M${beyond.from} 90H20L70 140H140M${beyond.to} 60H600L540 120H500M${beyond.to} 410H620L570 360H520M${beyond.from} 400H60L110 350H150`,
      ),
      ...[
        [140, 140],
        [500, 120],
        [520, 360],
        [150, 350],
      ].map(([x = 0, y = 0]) => disc("b", [x, y, 8])),
      box("c", [130, 92, 400, 340, 14]) +
        path("a", "M130 154V106q0-14 14-14H516q14 0 14 14V154Z") +
        disc("z", [158, 123, 8]) +
        disc("z", [186, 123, 8]) +
        disc("z", [214, 123, 8]) +
        box("z", [250, 112, 250, 22, 11]),
      path("n", "M190 180V410"),
      ...[0, 1, 2, 3, 4, 5, 6].map(codeRow),
      ...[0, 1, 2, 3, 4, 5, 6].map((row) => disc("d", [162, 206 + row * 30, 3])),
      at([452, 300, 1.25], desk.cursor),
      sign(given, [196, 496, 248, 54]),
    ),
  keys: [
    { words: "web site shop landing", draw: desk.browserWindow },
    { words: "app mobile phone ios android", draw: desk.phone },
    { words: "develop code software custom api program", draw: desk.brackets },
    { words: "cloud host server devops", draw: desk.server },
    { words: "data database report analytic", draw: desk.drive },
    { words: "security cyber backup", draw: desk.shield },
    { words: "ai machine hardware iot embedded", draw: desk.chip },
    { words: "design ux interface", draw: desk.cursor },
    { words: "support consult train", draw: desk.speech },
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
        line: lines.plank,
        ground: "m",
        wings: [desk.server, desk.phone, desk.drive, desk.network],
        behind: [disc("s", [320, 230, 220])],
      },
      stand(desk.laptop, [320, 3.6]),
      at([392, 196, 1.25], desk.shield),
      stand(desk.drive, [92, 1.1]),
      stand(desk.phone, [572, 1.2]),
      band("l", { d: "M540 460C500 500 470 440 430 452", width: 4 }),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "laptop computer pc mac repair upgrade", draw: desk.laptop },
    { words: "phone screen tablet mobile", draw: desk.phone },
    { words: "network wifi internet cable broadband", draw: desk.network },
    { words: "virus security protect cyber", draw: desk.shield },
    { words: "data recover backup cloud", draw: desk.drive },
    { words: "server office business", draw: desk.server },
    { words: "part component memory", draw: desk.chip },
    { words: "help support lesson remote", draw: desk.speech },
  ],
  prices: desk.chip,
  contact: desk.speech,
  footer: [desk.laptop, desk.shield],
};

/** A photographer: a camera lens. */
export const photographer: Trade = {
  id: "photographer",
  industry: "Creative & Design",
  line: lines.film,
  opening: (given) =>
    stage(
      {
        line: lines.film,
        wings: [studio.prints, studio.softbox, studio.camera, studio.filmRoll],
        behind: [path("s", "M330 230L2040-420V900Z") + path("s", "M310 230L-1400-300V800Z")],
      },
      at([330, 226, 2.02], studio.lens(0.42)),
      stand(studio.camera, [86, 1.15]),
      stand(studio.filmRoll, [566, 1.05]),
      sign(given, [196, 504, 248, 50]),
    ),
  keys: [
    { words: "wedding portrait family couple", draw: studio.prints },
    { words: "studio headshot light business", draw: studio.softbox },
    { words: "product event commercial photo", draw: studio.camera },
    { words: "film video reel", draw: studio.filmRoll },
    { words: "print frame album wall", draw: studio.frame },
    { words: "lens course workshop", draw: at([60, 58, 0.54], studio.lens(0.6)) },
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
      { line: lines.ruler, wings: [workshop.swatches, studio.penNib, studio.poster, studio.grid] },
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
      lettering(given.initials, { x: 320, y: 276, width: 140, size: 116, measure: given.measure, look: "d" }),
      at([530, 300, 2, 16], at([-60, -56], building.pencil)),
      sign(given, [196, 500, 248, 52]),
    ),
  keys: [
    { words: "logo brand identity mark", draw: studio.curve },
    { words: "print poster flyer packag", draw: studio.poster },
    { words: "web ui ux digital interface", draw: studio.grid },
    { words: "illustrat drawing sketch", draw: building.pencil },
    { words: "colour color interior style", draw: workshop.swatches },
    { words: "type letter font calligraph", draw: studio.penNib },
    { words: "paint art mural class", draw: studio.palette },
    { words: "exhibit gallery picture", draw: studio.frame },
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
        line: lines.plank,
        ground: "m",
        wings: [studio.kiln, studio.vase, studio.mug, studio.bowlPot],
        behind: [disc("s", [350, 300, 200])],
      },
      box("e", [beyond.from, 122, 3440, 16, 2]),
      ...[-520, -380, -240, -100, 60, 190, 460, 590, 730, 880, 1040].map((x, index) =>
        at([x - 36, 122 - 67, 0.6], [studio.mug, studio.bowlPot, studio.vase][index % 3] ?? studio.mug),
      ),
      stand(studio.potterWheel, [322, 2.8]),
      stand(studio.mug, [86, 1]),
      stand(studio.kiln, [560, 1.5]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "mug cup tableware plate", draw: studio.mug },
    { words: "bowl dish dinner", draw: studio.bowlPot },
    { words: "vase sculpt garden pot", draw: studio.vase },
    { words: "class course workshop throw wheel learn", draw: studio.potterWheel },
    { words: "fire kiln glaze", draw: studio.kiln },
    { words: "commission restaurant wholesale", draw: studio.bowlPot },
    { words: "gift voucher party", draw: works.certificate },
  ],
  prices: studio.vase,
  contact: studio.mug,
  footer: [studio.vase, studio.bowlPot],
};
