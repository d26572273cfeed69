import * as lines from "../lines.ts";
import * as garden from "../parts/garden.ts";
import * as salon from "../parts/salon.ts";
import { at, band, disc, oval, path } from "../shape.ts";
import { beyond, floorY, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

const strand = [0, 12, 24, 36, 48]
  .map((down, index) =>
    band(index === 2 ? "b" : "l", {
      d: `M-1400 ${300 + down}C-600 ${180 + down}-200 ${420 + down} 60 ${330 + down * 0.8}S260 ${250 + down * 0.6} 372 ${286 + down * 0.5}`,
      width: index === 2 ? 5 : 3,
    }),
  )
  .join("");

/** A hairdresser: a strand of hair before the mirror. */
export const hairdresser: Trade = {
  id: "hairdresser",
  industry: "Fashion & Beauty",
  line: lines.plank,
  opening: (given) =>
    stage(
      { line: lines.plank, ground: "m", wings: [salon.dryer, salon.nailPolish, salon.comb] },
      oval("b", [420, 222, 176, 212]) +
        oval("c", [420, 222, 156, 192]) +
        path("n", "M330 190L420 78M356 240L492 70"),
      strand,
      at([432, 318, 2.1, -68], salon.shears(17)),
      stand(salon.pump, [92, 1.25]),
      stand(salon.bowlBrush, [226, 1.05]),
      stand(salon.razorPole, [582, 1.5]),
      sign(given, [200, 498, 250, 54]),
    ),
  keys: [
    { words: "cut haircut trim restyle scissor wet", draw: salon.scissors },
    { words: "colour color highlight balayage tint dye toner", draw: salon.bowlBrush },
    { words: "blow dry finish wash", draw: salon.dryer },
    { words: "shave razor groom", draw: salon.razor },
    { words: "men gent boy barber fade", draw: salon.razorPole },
    { words: "child kid fringe style beard", draw: salon.comb },
    { words: "bridal wedding up event makeup", draw: salon.mirror },
    { words: "treatment condition product", draw: salon.pump },
  ],
  prices: salon.comb,
  contact: salon.mirror,
  footer: [salon.scissors, salon.pump],
};

/** A beautician: warm stones, a candle and leaves. */
export const beautician: Trade = {
  id: "beautician",
  industry: "Fashion & Beauty",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [salon.towels, salon.pump, salon.nailPolish, salon.candle],
        behind: [
          path("s", "M110 470V250a210 210 0 0 1 420 0V470Z") +
            path("l", "M110 470V250a210 210 0 0 1 420 0V470"),
        ],
      },
      at([196, floorY, 1, -14], garden.sprig(8, 44)),
      at([468, floorY, 1, 12], garden.sprig(9, 44)),
      stand(salon.stones, [330, 2.6]),
      stand(salon.candle, [112, 1.25]),
      stand(salon.nailPolish, [566, 1.2]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "nail manicure pedicure gel", draw: salon.nailPolish },
    { words: "brow lash eye tint", draw: salon.eye },
    { words: "massage stone relax", draw: salon.stones },
    { words: "facial skin peel cleanse", draw: salon.pump },
    { words: "makeup lip bridal wedding", draw: salon.lipstick },
    { words: "wax waxing body wrap tan", draw: salon.towels },
    { words: "aroma spa day candle", draw: salon.candle },
    { words: "consult gift", draw: salon.mirror },
  ],
  prices: salon.lipstick,
  contact: salon.mirror,
  footer: [salon.candle, salon.stones],
};

/** A tailor: thread from the spool through the needle. */
export const tailor: Trade = {
  id: "tailor",
  industry: "Fashion & Beauty",
  line: lines.seam,
  opening: (given) =>
    stage(
      {
        line: lines.seam,
        ground: "m",
        wings: [salon.shirt, salon.spool, salon.sewingButton, salon.zip],
        behind: [disc("s", [390, 236, 216])],
      },
      stand(salon.dressForm, [400, 3.9]),
      band("b", {
        d: `M${beyond.from} 160C-500 60-260 380-40 300S40 80 180 130 250 300 190 330 96 300 140 240 300 250 430 330`,
        width: 5,
      }),
      at([470, 356, 1.9, -62], salon.needle),
      stand(salon.spool, [90, 1.35]),
      stand(salon.sewingButton, [212, 0.8]),
      stand(salon.tapeMeasure, [574, 1.15]),
      sign(given, [196, 496, 248, 54]),
    ),
  keys: [
    { words: "suit shirt bespoke jacket", draw: salon.shirt },
    { words: "dress bridal wedding gown", draw: salon.dressForm },
    { words: "alter hem shorten take", draw: salon.tapeMeasure },
    { words: "zip repair mend replace", draw: salon.zip },
    { words: "button leather", draw: salon.sewingButton },
    { words: "curtain soft upholster sew", draw: salon.spool },
    { words: "cut pattern class lesson", draw: salon.scissors },
    { words: "clothes wear boutique clean press", draw: salon.hanger },
  ],
  prices: salon.tapeMeasure,
  contact: salon.sewingButton,
  footer: [salon.spool, salon.scissors],
};

/** A jeweller: one stone, large. */
export const jeweller: Trade = {
  id: "jeweller",
  industry: "Fashion & Beauty",
  line: lines.chain,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [salon.watch, salon.ring, salon.necklace, salon.watch],
        behind: [disc("s", [320, 236, 220])],
      },
      band("b", {
        d: "M-120-300C-60-60 140 20 320 48 500 20 700-60 760-300",
        width: 11,
        dash: "0.1 17",
        isRound: true,
      }),
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
        at([320, 236, 1, turn + 22.5], path("l", "M0-200V-238")),
      ),
      at([320, 236, 3], salon.gem),
      stand(salon.ring, [94, 1.4]),
      stand(salon.watch, [556, 1.5]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "ring engage wedding", draw: salon.ring },
    { words: "repair resize clean restor", draw: salon.scissors },
    { words: "watch batter clock", draw: salon.watch },
    { words: "necklace chain pendant bead", draw: salon.necklace },
    { words: "stone diamond gem set", draw: at([60, 58, 0.95], salon.gem) },
    { words: "bespoke commission design made", draw: at([60, 112, 1.1], salon.needle) },
  ],
  prices: at([60, 58, 0.98], salon.gem),
  contact: salon.ring,
  footer: [salon.ring, salon.watch],
};
