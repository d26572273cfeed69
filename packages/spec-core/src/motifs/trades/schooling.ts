import { crown, leaf } from "../forms.ts";
import * as lines from "../lines.ts";
import * as consulting from "../parts/consulting.ts";
import * as desk from "../parts/desk.ts";
import * as teaching from "../parts/driving.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as instruments from "../parts/instruments.ts";
import * as journey from "../parts/journey.ts";
import * as lessons from "../parts/lessons.ts";
import * as works from "../parts/pipework.ts";
import * as playroom from "../parts/playroom.ts";
import * as school from "../parts/school.ts";
import * as studio from "../parts/studio.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, box, type Drawn, disc, inFrame, lettering, path } from "../shape.ts";
import { beyond, place, sign, stage, stand } from "../stage.ts";
import type { Given, Trade } from "../trade.ts";

const hills =
  path("s", "M-1400 420Q-1000 300-700 400T-300 370 60 390Q300 260 520 340T1000 320 2040 380V1400H-1400Z") +
  path("m", "M-1400 470Q-900 380-400 440T120 430Q360 370 660 420T1300 400 2040 440V1400H-1400Z");

/** A nursery: from the seed to the tree. */
export const nursery: Trade = {
  id: "nursery",
  industry: "Education",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [330, 478, 236, 60]),
        line: () => "",
        wings: [garden.roundTree, garden.hedge, garden.hedge, garden.roundTree],
        behind: [disc("y", [112, 116, 52]), hills],
      },
      at([290, 96, 1.12], garden.oak),
      path("x", "M-1400 500Q-600 400-100 452T420 462Q640 430 860 456T2040 470V1400H-1400Z"),
      band("z", { d: "M-1400 590Q-500 500 40 540T520 528Q760 500 1000 540T2040 540", width: 18 }),
      at([172, 330, 1.2], garden.sapling),
      at([36, 386, 0.78, 10], garden.acorn),
      ...[0, 1, 2].map((fall) =>
        at(
          [212 + fall * 28, 150 + ((fall * 97) % 130), 0.34, 40 + fall * 70 + given.random() * 30],
          leaf(fall % 2 ? "a" : "b", 60),
        ),
      ),
    ),
  keys: [
    { words: "teddy toddler babysit nanny settl nap two tots", draw: playroom.teddy, isGeneral: true },
    { words: "play block toy stay", draw: school.blocks, isGeneral: true },
    { words: "baby babies infant newborn", draw: playroom.babyBottle },
    { words: "acorn seed little youngest", draw: garden.acorn },
    { words: "sapling middle", draw: at([6, 11, 0.9], garden.sapling) },
    { words: "oak oldest tree", draw: at([8, -3, 0.34], garden.oak) },
    {
      words: "forest school outdoor wood outside walk wellie wellies welly boot nature",
      draw: garden.boots,
    },
    { words: "holiday summer day daycare full half morning afternoon", draw: playroom.sunny },
    { words: "after school club wrap pick run collect", draw: playroom.satchel },
    { words: "preschool pre =school letter phonic", draw: school.abc },
    { words: "lunch meal food snack breakfast dinner tea", draw: playroom.meal },
    { words: "messy art craft paint", draw: studio.palette },
    { words: "hour late session extend flexi funded", draw: consulting.clock },
    { words: "music sing singing song dance rhyme", draw: school.note },
    { words: "grow garden plant", draw: garden.potted },
  ],
  prices: at([60, 58], garden.rings("whole")),
  contact: greeting.letterbox,
  footer: [garden.boots, garden.acorn],
};

