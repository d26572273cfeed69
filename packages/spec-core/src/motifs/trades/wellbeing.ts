import * as lines from "../lines.ts";
import * as body from "../parts/body.ts";
import * as calm from "../parts/calm.ts";
import * as care from "../parts/care.ts";
import * as consulting from "../parts/consulting.ts";
import * as desk from "../parts/desk.ts";
import * as fitness from "../parts/fitness.ts";
import * as garden from "../parts/garden.ts";
import * as journey from "../parts/journey.ts";
import * as medical from "../parts/medical.ts";
import * as salon from "../parts/salon.ts";
import * as studio from "../parts/studio.ts";
import * as table from "../parts/table.ts";
import { at, band, box, disc, path } from "../shape.ts";
import { beyond, floorY, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A physiotherapist or osteopath: the line of the back. */
export const physio: Trade = {
  id: "physio",
  industry: "Healthcare",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [body.couch, care.dumbbell, care.mat, body.bandStretch],
        behind: [disc("s", [320, 240, 226])],
      },
      box("e", [226, 14, 188, 192, 6]) + box("c", [238, 26, 164, 168]),
      at([320, 36, 1.4], at([-60, 0], body.spine)),
      at([62, floorY - 224, 2], body.patient),
      stand(care.ball, [588, 0.8]),
    ),
  keys: [
    { words: "treat manual follow session hands", draw: body.treated, isGeneral: true },
    {
      words:
        "back spine spinal neck shoulder posture osteo chiro sciatic disc whiplash head headache migraine desk ergonom workplace adjust align scolio",
      draw: body.spine,
      isGeneral: true,
    },
    {
      words: "massage soft tissue deep swedish remedial trigger aroma lymph relax facial cupping",
      draw: body.couch,
      isGeneral: true,
    },
    { words: "assess initial first consu exam diagnos screen review report", draw: medical.clipboard },
    { words: "sport injur running runner gait biomechan athlet marathon", draw: fitness.trainer },
    { words: "rehab strength exercise condition gym fitness recover surg operat", draw: care.dumbbell },
    {
      words: "knee joint hip ankle leg arthrit osteoarth ligament acl replace tape taping strap kinesio",
      draw: body.knee,
    },
    { words: "pilates class group pregnan antenat postnat pelvic women mum core", draw: care.ball },
    { words: "acupunct needl dry", draw: body.needles },
    {
      words:
        "foot feet podiat chiropod nail toe toenail verruc callus corn heel orthotic insole plantar fungal diabet bunion reflexolog",
      draw: body.sole,
    },
    { words: "stretch mobil flexib band", draw: body.bandStretch },
    { words: "home visit domicil", draw: medical.heartHome },
    { words: "online video virtual remote telehealth zoom", draw: medical.videoCall },
    { words: "baby =baby babies infant paediatr pediatr newborn", draw: medical.baby },
    { words: "hand wrist finger thumb carpal", draw: care.hand },
    { words: "stone hot heat", draw: salon.stones },
    { words: "gift voucher", draw: journey.parcel },
    { words: "yoga", draw: care.mat },
  ],
  prices: care.ball,
  contact: body.treated,
  footer: [care.ball, care.dumbbell],
};

/** A psychotherapist or counsellor: two armchairs that face each other. */
export const therapist: Trade = {
  id: "therapist",
  industry: "Healthcare",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [garden.potted, consulting.floorLamp, consulting.view, garden.potted, consulting.view],
        behind: [disc("s", [320, 236, 224])],
      },
      at([268, 76, 1.6], at([-60, 0], consulting.view)),
      stand(consulting.armchair("right"), [126, 2.1]),
      stand(consulting.armchair("left"), [410, 2.1]),
      stand(consulting.floorLamp, [572, 1.75]),
      box("e", [218, 382, 100, 12, 6]) + path("l", "M268 394V462") + box("e", [238, 460, 60, 10, 5]),
      at([268, 286, 0.86], at([-60, 0], garden.potted)),
    ),
  keys: [
    {
      words: "individual one adult regular personal weekly young adolescent teen student",
      draw: consulting.armchair("right"),
      isGeneral: true,
    },
    {
      words: "first initial consult enquir introduct talk chat call discover free",
      draw: desk.speech,
      isGeneral: true,
    },
    {
      words: "mindful wellbeing self confidence growth esteem",
      draw: garden.potted,
      isGeneral: true,
    },
    {
      words: "couple relation marriage marital premarit partner sex intima divorc separat",
      draw: consulting.pair,
    },
    {
      words:
        "anxi stress panic worry depress trauma ptsd ocd cbt emdr phobi anger addict habit burnout eating behav",
      draw: consulting.tangle,
    },
    { words: "grief loss bereave crisis", draw: consulting.tissues },
    { words: "online video zoom remote skype virtual", draw: medical.videoCall },
    { words: "phone telephone text", draw: desk.phone },
    { words: "famil group workshop class team training", draw: calm.group },
    { words: "supervis mentor coach", draw: desk.people },
    { words: "child children kid play parent", draw: calm.teddy },
    { words: "assess adhd autis diagnos report questionnaire evaluat test neurod", draw: medical.clipboard },
    { words: "walk =walk outdoor nature outside ecotherap", draw: garden.roundTree },
    { words: "hypno regress smok weight", draw: calm.pendulum },
    { words: "sleep insomn dream", draw: calm.moon },
    { words: "art creative drama", draw: studio.palette },
    { words: "short hour minute block brief package extended", draw: consulting.clock },
    { words: "workplace corporate eap employ organis business", draw: desk.briefcase },
  ],
  prices: consulting.clock,
  contact: consulting.armchair("left"),
  footer: [garden.potted, consulting.armchair("left")],
};

