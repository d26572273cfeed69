import * as lines from "../lines.ts";
import * as bench from "../parts/craft-benches.ts";
import * as desk from "../parts/desk.ts";
import * as garden from "../parts/garden.ts";
import * as gardening from "../parts/garden-work.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as instruments from "../parts/instruments.ts";
import * as journey from "../parts/journey.ts";
import * as medical from "../parts/medical.ts";
import * as moving from "../parts/moving.ts";
import * as toys from "../parts/playroom.ts";
import * as roadJobs from "../parts/road-jobs.ts";
import * as roof from "../parts/roof.ts";
import * as school from "../parts/school.ts";
import * as tools from "../parts/tools.ts";
import * as trips from "../parts/trips.ts";
import * as workshop from "../parts/workshop.ts";
import { disc, path } from "../shape.ts";
import { sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** Who hires out skips, or takes rubbish away. */
export const skips: Trade = {
  id: "skips",
  industry: "General Business",
  alsoIn: "Real Estate & Construction",
  line: lines.road,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 500, 248, 52]),
        line: lines.road,
        ground: "m",
        wings: [roadJobs.skipLorry, building.house, gardening.wheelbarrow, building.gable],
        behind: [disc("s", [270, 246, 226])],
      },
      stand(moving.skip, [262, 3.2]),
      stand(roadJobs.skipLorry, [530, 1.7]),
    ),
  keys: [
    {
      words: "skip yard mini midi builder maxi container bin dumpster size",
      draw: moving.skip,
      isGeneral: true,
    },
    {
      words: "lorry collect deliver roll wait load exchange clear removal rubbish waste",
      draw: roadJobs.skipLorry,
      isGeneral: true,
    },
    { words: "soil rubble hardcore aggregate sand topsoil grab", draw: gardening.wheelbarrow },
    { words: "garden green", draw: garden.hedge },
    { words: "house furniture sofa mattress bulky", draw: moving.sofa },
    { words: "permit road council", draw: school.cone },
    { words: "bag bags", draw: workshop.carton },
    { words: "office commercial trade", draw: moving.officeBlock },
  ],
  prices: moving.skip,
  contact: greeting.handset,
  footer: [moving.skip, roadJobs.skipLorry],
};

/** Who puts up fences and gates. */
export const fencing: Trade = {
  id: "fencing",
  industry: "Real Estate & Construction",
  alsoIn: "General Business",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [garden.fence, garden.fence, garden.fence, garden.fence],
        behind: [
          disc("y", [110, 96, 50]),
          path("s", "M-1400 400Q-700 240-200 360T300 330 760 300 1300 360 2040 280V470H-1400Z"),
        ],
      },
      stand(garden.fence, [152, 2.5]),
      stand(roadJobs.gate, [440, 2.4]),
      stand(garden.spade, [598, 1.5]),
    ),
  keys: [
    {
      words: "fence fencing panel close board picket trellis timber garden",
      draw: garden.fence,
      isGeneral: true,
    },
    { words: "gate five bar driveway side field stock farm", draw: roadJobs.gate, isGeneral: true },
    { words: "iron railing metal steel", draw: bench.ironGate },
    { words: "post hole concrete dig remov", draw: garden.spade, isGeneral: true },
    { words: "repair storm replac", draw: roof.slateHammer },
    { words: "deck pergola", draw: gardening.deck },
    { words: "hedge", draw: garden.hedge },
    { words: "measure quote visit survey", draw: tools.steelTape },
    { words: "paint stain treat", draw: workshop.tin },
    { words: "deliver supply", draw: workshop.van },
  ],
  prices: tools.steelTape,
  contact: greeting.handset,
  footer: [garden.fence],
};

/** Taxis, transfers and minibuses. */
export const taxis: Trade = {
  id: "taxis",
  industry: "Travel & Tourism",
  alsoIn: "General Business",
  line: lines.road,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 500, 248, 52]),
        line: lines.road,
        ground: "m",
        wings: [journey.suitcase, building.house, journey.signpost, building.gable],
        behind: [disc("s", [290, 256, 216])],
      },
      stand(given.subject ?? roadJobs.taxi, [290, given.subject ? 3.2 : 3.8]),
      stand(journey.suitcase, [566, 1.2]),
      stand(journey.signpost, [44, 1.2]),
    ),
  keys: [
    { words: "taxi cab hackney local minicab town", draw: roadJobs.taxi, isGeneral: true },
    { words: "minibus coach bus group sixteen eight seater", draw: trips.coach, isLarge: true },
    { words: "airport flight transfer heathrow", draw: trips.plane },
    { words: "station train rail", draw: trips.train },
    { words: "distance long journey tour trip hourly", draw: desk.map, isGeneral: true },
    { words: "luggage cruise port", draw: journey.suitcase, isGeneral: true },
    { words: "school run contract", draw: toys.satchel },
    { words: "wedding chauffeur executive business corporate", draw: workshop.car },
    { words: "parcel courier deliver", draw: workshop.carton },
    { words: "book app phone account", draw: desk.phone },
    { words: "hospital wheelchair access", draw: medical.heartHome },
    { words: "night evening", draw: trips.night },
  ],
  prices: desk.map,
  contact: greeting.handset,
  footer: [roadJobs.taxi, journey.suitcase],
};

/** Who tests hearing and fits aids. */
export const hearing: Trade = {
  id: "hearing",
  industry: "Healthcare",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [garden.potted, bench.hearingAid, desk.speech, garden.potted],
        behind: [disc("s", [310, 236, 226])],
      },
      stand(medical.ear, [300, 3.3]),
      stand(bench.hearingAid, [548, 1.5]),
      stand(garden.potted, [76, 1.1]),
    ),
  keys: [
    { words: "aid device fit repair battery trial digital", draw: bench.hearingAid, isGeneral: true },
    { words: "hearing test check ear wax microsuct tinnitus", draw: medical.ear, isGeneral: true },
    { words: "assess report audiogram result", draw: medical.clipboard },
    { words: "home visit care", draw: medical.heartHome },
    { words: "earplug protect music musician noise", draw: instruments.headphones },
    { words: "talk advice consult speech", draw: desk.speech },
    { words: "child =child kids", draw: toys.teddy },
    { words: "phone tv accessor", draw: desk.phone },
  ],
  prices: bench.hearingAid,
  contact: desk.calendar,
  footer: [medical.ear, bench.hearingAid],
};