/** A school or tutor: the open book. */
export const tutor: Trade = {
  id: "tutor",
  industry: "Education",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [school.spines, school.flask, school.blocks, desk.abacus],
        behind: [disc("s", [330, 220, 220])],
      },
      place(workshop.pendant, [544, 30, 1.2]) + path("l", "M544-400V30"),
      stand(school.books, [326, 2.3]),
      at([328, 112, 2.3], at([-60, -20], school.openBook)),
      stand(school.globe, [92, 1.5]),
      stand(school.gradCap, [562, 1.15]),
    ),
  keys: [
    { words: "math maths mathematic algebra number arithmetic numera statist", draw: desk.abacus },
    { words: "english read liter phonic comprehension", draw: school.openBook, isGeneral: true },
    { words: "science chemist biolog", draw: school.flask },
    { words: "physics", draw: lessons.atom },
    {
      words: "language french spanish german italian mandarin chinese foreign geograph",
      draw: school.globe,
    },
    { words: "conversation speak esol ielts toefl interview debat", draw: desk.speech },
    { words: "history classics latin politic philosoph", draw: lessons.column },
    { words: "art design", draw: studio.palette },
    { words: "comput computer coding code programming python", draw: desk.laptop },
    {
      words: "exam mock test revis assess sat sats 11 eleven entrance trial practice homework",
      draw: lessons.paper,
    },
    { words: "gcse level abitur degree university ucas oxbridge college", draw: school.gradCap },
    { words: "write writing handwrit essay spell dyslex", draw: school.abc },
    { words: "primary young child ks1 ks2", draw: school.blocks },
    { words: "online zoom remote virtual video", draw: lessons.onlineLesson },
    { words: "group pair class one", draw: desk.people },
    { words: "intensive holiday easter summer half term", draw: desk.calendar },
    { words: "study skill resource book", draw: school.books, isGeneral: true },
    { words: "tutor teach", draw: school.slate, isGeneral: true },
  ],
  prices: school.slate,
  contact: greeting.envelope,
  footer: [school.books, school.gradCap],
};

const staveWave = (down: number): string =>
  `M${beyond.from} ${300 + down}C-900 ${160 + down}-500 ${330 + down} 0 ${220 + down}S420 ${70 + down} 640 ${110 + down} 1300 ${240 + down} ${beyond.to} ${140 + down}`;

/** A music teacher: a moving stave over the instruments. */
export const music: Trade = {
  id: "music",
  industry: "Education",
  isOfKinds: true,
  line: lines.stave,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [school.pianoKeys, school.drum, instruments.saxophone, school.microphone],
        behind: [disc("s", [330, 250, 216])],
      },
      ...[0, 26, 52, 78, 104].map((down) => band("l", { d: staveWave(down), width: 3 })),
      at([60, 96, 1.5], school.note),
      at([540, 92, 0.8, 6], school.note),
      stand(school.metronome, [112, 1.55]),
      stand(given.subject ?? school.violin, [318, given.subject ? 2.3 : 3.2]),
      stand(instruments.musicStand, [522, 1.75]),
    ),
  keys: [
    { words: "piano keyboard organ", draw: school.pianoKeys, isLarge: true },
    { words: "violin viola cello string fiddle quartet double", draw: school.violin, isLarge: true },
    { words: "guitar bass ukulele banjo mandolin", draw: school.guitar, isLarge: true },
    { words: "=sing singing singer song voice choir vocal", draw: school.microphone, isLarge: true },
    { words: "drum percussion rhythm", draw: school.drum, isLarge: true },
    { words: "sax saxophone", draw: instruments.saxophone, isLarge: true },
    { words: "clarinet flute oboe bassoon recorder woodwind", draw: instruments.clarinet, isLarge: true },
    { words: "trumpet brass trombone horn cornet tuba", draw: instruments.trumpet, isLarge: true },
    { words: "record produc studio mixing dj sound", draw: instruments.headphones },
    { words: "theory sight exam grade abrsm orchestra", draw: instruments.musicStand, isGeneral: true },
    { words: "metronome practice tempo", draw: school.metronome, isGeneral: true },
    { words: "band ensemble group wedding concert ceremony party event", draw: school.note, isGeneral: true },
    { words: "clef compos improvis", draw: instruments.clef, isGeneral: true },
    { words: "online zoom remote", draw: lessons.onlineLesson },
    { words: "gift voucher", draw: journey.parcel },
  ],
  prices: school.metronome,
  contact: school.note,
  footer: [school.violin, school.note],
};

