import * as lines from "../lines.ts";
import * as bridalwear from "../parts/bridal.ts";
import * as cleaning from "../parts/cleaning.ts";
import * as desk from "../parts/desk.ts";
import * as drinks from "../parts/drinks.ts";
import * as electrics from "../parts/electrics.ts";
import * as festive from "../parts/festive.ts";
import * as flowers from "../parts/flowers.ts";
import * as greeting from "../parts/greeting.ts";
import * as inn from "../parts/inn.ts";
import * as jewels from "../parts/jewels.ts";
import * as journey from "../parts/journey.ts";
import * as law from "../parts/law.ts";
import * as medical from "../parts/medical.ts";
import * as photos from "../parts/photos.ts";
import * as printing from "../parts/print-work.ts";
import * as reading from "../parts/reading.ts";
import * as salon from "../parts/salon.ts";
import * as school from "../parts/school.ts";
import * as sewing from "../parts/sewing.ts";
import * as craft from "../parts/small-crafts.ts";
import * as studio from "../parts/studio.ts";
import * as table from "../parts/table.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, disc } from "../shape.ts";
import { place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** Who makes, sells or alters wedding dresses: no suit is on it. */
export const bridal: Trade = {
  id: "bridal",
  industry: "Fashion & Beauty",
  alsoIn: "Retail & E-commerce",
  line: lines.seam,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 54]),
        line: lines.seam,
        ground: "m",
        wings: [bridalwear.hangingDress, sewing.sewingMachine, salon.mirror, bridalwear.hangingDress],
        behind: [disc("s", [350, 240, 224])],
      },
      stand(bridalwear.weddingDress, [350, 3.7]),
      band("b", {
        d: "M92 330C150 340 168 292 128 262 84 230 70 150 118 118 150 98 180 118 196 148",
        width: 5,
        isRound: true,
      }),
      at([166, 128, 1.5, 152], salon.needle),
      stand(salon.reel, [74, 1.25]),
      stand(bridalwear.pinCushion, [562, 1.1]),
    ),
  keys: [
    {
      words: "dress gown wedding bridal bride remake remodel vintage",
      draw: bridalwear.weddingDress,
      isGeneral: true,
    },
    {
      words: "hem bustle alter shorten take waist side seam let measure length",
      draw: salon.tapeMeasure,
      isGeneral: true,
    },
    { words: "pin fitting fit appoint", draw: bridalwear.pinCushion, isGeneral: true },
    { words: "lace bead sequin applique embroid crystal veil detail", draw: bridalwear.lace },
    {
      words: "bridesmaid mother prom evening guest flower girl debs communion",
      draw: bridalwear.hangingDress,
    },
    { words: "sleeve strap bodice corset neckline sew made bespoke", draw: sewing.sewingMachine },
    { words: "button loop", draw: salon.sewingButton },
    { words: "zip", draw: salon.zip },
    { words: "press steam clean iron", draw: cleaning.iron },
    { words: "cut restyle pattern design", draw: salon.scissors },
    { words: "try consult look mirror", draw: salon.mirror },
    { words: "shoe accessor", draw: craft.heeledShoe },
    { words: "thread repair mend", draw: salon.spool },
    { words: "gift voucher box preserv", draw: journey.parcel },
  ],
  prices: salon.tapeMeasure,
  contact: bridalwear.pinCushion,
  footer: [bridalwear.weddingDress, salon.spool],
};

/** Who plans or leads weddings. */
export const weddings: Trade = {
  id: "weddings",
  industry: "Professional Services",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [drinks.cheers, festive.marquee, table.cake, flowers.posy],
        behind: [disc("s", [310, 240, 226])],
      },
      stand(flowers.flowerArch, [306, 3.4]),
      stand(jewels.bands, [306, 1.4]),
      stand(table.cake, [556, 1.3]),
      stand(flowers.posy, [70, 1.1]),
    ),
  keys: [
    { words: "ceremony vow celebrant renew ring handfast commit", draw: jewels.bands, isGeneral: true },
    { words: "arch flower outdoor style decor garden", draw: flowers.flowerArch, isGeneral: true },
    { words: "plan coordinat day full timeline month", draw: desk.calendar, isGeneral: true },
    { words: "venue marquee tent", draw: festive.marquee },
    { words: "cake", draw: table.cake },
    { words: "photo album", draw: photos.couple },
    { words: "script writing read word speech poem", draw: reading.notebook },
    { words: "legal registr paper", draw: law.agreement },
    { words: "naming baby christen", draw: medical.baby },
    { words: "invit stationer", draw: printing.invitation },
    { words: "dress", draw: bridalwear.weddingDress },
    { words: "drink toast reception party", draw: drinks.cheers },
    { words: "consult meet talk", draw: desk.speech },
    { words: "music rehears microphone host", draw: school.microphone },
  ],
  prices: jewels.bands,
  contact: greeting.envelope,
  footer: [jewels.bands, flowers.posy],
};

/** Who hires out tents, castles and tables for parties, or plays with the children there. */
export const partyHire: Trade = {
  id: "party-hire",
  industry: "Retail & E-commerce",
  alsoIn: "General Business",
  isOfKinds: true,
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [inn.bistroTable, festive.bunting, inn.bistroTable, festive.bunting],
        behind: [disc("s", [306, 246, 226])],
      },
      stand(given.subject ?? inn.bistroTable, [306, given.subject ? 3.3 : 2.8]),
      stand(festive.balloons, [556, 1.5]),
      place(festive.bunting, [72, 300, 1.5]),
    ),
  keys: [
    { words: "marquee tent gazebo tipi tepee canopy stretch", draw: festive.marquee, isLarge: true },
    { words: "bouncy castle inflatable slide soft play", draw: festive.bouncyCastle, isLarge: true },
    { words: "balloon helium garland arch", draw: festive.balloons, isLarge: true, isGeneral: true },
    {
      words: "party =party birthday children child kid entertain magic game",
      draw: festive.partyHat,
      isLarge: true,
    },
    { words: "face paint glitter", draw: studio.palette, isLarge: true },
    { words: "event decor light flag bunting hire festival wedding", draw: festive.bunting, isGeneral: true },
    { words: "table chair furniture seat linen", draw: inn.bistroTable, isGeneral: true },
    { words: "glass crockery bar cutlery catering", draw: drinks.cheers },
    { words: "generator heater power", draw: electrics.panelHeater },
    { words: "music disco speaker pa", draw: school.microphone },
    { words: "deliver collect set setup", draw: workshop.van },
    { words: "bag present gift", draw: journey.parcel },
  ],
  prices: festive.bunting,
  contact: desk.calendar,
  footer: [festive.bunting, inn.bistroTable],
};
