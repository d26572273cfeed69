import * as lines from "../lines.ts";
import * as barber from "../parts/barber.ts";
import * as beauty from "../parts/beauty.ts";
import * as body from "../parts/body.ts";
import * as consulting from "../parts/consulting.ts";
import * as garden from "../parts/garden.ts";
import * as jewels from "../parts/jewels.ts";
import * as journey from "../parts/journey.ts";
import * as salon from "../parts/salon.ts";
import * as sewing from "../parts/sewing.ts";
import { at, band, box, disc, oval, path } from "../shape.ts";
import { floorY, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A hairdresser: mirror, scissors and pole. */
export const hairdresser: Trade = {
  id: "hairdresser",
  industry: "Fashion & Beauty",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [195, 498, 250, 54]),
        line: lines.plank,
        ground: "m",
        wings: [salon.dryer, barber.shave, salon.comb, barber.clippers],
      },
      path("b", "M302 350H338V440H396V470H244V440H302Z") +
        oval("b", [320, 196, 134, 172]) +
        oval("c", [320, 196, 116, 154]) +
        path("n", "M262 196L326 92M282 244L376 92"),
      stand(salon.pole, [86, 2.7]),
      stand(salon.pump, [196, 1]),
      at([540, 190, 1.6, 180], salon.shears(14)) + box("e", [480, 116, 120, 9, 4]),
      stand(salon.bowlBrush, [446, 1]),
      stand(salon.towels, [568, 1]),
    ),
  keys: [
    { words: "cut hairc trim restyle scissor bob layer", draw: salon.scissors, isGeneral: true },
    { words: "highlight foil babylight slices", draw: barber.foils },
    {
      words: "colour color highlight balayage tint dye toner ombre bleach root gloss lowlight regrowth",
      draw: salon.bowlBrush,
    },
    { words: "blow dry blowdry blowout finish straighten", draw: salon.dryer },
    { words: "blow dry blowdry style styling", draw: barber.roundBrush },
    { words: "shave shaving razor wet hot towel", draw: barber.shave },
    { words: "shave combo", draw: barber.cutAndShave },
    { words: "men =men gent gents barber", draw: salon.pole },
    { words: "fade clipper buzz skin zero taper undercut neck", draw: barber.clippers },
    { words: "beard moustache mustache", draw: barber.beard },
    { words: "child kid =kid boy =boy girl =girl under junior toddler baby twelve", draw: barber.child },
    { words: "fringe bangs comb", draw: salon.comb, isGeneral: true },
    { words: "bridal bride wedding up updo upstyle occasion event prom", draw: barber.updo },
    { words: "extension braid plait cornrow weave dread twist", draw: barber.plait },
    { words: "=perm perms perming curls wave roller set", draw: barber.rollers },
    { words: "treatment condition product keratin olaplex scalp smoothing mask", draw: salon.pump },
    { words: "consult makeup makeover patch", draw: salon.mirror, isGeneral: true },
    { words: "gift voucher", draw: journey.parcel },
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
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [salon.towels, salon.pump, salon.lipstick, salon.mirror],
        behind: [
          path("s", "M100 470V250a220 220 0 0 1 440 0V470Z") +
            path("l", "M100 470V250a220 220 0 0 1 440 0V470"),
        ],
      },
      at([206, floorY, 1, -11], garden.sprig(7, 44)),
      at([446, floorY, 1, 10], garden.sprig(8, 44)),
      stand(salon.stones, [326, 2.6]),
      stand(salon.candle, [52, 1.3]),
      stand(salon.nailPolish, [588, 1.1]),
    ),
  keys: [
    { words: "nail manicure gel shellac acrylic biab infill file polish varnish", draw: salon.nailPolish },
    { words: "pedicure foot feet toe toenail reflexolog heel", draw: beauty.foot },
    {
      words: "brow eyebrow lash eyelash eye lamination tint thread microblad henna",
      draw: salon.eye,
    },
    {
      words: "facial face hydrafacial skin peel cleanse dermaplan microneedl microderm mask acne",
      draw: beauty.facial,
    },
    { words: "massage tissue swedish pregnancy lymph", draw: body.treated },
    { words: "massage stone hot relax aromatherap reiki indian", draw: salon.stones },
    { words: "wax waxing bikini hollywood brazilian underarm leg sugaring", draw: beauty.waxPot },
    { words: "tan tanning spray sunbed", draw: beauty.tan },
    {
      words: "filler botox inject wrinkle toxin polynucleotide profhilo booster dermal vitamin",
      draw: beauty.syringe,
    },
    { words: "makeup make lip bridal bride wedding prom occasion", draw: salon.lipstick },
    { words: "body wrap scrub polish exfoliat sauna", draw: salon.towels, isGeneral: true },
    { words: "aroma spa candle pamper ritual retreat", draw: salon.candle, isGeneral: true },
    { words: "product cream lotion skincare", draw: salon.pump },
    { words: "consult", draw: salon.mirror, isGeneral: true },
    { words: "gift voucher", draw: journey.parcel },
  ],
  prices: salon.lipstick,
  contact: salon.mirror,
  footer: [salon.candle, salon.stones],
};

