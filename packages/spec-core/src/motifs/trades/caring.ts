import * as lines from "../lines.ts";
import * as care from "../parts/care.ts";
import * as consulting from "../parts/consulting.ts";
import * as desk from "../parts/desk.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as salon from "../parts/salon.ts";
import * as table from "../parts/table.ts";
import { at, band, box, disc, path } from "../shape.ts";
import { beyond, floorY, place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A dentist: a single tooth. */
export const dentist: Trade = {
  id: "dentist",
  industry: "Healthcare",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [care.tooth, salon.mirror, care.brace, salon.pump],
        behind: [disc("s", [330, 240, 226])],
      },
      at([330, 246, 3.5], at([-60, -60], care.tooth)),
      at([296, 330, 3.1], at([-60, -60], care.toothbrush)),
      ...[
        [470, 92, 15],
        [506, 140, 9],
        [520, 84, 7],
        [146, 150, 12],
        [120, 196, 7],
      ].map(([x = 0, y = 0, r = 0]) => disc("c", [x, y, r])),
      place(care.mouthMirror, [566, 250, 1.7]),
      stand(salon.pump, [80, 1.2]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "check examin routine new", draw: care.mouthMirror },
    { words: "hygien clean scale polish prevent", draw: care.toothbrush },
    { words: "tooth teeth extract wisdom", draw: care.tooth },
    { words: "fill inlay decay composite", draw: care.filledTooth },
    { words: "root wurzel canal endodon", draw: care.rootedTooth },
    { words: "implant crown bridge denture", draw: care.implant },
    { words: "whiten cosmetic veneer smile", draw: care.smile },
    { words: "brace orthodont align straight", draw: care.brace },
    { words: "child famil emergenc pain anxi", draw: care.plaster },
  ],
  prices: care.smile,
  contact: greeting.bell,
  footer: [care.tooth, care.toothbrush],
};

/** A physiotherapist or osteopath: the line of the back. */
export const physio: Trade = {
  id: "physio",
  industry: "Healthcare",
  line: lines.rule,
  opening: (given) =>
    stage(
      { line: lines.plank, ground: "m", wings: [care.couch, care.dumbbell, care.mat, care.bandStretch] },
      disc("s", [340, 250, 214]),
      band("n", { d: "M110 452C150 40 530 40 570 452", width: 40, isRound: true }),
      band("b", { d: "M110 452C150 40 530 40 570 452", width: 34, isRound: true }),
      box("d", [84, 436, 52, 34, 8]) + box("d", [544, 436, 52, 34, 8]),
      stand(care.ball, [340, 2.5]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "back spine neck posture osteo chiro", draw: care.posture },
    { words: "sport injur rehab strength", draw: care.dumbbell },
    { words: "massage soft tissue treatment couch", draw: care.couch },
    { words: "pilates exercise class group", draw: care.ball },
    { words: "stretch mobil surg recover", draw: care.bandStretch },
    { words: "yoga relax home visit", draw: care.mat },
    { words: "acupunct hand manual assess", draw: care.hand },
  ],
  prices: care.ball,
  contact: care.hand,
  footer: [care.ball, care.dumbbell],
};

/** A doctor, midwife or carer: a stethoscope. */
export const clinic: Trade = {
  id: "clinic",
  industry: "Healthcare",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [care.plaster, care.heart, care.bottleDrops, garden.potted],
        behind: [disc("s", [320, 236, 224])],
      },
      at([316, 88, 3.2], at([-60, 0], care.stethoscope)),
      stand(care.heart, [556, 1.3]),
      stand(garden.potted, [82, 1.4]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "consult appointment doctor check examin", draw: care.stethoscope },
    { words: "medicine prescri pharmac remed herb natur", draw: care.bottleDrops },
    { words: "vaccin travel wound minor first aid", draw: care.plaster },
    { words: "heart blood pressure mental", draw: care.heart },
    { words: "pregnan birth baby class talk advice", draw: desk.speech },
    { words: "nutrition diet food", draw: table.apple },
    { words: "massage treatment acupunct", draw: care.couch },
    { words: "care home visit elder hand", draw: care.hand },
  ],
  prices: care.heart,
  contact: greeting.bell,
  footer: [care.stethoscope, garden.potted],
};

