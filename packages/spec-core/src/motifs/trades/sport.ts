import * as lines from "../lines.ts";
import * as afloat from "../parts/afloat.ts";
import * as desk from "../parts/desk.ts";
import * as farm from "../parts/farm.ts";
import * as fitness from "../parts/fitness.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as journey from "../parts/journey.ts";
import * as medical from "../parts/medical.ts";
import * as pets from "../parts/pets.ts";
import * as riders from "../parts/riding.ts";
import * as salon from "../parts/salon.ts";
import * as school from "../parts/school.ts";
import * as craft from "../parts/small-crafts.ts";
import * as sports from "../parts/sports.ts";
import * as workshop from "../parts/workshop.ts";
import { box, disc } from "../shape.ts";
import { beyond, floorY, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A riding school, livery yard or saddler. */
export const riding: Trade = {
  id: "riding",
  industry: "Education",
  alsoIn: "General Business",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [garden.fence, garden.fence, garden.fence, garden.fence],
        behind: [disc("s", [320, 240, 224])],
      },
      stand(garden.fence, [78, 1.5]),
      stand(given.subject ?? pets.horse, [312, 3.3]),
      stand(riders.ridingHat, [546, 1.3]),
    ),
  keys: [
    { words: "horse ride riding lesson pony private livery school full", draw: pets.horse, isGeneral: true },
    {
      words: "saddle saddler saddlery tack bridle harness leather girth",
      draw: riders.saddle,
      isLarge: true,
    },
    { words: "hat beginner child kid junior safety first taster", draw: riders.ridingHat, isGeneral: true },
    { words: "rosette show jump competit camp party dressage event club", draw: riders.rosette },
    { words: "paddock field grass fence turnout arena", draw: garden.fence },
    { words: "hay bed straw feed part diy", draw: farm.bale },
    { words: "stable yard barn", draw: farm.barn },
    { words: "trek trail hack beach", draw: journey.signpost },
    { words: "shoe hoof", draw: craft.horseshoe },
    { words: "groom clip brush", draw: pets.slicker },
    { words: "transport box travel", draw: workshop.van },
    { words: "gift voucher", draw: journey.parcel },
  ],
  prices: riders.rosette,
  contact: greeting.letterbox,
  footer: [pets.horse, riders.ridingHat],
};

/** A coach of games: only the ball of the game that the client names. */
export const sportsCoach: Trade = {
  id: "sports-coach",
  industry: "Education",
  alsoIn: "Healthcare",
  isOfKinds: true,
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [school.cone, sports.trophy, school.cone, sports.trophy],
        behind: [disc("s", [310, 240, 226])],
      },
      stand(given.subject ?? pets.whistle, [304, given.subject ? 3.2 : 2.8]),
      stand(sports.trophy, [552, 1.4]),
      stand(school.cone, [76, 1.1]),
    ),
  keys: [
    { words: "football soccer goalkeep", draw: sports.football, isLarge: true },
    { words: "tennis squash badminton padel racket racquet", draw: sports.racket, isLarge: true },
    { words: "golf =golf golfer swing putting", draw: sports.golfFlag, isLarge: true },
    { words: "runn running athletic sprint marathon", draw: fitness.trainer, isLarge: true },
    { words: "coach lesson session one group training private", draw: pets.whistle, isGeneral: true },
    { words: "fitness speed time test video analys assess", draw: fitness.stopwatch, isGeneral: true },
    { words: "drill camp holiday skill beginner junior child kid", draw: school.cone, isGeneral: true },
    { words: "tournament league match competit cup club team", draw: sports.trophy, isGeneral: true },
    { words: "kit equipment bag", draw: fitness.sportsBag },
    { words: "party birthday gift voucher", draw: journey.parcel },
    { words: "school =school", draw: desk.people },
  ],
  prices: fitness.stopwatch,
  contact: greeting.envelope,
  footer: [pets.whistle, sports.trophy],
};

/** Who teaches swimming, or looks after pools. */
export const swimming: Trade = {
  id: "swimming",
  industry: "Education",
  alsoIn: "Real Estate & Construction",
  line: lines.water,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [340, 496, 248, 54]),
        line: lines.water,
        wings: [afloat.lifebuoy, sports.poolLadder, afloat.lifebuoy, sports.poolLadder],
        behind: [box("s", [beyond.from, floorY, 3440, 900]), disc("s", [300, 240, 220])],
      },
      given.subject
        ? stand(sports.ladder, [306, 3]) + stand(salon.towels, [556, 1.1])
        : stand(sports.goggles, [300, 3]) + stand(sports.ladder, [548, 1.7]),
      stand(afloat.lifebuoy, [84, 1.1]),
      lines.water({ from: beyond.from + 30, to: beyond.to, y: 512 }),
    ),
  keys: [
    {
      words: "lesson beginner adult private one learn goggles cap child kid",
      draw: sports.goggles,
      isGeneral: true,
    },
    {
      words: "swim stroke crawl front technique open water lane improv",
      draw: sports.swimmer,
      isGeneral: true,
    },
    {
      words: "maintain maintenance pool clean chemical filter open close hot tub",
      draw: sports.poolLadder,
      isLarge: true,
    },
    { words: "baby toddler parent", draw: medical.baby },
    { words: "safety rescue life lifeguard survival float armband", draw: afloat.lifebuoy, isGeneral: true },
    { words: "squad race train time gala triathlon", draw: fitness.stopwatch },
    { words: "test repair part pump heat", draw: medical.testTubes },
    { words: "towel spa", draw: salon.towels },
    { words: "group school party holiday intensive crash", draw: desk.people },
    { words: "gift voucher", draw: journey.parcel },
  ],
  prices: afloat.lifebuoy,
  contact: greeting.envelope,
  footer: [sports.goggles, afloat.lifebuoy],
};