/** A tailor: thread from the reel through the needle. */
export const tailor: Trade = {
  id: "tailor",
  industry: "Fashion & Beauty",
  line: lines.seam,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 54]),
        line: lines.seam,
        ground: "m",
        wings: [sewing.jacket, sewing.sewingMachine, sewing.trousers, salon.hanger],
        behind: [disc("s", [384, 236, 216])],
      },
      stand(salon.dressForm, [384, 3.9]),
      band("b", {
        d: "M118 372C176 366 150 300 94 262 30 220 54 96 158 104 262 112 272 284 206 304 150 320 128 262 180 244 236 226 270 262 304 278",
        width: 5,
        isRound: true,
      }),
      at([450, 356, 1.9, -62], salon.needle),
      stand(salon.reel, [90, 1.35]),
      stand(salon.sewingButton, [206, 0.8]),
      stand(salon.tapeMeasure, [570, 1]),
    ),
  keys: [
    { words: "suit jacket bespoke tuxedo blazer coat waistcoat tailor lining relin", draw: sewing.jacket },
    { words: "shirt blouse sleeve collar cuff", draw: salon.shirt },
    { words: "dress bridal bride wedding gown prom skirt costume", draw: salon.dressForm },
    { words: "trouser hem jean pants chino leg waist", draw: sewing.trousers },
    {
      words: "alter shorten lengthen take fitting resiz let",
      draw: salon.tapeMeasure,
      isGeneral: true,
    },
    { words: "zip zipper fasten", draw: salon.zip },
    { words: "button popper", draw: salon.sewingButton },
    { words: "repair mend patch darn hole rip tear moth leather elbow", draw: sewing.patch },
    { words: "curtain blind drape pelmet soft furnish", draw: sewing.curtains },
    {
      words: "upholster reupholster cushion sofa chair seat furniture",
      draw: consulting.armchair("left"),
    },
    {
      words: "sew sewing machine class lesson workshop course quilt",
      draw: sewing.sewingMachine,
    },
    { words: "thread embroider monogram badge fabric haberdash", draw: salon.spool, isGeneral: true },
    { words: "cut pattern", draw: salon.scissors, isGeneral: true },
    { words: "clothes wear boutique clean dry press iron laundr hire rent", draw: salon.hanger },
    { words: "gift voucher", draw: journey.parcel },
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
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [jewels.bands, jewels.loupe, journey.parcel, jewels.pliers],
        behind: [disc("s", [320, 240, 220])],
      },
      ...[-60, -30, 0, 30, 60].map((turn) => at([320, 232, 1, turn], path("l", "M0-172V-206"))),
      box("c", [248, 404, 144, 66, 2]) + path("n", "M248 420H392") + box("b", [232, 382, 176, 22, 8]),
      at([320, 230, 2.85], salon.gem),
      stand(salon.ring, [106, 1.7]),
      stand(salon.watch, [540, 1.6]),
    ),
  keys: [
    { words: "ring engage eternity solitaire propos", draw: salon.ring, isGeneral: true },
    { words: "wedding band", draw: jewels.bands },
    { words: "repair resiz solder restor clasp claw", draw: jewels.pliers },
    { words: "watch =watch batter strap", draw: salon.watch },
    { words: "clock =clock barometer", draw: consulting.clock },
    { words: "necklace chain pendant bead pearl restring locket", draw: salon.necklace },
    { words: "earring ear pierc stud hoop", draw: jewels.earrings },
    {
      words: "stone diamond gem sapphire ruby emerald setting reset remount",
      draw: at([60, 58, 0.98], salon.gem),
      isGeneral: true,
    },
    { words: "bespoke commission design redesign remodel made custom", draw: jewels.ringSketch },
    { words: "valu apprais insur inspect probate", draw: jewels.loupe, isGeneral: true },
    { words: "gold scrap buy sell cash pawn bullion", draw: jewels.gold },
    { words: "gift voucher christening", draw: journey.parcel },
  ],
  prices: at([60, 58, 0.98], salon.gem),
  contact: salon.ring,
  footer: [salon.ring, salon.watch],
};