/** A gym. */
export const gym: Trade = {
  id: "gym",
  industry: "General Business",
  alsoIn: "Healthcare",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "x",
        wings: [care.dumbbell, care.ball, care.mat, care.kettlebell],
      },
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
      stand(care.kettlebell, [270, 3.2]),
      stand(care.dumbbell, [524, 1.9]),
      stand(care.ball, [78, 1.2]),
    ),
  keys: [
    { words: "open gym guest drop access", draw: fitness.sportsBag, isGeneral: true },
    { words: "personal train strength weight pt one tone", draw: care.dumbbell, isGeneral: true },
    {
      words: "kettle circuit hiit bootcamp boot functional metcon condition",
      draw: care.kettlebell,
      isGeneral: true,
    },
    {
      words: "member pass card monthly month annual joining day ten unlimited student peak",
      draw: fitness.gymCard,
    },
    { words: "barbell lift powerlift weightlift olympic cross crossfit", draw: fitness.barbell },
    { words: "boxing boxe kickbox muay thai spar pad", draw: fitness.glove },
    {
      words: "martial karate judo taekwondo jiu bjj jitsu aikido kung grading belt defence defense mma",
      draw: fitness.belt,
    },
    { words: "spin cycl bike rpm", draw: fitness.spinBike },
    { words: "run running cardio treadmill marathon 5k 10k", draw: fitness.trainer },
    { words: "yoga stretch pilates flexib medita", draw: care.mat },
    { words: "core ball abs pregnan postnat antenat swiss", draw: care.ball },
    { words: "rehab mobil band injur physio", draw: body.bandStretch },
    { words: "nutrition diet food meal macro", draw: table.apple },
    { words: "body composition loss weight fat slim inbody", draw: medical.scales },
    { words: "interval tabata express challenge block week", draw: fitness.stopwatch },
    { words: "induct assess consult plan program review health check", draw: medical.clipboard },
    { words: "online virtual video remote zoom app", draw: medical.videoCall },
    { words: "massage", draw: body.couch },
    { words: "heart", draw: care.heart },
    {
      words: "group clas small partner team corporate women ladies over senior junior zumba dance aerobic",
      draw: calm.group,
    },
  ],
  prices: care.kettlebell,
  contact: care.mat,
  footer: [care.kettlebell, care.ball],
};

/** A studio for yoga or pilates: the sun behind a sitting person. */
export const yoga: Trade = {
  id: "yoga",
  industry: "General Business",
  alsoIn: "Healthcare",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [care.mat, care.ball, calm.seated, care.mat, care.ball, calm.seated],
        behind: [
          disc("s", [320, 300, 216]),
          disc("m", [320, 300, 150]),
          box("s", [beyond.from, 388, 3440, 10]),
          box("s", [beyond.from, 424, 3440, 10]),
        ],
      },
      stand(calm.seated, [320, 3]),
      stand(care.mat, [552, 1.1]),
      stand(calm.singingBowl, [80, 0.95]),
    ),
  keys: [
    { words: "mat =mat drop beginner hatha", draw: care.mat, isGeneral: true },
    {
      words: "medita breath pranayam mindful private one personal kundalini relax chair senior",
      draw: calm.seated,
      isGeneral: true,
    },
    { words: "well spirit philosoph ayurved", draw: calm.lotus, isGeneral: true },
    { words: "flow vinyasa ashtanga power dynamic balance intermediate advanced", draw: calm.treePose },
    {
      words:
        "pass card karte block bundle membership member mitglied monthly ten credit pack intro trial probe unlimited",
      draw: calm.classCard,
    },
    { words: "yin restor nidra evening moon candle sleep slow gentle", draw: calm.moon },
    { words: "sound gong bath", draw: calm.singingBowl },
    { words: "reformer tower cadillac machine equipment", draw: calm.reformer },
    { words: "pilates core ball pregnan prenat antenat birth", draw: care.ball },
    { words: "baby babies postnat mum mother", draw: medical.baby },
    { words: "stretch mobil band flex barre back posture spine align neck", draw: body.bandStretch },
    { words: "retreat weekend holiday", draw: journey.mountains },
    { words: "online zoom video live stream demand virtual", draw: medical.videoCall },
    { words: "gift voucher", draw: journey.parcel },
    { words: "heart love", draw: care.heart },
    {
      words: "group clas cours term workshop corporate office community teacher train kid famil",
      draw: calm.group,
    },
  ],
  prices: care.mat,
  contact: calm.seated,
  footer: [care.ball, care.mat],
};
