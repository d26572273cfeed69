import { contours } from "../forms.ts";
import * as lines from "../lines.ts";
import * as desk from "../parts/desk.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as journey from "../parts/journey.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { beyond, floorY, sign, stage, stand } from "../stage.ts";
import type { Given, Trade } from "../trade.ts";

const surveyed = ({ random }: Given): string =>
  contours({ random, from: beyond.from, to: beyond.to, top: -80, count: 22, gap: 30 });

/** A law firm: a survey map with a route drawn on it. */
export const solicitor: Trade = {
  id: "solicitor",
  industry: "Legal Services",
  line: lines.rule,
  opening: (given) =>
    path("f", surveyed(given)) +
    band("b", {
      d: `M${beyond.from} 610C-600 560-200 640 60 540 200 486 150 400 250 350S420 330 440 240 560 130 760 120 1500 60 ${beyond.to} 90`,
      width: 5,
    }) +
    disc("b", [250, 350, 9]) +
    disc("z", [406, 224, 150]) +
    at([406, 224, 1.8], desk.compass) +
    sign(given, [40, 440, 250, 78]),
  keys: [
    { words: "divorce separat part dissol", draw: desk.parting },
    { words: "child custod arrange care", draw: desk.weaving },
    { words: "prenup marriage agreement partner contract merger", draw: desk.joining },
    { words: "will estate probate inherit trust", draw: desk.branching },
    { words: "dispute litigation claim injur court", draw: desk.detour },
    { words: "employ work immigra visa", draw: desk.levels },
    { words: "convey property house lease buy commercial", draw: desk.deed },
    { words: "meeting advice consult", draw: desk.speech },
  ],
  prices: desk.scroll,
  contact: greeting.envelope,
  footer: [journey.compassSmall],
};

/** An accountant: an abacus. */
export const accountant: Trade = {
  id: "accountant",
  industry: "Finance",
  line: lines.ledger,
  opening: (given) =>
    stage(
      { line: lines.plank, ground: "m", wings: [desk.columns, desk.coins, desk.ledgerBook, desk.calculator] },
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((row) =>
        path("f", `M${beyond.from} ${20 + row * 42}H${beyond.to}`),
      ),
      path("f", "M52-600V470M64-600V470M588-600V470"),
      stand(desk.abacus, [330, 3.5]),
      stand(desk.coins, [562, 1.15]),
      stand(desk.ledgerBook, [98, 1.25]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "bookkeep ledger record", draw: desk.ledgerBook },
    { words: "tax return vat self", draw: desk.calculator },
    { words: "payroll wage salary pension", draw: desk.coins },
    { words: "account year end statement audit", draw: desk.columns },
    { words: "deadline quarter company secretar", draw: desk.calendar },
    { words: "start advice plan consult", draw: desk.speech },
    { words: "expense invoice receipt cloud software", draw: desk.receipt },
    { words: "business growth forecast", draw: desk.target },
  ],
  prices: desk.receipt,
  contact: desk.calendar,
  footer: [desk.abacus, desk.coins],
};

const rain: Drawn = path(
  "l",
  Array.from(
    { length: 60 },
    (_, index) => `M${-1380 + index * 58} ${-60 + ((index * 137) % 190)}l-12 30`,
  ).join(""),
);

/** Insurance, mortgages, financial advice: an umbrella. */
export const adviser: Trade = {
  id: "adviser",
  industry: "Finance",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        line: lines.turf,
        ground: "m",
        wings: [building.gable, workshop.car, building.house, desk.coins],
        behind: [rain, disc("s", [320, 280, 210])],
      },
      stand(building.house, [226, 1.5]),
      stand(workshop.car, [452, 1.1]),
      at([330, 210, 4.2], at([-60, -40], desk.umbrella)),
      stand(desk.coins, [100, 0.8]),
      sign(given, [196, 494, 248, 58]),
    ),
  keys: [
    { words: "mortgage home house buy remortgage", draw: building.house },
    { words: "life protect insur income cover", draw: desk.umbrella },
    { words: "pension retire saving", draw: desk.coins },
    { words: "invest fund wealth portfolio", draw: desk.columns },
    { words: "car vehicle travel", draw: workshop.car },
    { words: "business review plan advice", draw: desk.target },
    { words: "estate will trust inherit", draw: desk.deed },
    { words: "loan credit debt", draw: desk.calculator },
  ],
  prices: desk.coins,
  contact: greeting.handset,
  footer: [desk.umbrella, building.house],
};

/** Consultants, coaches, recruiters: steps to a target. */
export const consultant: Trade = {
  id: "consultant",
  industry: "Professional Services",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        line: lines.rule,
        ground: "m",
        wings: ["", desk.people, "", desk.folder],
        behind: [disc("s", [470, 170, 150])],
      },
      ...[0, 1, 2, 3].map((step) =>
        box(step === 3 ? "a" : step % 2 ? "e" : "c", [
          110 + step * 130,
          floorY - 62 - step * 62,
          step === 3 ? 1800 : 130,
          62 + step * 62 + 2,
        ]),
      ),
      at([548, 60, 1.45], at([-60, 0], desk.target)),
      at([175, 314, 0.85], at([-60, 0], desk.people)),
      band("b", {
        d: "M130 380C220 380 180 300 300 290S330 214 440 214",
        width: 5,
        dash: "3 12",
        isRound: true,
      }),
      sign(given, [196, 496, 248, 56]),
    ),
  keys: [
    { words: "strateg plan goal growth", draw: desk.target },
    { words: "recruit staff hr people team hire coach", draw: desk.people },
    { words: "workshop train meeting advice communicat", draw: desk.speech },
    { words: "project manage process operat", draw: desk.levels },
    { words: "report audit analys data", draw: desk.columns },
    { words: "admin assistant secretar document", draw: desk.folder },
    { words: "change merger partner", draw: desk.joining },
    { words: "market brand sale", draw: desk.branching },
  ],
  prices: desk.folder,
  contact: desk.speech,
  footer: [desk.people, desk.briefcase],
};