const landscape: Drawn =
  path("s", "M-1400 230Q-700 110-200 200T320 170 900 200 2040 140V1400H-1400Z") +
  path("m", "M-1400 250H2040V1400H-1400Z") +
  path("e", "M292 250H348L760 520H-120Z") +
  band("z", { d: "M303 262L6 500M337 262L634 500", width: 6, dash: "14 10" });

/** A tree on the horizon. */
const tree = (x: number, r: number): Drawn =>
  box("e", [x - r / 8, 250 - r * 0.8, r / 4, r * 0.9]) +
  crown("a", { x, y: 250 - r * 1.5, rx: r, ry: r, bumps: 9 });

/** A mirror on its stem, with the client's words or two glints. */
const rearMirror = ({ plate, measure }: Given): Drawn => {
  const line = (text: string, y: number, size: number) =>
    lettering(text, { x: 320, y, width: 252, size, measure, look: "i" });
  const [first, second] = plate;
  const words =
    second === undefined ? line(first ?? "", 84, 30) : line(first ?? "", 68, 21) + line(second, 98, 26);
  return (
    box("e", [310, -700, 20, 740]) +
    box("d", [304, 18, 32, 18, 6]) +
    box("a", [160, 28, 320, 92, 38]) +
    box("c", [170, 38, 300, 72, 30]) +
    (first === undefined ? path("n", "M214 92L250 56M234 92L270 56") : words)
  );
};

const dashboard: Drawn =
  path("a", "M-1400 440Q320 346 2040 440V1400H-1400Z") +
  disc("c", [102, 484, 44]) +
  path("n", "M70 484h8M102 452v8M134 484h-8M102 484L122 462") +
  disc("d", [102, 484, 5]) +
  box("d", [496, 452, 92, 60, 12]) +
  path("w", "M510 470H574M510 482H574M510 494H574");

/** A driving school: the road seen from the driver's seat. */
export const driving: Trade = {
  id: "driving",
  industry: "Education",
  line: lines.road,
  opening: (given) =>
    disc("y", [84, 90, 44]) +
    landscape +
    tree(220, 22) +
    tree(424, 26) +
    tree(540, 40) +
    inFrame(1, tree(744, 36) + tree(-96, 40)) +
    inFrame(2, tree(950, 42) + tree(-310, 34)) +
    at([104 - 60 * 1.4, 344 - 112 * 1.4, 1.4], school.trafficLight) +
    at([490, 288, 0.98], school.boardedPlate) +
    dashboard +
    at([320, 470, 3.3], at([-60, -64], school.wheelSteering)) +
    rearMirror(given),
  keys: [
    { words: "hourly single wheel assess", draw: school.wheelSteering, isGeneral: true },
    { words: "refresh confidence nervous return car", draw: workshop.car, isGeneral: true },
    { words: "first beginner learner learn taster trial start young under", draw: school.boardedPlate },
    {
      words: "block ten five six twenty thirty 5 6 10 15 20 30 40 package bundle",
      draw: teaching.plateStack,
    },
    { words: "intensive crash week course fast", draw: desk.calendar },
    { words: "theory hazard code", draw: teaching.theoryBook },
    { words: "test mock exam practical day", draw: teaching.checklist },
    { words: "pass plus instructor adi train", draw: works.certificate },
    { words: "motorway carriageway freeway", draw: teaching.motorway },
    { words: "automatic auto", draw: teaching.selector },
    { words: "manual gear clutch", draw: teaching.gearStick },
    { words: "manoeuvre park reverse", draw: school.cone },
    { words: "night town city traffic", draw: school.trafficLight },
    { words: "licence license provisional international", draw: teaching.licence },
    { words: "lorry van trailer hgv lgv minibus tow", draw: workshop.van },
    { words: "gift voucher", draw: journey.parcel },
  ],
  prices: workshop.car,
  contact: greeting.handset,
  footer: [school.trafficLight, school.cone],
};
