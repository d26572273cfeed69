import * as lines from "../lines.ts";
import * as body from "../parts/body.ts";
import * as calm from "../parts/calm.ts";
import * as care from "../parts/care.ts";
import * as desk from "../parts/desk.ts";
import * as eyes from "../parts/eyes.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as journey from "../parts/journey.ts";
import * as medical from "../parts/medical.ts";
import * as pets from "../parts/pets.ts";
import * as salon from "../parts/salon.ts";
import * as table from "../parts/table.ts";
import * as teeth from "../parts/teeth.ts";
import { at, disc, path } from "../shape.ts";
import { floorY, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A dentist: a single tooth. */
export const dentist: Trade = {
  id: "dentist",
  industry: "Healthcare",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [teeth.checkedTooth, teeth.happyTooth, teeth.xray, teeth.tray],
        behind: [disc("s", [320, 240, 226])],
      },
      stand(care.tooth, [320, 3.3]),
      stand(teeth.dentalChair, [92, 1.5]),
      stand(teeth.beaker, [556, 1.55]),
      teeth.glint([486, 128, 34]),
      teeth.glint([140, 150, 24]),
      teeth.glint([534, 76, 18]),
    ),
  keys: [
    { words: "tooth teeth", draw: care.tooth, isGeneral: true },
    { words: "check exam routine review recall patie new", draw: teeth.checkedTooth, isGeneral: true },
    {
      words:
        "hygien clean scale polish prevent fluorid varnish fissur sealant stain plaque tartar airflow gum perio breath",
      draw: teeth.beaker,
    },
    { words: "nervous anxi sedat phobi fear comfort relax cons", draw: teeth.dentalChair, isGeneral: true },
    {
      words: "cosmetic veneer smile makeover bonding contour facial aesthet wrinkle botox filler",
      draw: care.smile,
    },
    { words: "=fill filling inlay onlay amalgam cavit decay compo", draw: teeth.filledTooth },
    { words: "whiten bleach brighten", draw: teeth.whitenedTooth },
    { words: "implant", draw: teeth.implant },
    { words: "crown zircon cerec", draw: teeth.crownedTooth },
    { words: "bridge", draw: teeth.bridge },
    { words: "denture false plate", draw: teeth.dentures },
    { words: "brace orthodont straight fixed", draw: care.brace },
    {
      words:
        "invisalign aligner clear invisible retainer mouthguard guard shield splint night grind bruxi snor apnoea apnea jaw tmj tmd",
      draw: teeth.tray,
    },
    { words: "root wurzel canal endodon nerve", draw: teeth.rootedTooth },
    { words: "extract wisdom surgery surgic", draw: teeth.pulledTooth },
    { words: "child children kid toddler infant paediatr pediatr milk baby", draw: teeth.happyTooth },
    {
      words: "emergenc urgent pain toothach ache broken chip crack abscess trauma swell",
      draw: teeth.achingTooth,
    },
    { words: "ray xray radiogra scan cbct opg panoram imaging", draw: teeth.xray },
  ],
  prices: care.smile,
  contact: desk.calendar,
  footer: [care.tooth, teeth.beaker],
};