/** A pharmacist, herbalist or homeopath: a mortar between leaves. */
export const remedies: Trade = {
  id: "remedies",
  industry: "Healthcare",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [care.bottleDrops, care.mortar, garden.potted, care.bottleDrops],
        behind: [path("s", "M96 470V260a224 224 0 0 1 448 0V470Z")],
      },
      at([210, floorY, 1, -16], garden.sprig(9, 42)),
      at([474, floorY, 1, 14], garden.sprig(10, 42)),
      stand(care.mortar, [338, 2.9]),
      stand(care.bottleDrops, [112, 1.5]),
      stand(care.bottleDrops, [574, 1.15]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "medicine prescri pharmac remed herb natur", draw: care.mortar },
    { words: "homeo drops allerg nutrition diet", draw: care.bottleDrops },
    { words: "consult appointment first initial", draw: desk.speech },
    { words: "massage treatment acupunct reiki session", draw: care.couch },
    { words: "stress sleep relax candle", draw: salon.candle },
    { words: "stone heat cupping body", draw: salon.stones },
    { words: "vaccin travel wound minor first aid", draw: care.plaster },
  ],
  prices: care.bottleDrops,
  contact: greeting.bell,
  footer: [care.mortar, garden.potted],
};

/** A psychotherapist or counsellor: two armchairs that face each other. */
export const therapist: Trade = {
  id: "therapist",
  industry: "Healthcare",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [garden.potted, consulting.floorLamp, consulting.view, garden.potted, consulting.view],
        behind: [disc("s", [320, 236, 224])],
      },
      at([320, 70, 1.7], at([-60, 0], consulting.view)),
      stand(consulting.floorLamp, [554, 2.6]),
      stand(consulting.armchair("right"), [150, 2.3]),
      stand(consulting.armchair("left"), [490, 2.3]),
      box("e", [268, 372, 104, 12, 6]) + path("l", "M320 384V462") + box("e", [290, 460, 60, 10, 5]),
      at([320, 276, 0.86], at([-60, 0], garden.potted)),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "individual one session therap adult regular", draw: consulting.armchair("right") },
    { words: "couple relation marriage partner family families", draw: consulting.pair },
    { words: "first initial consult enquir introduct assess talk chat call", draw: desk.speech },
    { words: "anxi stress panic worry depress trauma ocd cbt emdr", draw: consulting.tangle },
    { words: "grief loss bereave crisis", draw: consulting.tissues },
    { words: "online video zoom remote skype", draw: desk.laptop },
    { words: "phone telephone", draw: desk.phone },
    { words: "supervis training group workshop team", draw: desk.people },
    { words: "child teen young adolescent play art", draw: consulting.view },
    { words: "short hour minute block brief open", draw: consulting.clock },
    { words: "mindful wellbeing self confidence growth", draw: garden.potted },
  ],
  prices: consulting.clock,
  contact: consulting.armchair("left"),
  footer: [garden.potted, consulting.armchair("left")],
};

/** A vet, groomer or kennel. */
export const vet: Trade = {
  id: "vet",
  industry: "Healthcare",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        line: lines.turf,
        ground: "m",
        wings: [care.cat, care.bowl, care.bone, care.dog],
        behind: [disc("s", [330, 250, 224])],
      },
      ...[
        [40, 92, -20],
        [126, 44, 12],
        [520, 90, -8],
        [590, 160, 18],
      ].map(([x = 0, y = 0, turn = 0]) => at([x, y, 0.5, turn], at([-60, -56], care.paw))),
      stand(care.dog, [290, 3.3]),
      stand(care.cat, [500, 2.1]),
      stand(care.bowl, [96, 1.1]),
      sign(given, [196, 494, 248, 58]),
    ),
  keys: [
    { words: "dog puppy train groom walk", draw: care.dog },
    { words: "cat kitten", draw: care.cat },
    { words: "vaccin check health surg neuter operat", draw: care.stethoscope },
    { words: "dental food diet nutrition board kennel", draw: care.bowl },
    { words: "microchip lead collar walk", draw: care.lead },
    { words: "rabbit small pet emergenc", draw: care.paw },
    { words: "bath wash clip", draw: salon.pump },
    { words: "bone x-ray orthop", draw: care.bone },
  ],
  prices: care.bowl,
  contact: care.paw,
  footer: [care.dog, care.bowl],
};

