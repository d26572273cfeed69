import * as lines from "../lines.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as salon from "../parts/salon.ts";
import * as school from "../parts/school.ts";
import * as studio from "../parts/studio.ts";
import * as table from "../parts/table.ts";
import { at, box, type Drawn, path } from "../shape.ts";
import { sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A bench in a park. */
const bench: Drawn =
  box("e", [6, 44, 108, 10, 3]) +
  box("e", [6, 60, 108, 10, 3]) +
  box("e", [2, 78, 116, 10, 3]) +
  path("l", "M16 44V110M104 44V110M30 88V110M90 88V110");

const hills = path("s", "M-1400 360Q-900 250-420 330T260 300 760 320 1320 270 2040 330V470H-1400Z");

/** Who leads funerals and memorials: quiet things, a tree and a bench; no flowers, birds or hands. */
export const funeralCelebrant: Trade = {
  id: "funeral-celebrant",
  industry: "Professional Services",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 54]),
        line: lines.rule,
        wings: [garden.sapling, garden.roundTree, garden.roundTree, garden.sapling],
        behind: [hills],
      },
      at([250, 28, 1.3], garden.oak),
      stand(bench, [146, 1.6]),
    ),
  keys: [
    {
      words: "funeral service burial cremat chapel celebrat read poem copy",
      draw: school.openBook,
      isGeneral: true,
    },
    {
      words: "memorial remember scatter ash interment tree woodland natural",
      draw: garden.roundTree,
      isGeneral: true,
    },
    { words: "plan own advance write written script eulogy tribute word", draw: studio.penNib },
    { words: "baby child infant candle vigil wake", draw: salon.candle, isGeneral: true },
    { words: "visit home talk meet call", draw: table.teapot },
    { words: "music hymn song", draw: school.note },
  ],
  prices: salon.candle,
  contact: greeting.envelope,
  footer: [garden.roundTree, salon.candle],
};