/** A doctor, midwife or carer: a stethoscope. */
export const clinic: Trade = {
  id: "clinic",
  industry: "Healthcare",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [care.plaster, care.heart, care.bottleDrops, garden.potted],
        behind: [disc("s", [320, 236, 224])],
      },
      at([296, 62, 3.2], at([-60, 0], medical.stethoscope)),
      stand(medical.bag, [528, 1.6]),
      stand(garden.potted, [82, 1.4]),
    ),
  keys: [
    {
      words: "doctor gp physician cons appo examin nurse",
      draw: medical.stethoscope,
      isGeneral: true,
    },
    { words: "heart cardio pressure ecg mental wellbeing cholest", draw: care.heart, isGeneral: true },
    { words: "emergenc urgent minor same private", draw: medical.bag, isGeneral: true },
    {
      words: "wound minor first aid cut stitch mole skin cyst wart lesion surgery",
      draw: care.plaster,
    },
    {
      words: "chec assess report certificat letter medical review screening hgv taxi visa plan",
      draw: medical.clipboard,
    },
    {
      words:
        "vaccin immunis immuniz jab inject travel flu vitamin b12 iv hpv covid booster steroid botox wrinkle",
      draw: medical.syringe,
    },
    {
      words: "blood test lab screen sample sexual sti urine allerg dna fertil smear cervical",
      draw: medical.testTubes,
    },
    {
      words: "medicine medicat prescri pharmac repeat tablet pill drug hrt menopaus hormone",
      draw: medical.pills,
    },
    { words: "ear wax earwax microsuct hearing audiol tinnit", draw: medical.ear },
    {
      words:
        "pregnan birth baby =baby babies newborn infant antenat postnat prenat postpart labour labor doula midwi breastf lactat matern mother mum hypnobirth",
      draw: medical.baby,
    },
    { words: "home live visit resident domicil domestic housekeep house", draw: medical.heartHome },
    {
      words: "care carer elder dement alzheim palliat hospice end compan respite supp comfort wash",
      draw: medical.heldHeart,
    },
    { words: "night overnight sleep waking", draw: calm.moon },
    { words: "meal cook lunch", draw: table.plateSet },
    { words: "speech language talk advice counsel stammer voice swallow communicat", draw: desk.speech },
    { words: "child paediatr pediatr kid toddler school play", draw: calm.teddy },
    { words: "group class course workshop train day club activit", draw: calm.group },
    { words: "online video virtual remote telehealth zoom", draw: medical.videoCall },
    { words: "phone telephone", draw: desk.phone },
    { words: "weight obes slim bmi body", draw: medical.scales },
    { words: "nutrition diet food", draw: table.apple },
    { words: "massage treatment physio osteo", draw: body.couch },
    { words: "acupunct needl", draw: body.needles },
    { words: "remed herb natur homeo", draw: care.bottleDrops },
  ],
  prices: care.heart,
  contact: greeting.bell,
  footer: [medical.stethoscope, garden.potted],
};

/** A pharmacist, herbalist or homeopath: a mortar between leaves. */
export const remedies: Trade = {
  id: "remedies",
  industry: "Healthcare",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [care.bottleDrops, care.mortar, garden.potted, care.bottleDrops],
        behind: [path("s", "M96 470V260a224 224 0 0 1 448 0V470Z")],
      },
      at([204, floorY, 1, -9], garden.sprig(9, 42)),
      at([470, floorY, 1, 8], garden.sprig(10, 42)),
      stand(care.mortar, [338, 2.8]),
      stand(care.bottleDrops, [84, 1.5]),
      stand(care.bottleDrops, [574, 1.2]),
    ),
  keys: [
    { words: "medicine herb remed chinese pharmac compound ayurved", draw: care.mortar, isGeneral: true },
    { words: "homeo drop flower essence oil aroma tincture natur", draw: care.bottleDrops, isGeneral: true },
    { words: "plant garden wellbeing", draw: garden.potted, isGeneral: true },
    {
      words:
        "prescri repeat medicat tablet pill blister dosette nhs emergenc contracep supplement minor ailment",
      draw: medical.pills,
    },
    { words: "consu appo first initial follow advice", draw: desk.speech },
    { words: "massage treatment session body cupping craniosacr bowen shiatsu tuina", draw: body.couch },
    { words: "acupunct needl moxibust auricular", draw: body.needles },
    { words: "reflexolog foot feet", draw: body.sole },
    { words: "nutrition diet food gut digest eat meal", draw: table.apple },
    { words: "vaccin jab flu travel covid inject b12 immunis vitamin", draw: medical.syringe },
    { words: "wound first aid skin eczema", draw: care.plaster },
    { words: "ear wax earwax microsuct hearing hopi", draw: medical.ear },
    { words: "blood pressure heart check cholest", draw: care.heart },
    { words: "test lab intoleran allerg", draw: medical.testTubes },
    { words: "weight slim bmi", draw: medical.scales },
    { words: "reiki energy chakra meditat crystal healing", draw: calm.lotus },
    { words: "tea =tea infus", draw: table.teapot },
    { words: "cream balm ointment salve skincare jar honey", draw: table.jar },
    { words: "pregnan fertil baby", draw: medical.baby },
    { words: "online video virtual remote zoom", draw: medical.videoCall },
    { words: "gift voucher", draw: journey.parcel },
    { words: "stress sleep relax anxi candle insomn", draw: salon.candle },
    { words: "stone hot heat", draw: salon.stones },
  ],
  prices: care.bottleDrops,
  contact: greeting.bell,
  footer: [care.mortar, garden.potted],
};