/** An optician: an eye chart and glasses. */
export const optician: Trade = {
  id: "optician",
  industry: "Healthcare",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [care.lensCase, salon.mirror, care.eyeChart, care.lensCase],
        behind: [disc("s", [320, 236, 226])],
      },
      at([320, 8, 3.5], at([-60, 0], care.eyeChart)),
      at([320, 300, 3.7], at([-60, -86], care.glasses("n"))),
      stand(care.lensCase, [566, 1.15]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "eye test exam sight", draw: care.eyeChart },
    { words: "glass frame spectacle vari read", draw: care.spectacles },
    { words: "contact lens", draw: salon.eye },
    { words: "sun child sport safety", draw: care.lensCase },
    { words: "repair adjust fit", draw: salon.mirror },
  ],
  prices: care.spectacles,
  contact: salon.eye,
  footer: [care.spectacles],
};

/** A gym. */
export const gym: Trade = {
  id: "gym",
  industry: "Healthcare",
  line: lines.rule,
  opening: (given) =>
    stage(
      { line: lines.plank, ground: "x", wings: [care.dumbbell, care.ball, care.mat, care.kettlebell] },
      box("s", [beyond.from, 60, 3440, 40]) +
        box("s", [beyond.from, 160, 3440, 40]) +
        box("s", [beyond.from, 260, 3440, 40]),
      path("l", "M470-400V120M570-400V120") +
        [470, 570]
          .map(
            (x) =>
              band("b", { d: `M${x} 118a38 38 0 1 1-.1 0`, width: 13 }) +
              path("n", `M${x} 111a45 45 0 1 1-.1 0M${x} 125a31 31 0 1 1-.1 0`),
          )
          .join(""),
      stand(care.kettlebell, [260, 3.5]),
      stand(care.dumbbell, [528, 1.9]),
      stand(care.mat, [88, 1.1]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "personal train strength weight", draw: care.dumbbell },
    { words: "kettle class circuit hiit cross", draw: care.kettlebell },
    { words: "yoga stretch pilates medita", draw: care.mat },
    { words: "member ball core group", draw: care.ball },
    { words: "rehab mobil band", draw: care.bandStretch },
    { words: "nutrition diet food", draw: table.apple },
    { words: "run cardio heart", draw: care.heart },
  ],
  prices: care.kettlebell,
  contact: care.mat,
  footer: [care.kettlebell, care.ball],
};

/** A studio for yoga or pilates: the sun behind a sitting person. */
export const yoga: Trade = {
  id: "yoga",
  industry: "Healthcare",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [care.mat, care.ball, care.seated, care.mat, care.ball, care.seated],
        behind: [
          disc("s", [320, 300, 216]),
          disc("m", [320, 300, 150]),
          box("s", [beyond.from, 388, 3440, 10]),
          box("s", [beyond.from, 424, 3440, 10]),
        ],
      },
      stand(care.seated, [320, 2.9]),
      stand(care.mat, [560, 1.2]),
      stand(care.ball, [82, 0.9]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "mat yoga drop class beginner", draw: care.mat },
    { words: "course class medita breath private ten term", draw: care.seated },
    { words: "pilates core ball pregnan", draw: care.ball },
    { words: "back posture spine align", draw: care.posture },
    { words: "stretch mobil rehab band", draw: care.bandStretch },
    { words: "heart well retreat", draw: care.heart },
  ],
  prices: care.mat,
  contact: care.seated,
  footer: [care.ball, care.mat],
};
