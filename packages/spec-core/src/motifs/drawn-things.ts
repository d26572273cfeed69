import { singular } from "../text/singular.ts";
import { namedOtherwise } from "./data/thing-words.ts";
import { wordsOf } from "./key-for.ts";
import * as afloat from "./parts/afloat.ts";
import * as awning from "./parts/awning.ts";
import * as bakes from "./parts/bakes.ts";
import * as barber from "./parts/barber.ts";
import * as beauty from "./parts/beauty.ts";
import * as bees from "./parts/bees.ts";
import * as bicycles from "./parts/bicycles.ts";
import * as bindery from "./parts/bindery.ts";
import * as body from "./parts/body.ts";
import * as bridal from "./parts/bridal.ts";
import * as buildingSite from "./parts/building-site.ts";
import * as calm from "./parts/calm.ts";
import * as camping from "./parts/camping.ts";
import * as care from "./parts/care.ts";
import * as civil from "./parts/civil.ts";
import * as cleaning from "./parts/cleaning.ts";
import * as climate from "./parts/climate.ts";
import * as consulting from "./parts/consulting.ts";
import * as craftBenches from "./parts/craft-benches.ts";
import * as cycling from "./parts/cycling.ts";
import * as decorating from "./parts/decorating.ts";
import * as desk from "./parts/desk.ts";
import * as devices from "./parts/devices.ts";
import * as dishes from "./parts/dishes.ts";
import * as drinks from "./parts/drinks.ts";
import * as driving from "./parts/driving.ts";
import * as electrics from "./parts/electrics.ts";
import * as eyes from "./parts/eyes.ts";
import * as farm from "./parts/farm.ts";
import * as festive from "./parts/festive.ts";
import * as fitness from "./parts/fitness.ts";
import * as flowers from "./parts/flowers.ts";
import * as garden from "./parts/garden.ts";
import * as gardenWork from "./parts/garden-work.ts";
import * as gifts from "./parts/gifts.ts";
import * as greeting from "./parts/greeting.ts";
import * as hearth from "./parts/hearth.ts";
import * as house from "./parts/house.ts";
import * as inn from "./parts/inn.ts";
import * as instruments from "./parts/instruments.ts";
import * as jewels from "./parts/jewels.ts";
import * as joinery from "./parts/joinery.ts";
import * as journey from "./parts/journey.ts";
import * as larder from "./parts/larder.ts";
import * as largeBicycle from "./parts/large-bicycle.ts";
import * as largeCamera from "./parts/large-camera.ts";
import * as largePlate from "./parts/large-plate.ts";
import * as law from "./parts/law.ts";
import * as ledgers from "./parts/ledgers.ts";
import * as lessons from "./parts/lessons.ts";
import * as locks from "./parts/locks.ts";
import * as lodging from "./parts/lodging.ts";
import * as market from "./parts/market.ts";
import * as medical from "./parts/medical.ts";
import * as meeting from "./parts/meeting.ts";
import * as motor from "./parts/motor.ts";
import * as moving from "./parts/moving.ts";
import * as pets from "./parts/pets.ts";
import * as photos from "./parts/photos.ts";
import * as pipework from "./parts/pipework.ts";
import * as playroom from "./parts/playroom.ts";
import * as pottery from "./parts/pottery.ts";
import * as printWork from "./parts/print-work.ts";
import * as property from "./parts/property.ts";
import * as reading from "./parts/reading.ts";
import * as riding from "./parts/riding.ts";
import * as roadJobs from "./parts/road-jobs.ts";
import * as roof from "./parts/roof.ts";
import * as rooms from "./parts/rooms.ts";
import * as salon from "./parts/salon.ts";
import * as school from "./parts/school.ts";
import * as sewing from "./parts/sewing.ts";
import * as smallCrafts from "./parts/small-crafts.ts";
import * as smallPlates from "./parts/small-plates.ts";
import * as sports from "./parts/sports.ts";
import * as street from "./parts/street.ts";
import * as studio from "./parts/studio.ts";
import * as survey from "./parts/survey.ts";
import * as table from "./parts/table.ts";
import * as teeth from "./parts/teeth.ts";
import * as tools from "./parts/tools.ts";
import * as trips from "./parts/trips.ts";
import * as workshop from "./parts/workshop.ts";
import type { Drawn } from "./shape.ts";

const parts: readonly Readonly<Record<string, unknown>>[] = [
  afloat,
  awning,
  bakes,
  barber,
  beauty,
  bees,
  bicycles,
  bindery,
  body,
  bridal,
  buildingSite,
  calm,
  camping,
  care,
  civil,
  cleaning,
  climate,
  consulting,
  craftBenches,
  cycling,
  decorating,
  desk,
  devices,
  dishes,
  drinks,
  driving,
  electrics,
  eyes,
  farm,
  festive,
  fitness,
  flowers,
  garden,
  gardenWork,
  gifts,
  greeting,
  hearth,
  house,
  inn,
  instruments,
  jewels,
  joinery,
  journey,
  larder,
  largeBicycle,
  largeCamera,
  largePlate,
  law,
  ledgers,
  lessons,
  locks,
  lodging,
  market,
  medical,
  meeting,
  motor,
  moving,
  pets,
  photos,
  pipework,
  playroom,
  pottery,
  printWork,
  property,
  reading,
  riding,
  roadJobs,
  roof,
  rooms,
  salon,
  school,
  sewing,
  smallCrafts,
  smallPlates,
  sports,
  street,
  studio,
  survey,
  table,
  teeth,
  tools,
  trips,
  workshop,
];

/** A drawn thing and the words for it: those of its own name and of what it is also called. */
interface Thing {
  readonly words: ReadonlySet<string>;
  readonly draw: Drawn;
}

/** The words of a name in camel case: "hardHat" is "hard hat". */
const spelled = (name: string): string[] =>
  wordsOf(name.replace(/[A-Z]/gu, (letter) => ` ${letter}`)).map(singular);

/** Other names of the things, as words in the singular. */
const otherNames = new Map(
  Object.entries(namedOtherwise).map(([name, others]) => [singular(name), others.split(" ").map(singular)]),
);

const things: readonly Thing[] = parts.flatMap((part) =>
  Object.entries(part).flatMap(([name, draw]) => {
    if (typeof draw !== "string") return [];
    const own = spelled(name);
    return [{ words: new Set([...own, ...own.flatMap((word) => otherNames.get(word) ?? [])]), draw }];
  }),
);

/** All drawings that show one of the things, the largest first: one of them may hold another. */
export function drawingsOfThings(names: readonly string[]): readonly Drawn[] {
  const wanted = names.map(singular);
  const named = things.filter(({ words }) => wanted.some((word) => words.has(word))).map(({ draw }) => draw);
  if (named.length === 0) return [];
  const found = things.map(({ draw }) => draw).filter((draw) => named.some((each) => draw.includes(each)));
  return [...new Set(found)].toSorted((one, other) => other.length - one.length);
}