/** A vet, groomer or kennel. */
export const vet: Trade = {
  id: "vet",
  industry: "Healthcare",
  alsoIn: "Professional Services",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
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
    ),
  keys: [
    { words: "paw pet exotic nail claw gland", draw: care.paw, isGeneral: true },
    { words: "plan member health club wellness", draw: pets.pawHeart, isGeneral: true },
    { words: "check health examin cons appo nurse", draw: medical.stethoscope },
    { words: "vaccin booster inject jab rabies", draw: medical.syringe },
    { words: "surg neuter spay castrat operat anaesth anesth", draw: pets.coneDog },
    { words: "microchip chip", draw: pets.pawChip },
    { words: "groom trim clip cut style scissor strip", draw: salon.scissors },
    { words: "bath wash sham blow dry spa hydro", draw: pets.bathedDog },
    { words: "brush deshed shed coat comb undercoat", draw: pets.slicker },
    { words: "walk lead collar run hike", draw: pets.lead },
    { words: "board kennel day daycare overnight stay holiday creche suite", draw: pets.kennel },
    { words: "train class behav obedien recall agil social course lesson", draw: pets.whistle },
    { words: "dog puppy puppies canine", draw: care.dog },
    { words: "cat catter kitten feline", draw: care.cat },
    { words: "home visit house", draw: medical.heartHome },
    { words: "food diet nutrition feed weight visit sit pop drop treat", draw: care.bowl },
    { words: "dental teeth tooth scale", draw: care.tooth },
    { words: "flea worm tick parasit medic prescri tablet pharmac", draw: medical.pills },
    {
      words: "bone ray xray radiogra scan ultrasound imaging orthop joint fractur lame arthrit",
      draw: care.bone,
    },
    { words: "blood test lab urine sample diagnos", draw: medical.testTubes },
    { words: "emergenc urgent injur wound", draw: care.plaster },
    { words: "taxi transport travel collect carrier relocat", draw: pets.carrier },
    { words: "passport certificat export report assess", draw: medical.clipboard },
    { words: "rabbit small guinea hamster ferret rodent", draw: pets.rabbit },
    { words: "horse equine pony farm =farm livestock", draw: pets.horse },
    { words: "euthan goodbye cremat bereave end sleep loss farewell", draw: salon.candle },
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
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [care.lensCase, eyes.sunglasses, care.eyeChart, care.lensCase],
        behind: [disc("s", [320, 236, 226])],
      },
      at([320, 8, 3.5], at([-60, 0], care.eyeChart)),
      at([320, 300, 3.7], at([-60, -86], care.glasses("n"))),
      stand(care.lensCase, [560, 1.15]),
      stand(care.bottleDrops, [76, 1.2]),
    ),
  keys: [
    {
      words:
        "glass frame spect vari read bifocal designer progressive blue computer safety sport thin reglaz prescr single lenses",
      draw: care.spectacles,
      isGeneral: true,
    },
    { words: "test exam sight vision check driv dvla", draw: care.eyeChart, isGeneral: true },
    { words: "eye cataract laser", draw: eyes.eye, isGeneral: true },
    { words: "contact lens daily monthly ortho", draw: eyes.contactLens },
    { words: "sun sunglass polaris tint", draw: eyes.sunglasses },
    { words: "child kid kids young school myopi junior", draw: eyes.childGlasses },
    { words: "repair adjust mend broken screw service fit", draw: eyes.mendedGlasses },
    {
      words: "oct scan retin photograph imaging diabet field pressure glaucoma macular",
      draw: eyes.retina,
    },
    { words: "dry =dry drop itch allerg red infect bleph emergenc urgent minor", draw: eyes.eyeDrops },
    { words: "home domicil visit", draw: medical.heartHome },
    { words: "ear wax hearing microsuct audiol", draw: medical.ear },
    { words: "case accessor clean", draw: care.lensCase },
  ],
  prices: care.spectacles,
  contact: eyes.eye,
  footer: [care.spectacles],
};
