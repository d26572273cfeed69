import * as lines from "../lines.ts";
import * as care from "../parts/care.ts";
import * as civil from "../parts/civil.ts";
import * as desk from "../parts/desk.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as journey from "../parts/journey.ts";
import * as law from "../parts/law.ts";
import * as ledgers from "../parts/ledgers.ts";
import * as meeting from "../parts/meeting.ts";
import * as works from "../parts/pipework.ts";
import * as survey from "../parts/survey.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { beyond, floorY, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A temple front in the color of the ground, 640 units wide, its steps on the floor. */
const temple: Drawn = path(
  "s",
  `M40 150L320 16 600 150ZM56 158H584V186H56ZM30 ${floorY - 30}H610V${floorY}H30Z${[72, 176, 280, 384, 488].map((x) => `M${x} 194H${x + 80}V${floorY - 38}H${x}Z`).join("")}`,
);

/** A law firm: a pair of scales in front of a court. */
export const solicitor: Trade = {
  id: "solicitor",
  industry: "Legal Services",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 56]),
        line: lines.rule,
        ground: "m",
        wings: [law.volumes, desk.deed, desk.briefcase, desk.scroll],
        behind: [temple],
      },
      stand(law.scales, [320, 3]),
    ),
  keys: [
    { words: "law legal solicitor fairness", draw: law.scales, isGeneral: true },
    { words: "divorc separat dissol split breakdown", draw: law.partedRings },
    {
      words: "child custod family parent adopt guardian grandparent paternity proceedings",
      draw: law.family,
    },
    { words: "prenup postnup marri marital civil cohabit nuptial", draw: law.joinedRings },
    {
      words: "=will =wills estat probat inherit trust attorney notar deed declarat certif oath",
      draw: desk.deed,
      isGeneral: true,
    },
    {
      words:
        "agreement settle contract terms policies policy negotiat partnership intellectual trademark copyright licen signing",
      draw: law.agreement,
    },
    { words: "tribunal court litigat disput hearing appeal claim contest inquest", draw: law.courthouse },
    { words: "discriminat equalit harass bully whistleblow grievance", draw: law.unequal },
    { words: "dismiss redundan sacked", draw: law.clearedDesk },
    { words: "employ staff hr maternity disciplin workplace", draw: law.staffPass },
    {
      words:
        "convey property house home lease buy buying sell sale purchas remortgag mortgag landlord tenan evict eviction boundar transfer equity",
      draw: law.houseKey,
    },
    {
      words: "company commercial business corporat shareholder director insolven startup",
      draw: desk.briefcase,
    },
    { words: "injur injury acciden negligen compens medical clinical whiplash", draw: care.plaster },
    { words: "crimin crime defen police arrest offence offense dui dwi", draw: law.handcuffs },
    { words: "motoring driv speeding traffic vehicle", draw: workshop.car },
    { words: "immigra visa citizen nationalit asylum passport sponsor", draw: law.passport },
    { words: "debt bankrupt recover payment", draw: desk.coins },
    { words: "meeting advice consult mediat visit appointment", draw: desk.speech },
    { words: "research opinion training library", draw: law.volumes, isGeneral: true },
  ],
  prices: desk.scroll,
  contact: greeting.envelope,
  footer: [law.scales, law.volumes],
};

/** An accountant: an abacus. */
export const accountant: Trade = {
  id: "accountant",
  industry: "Finance",
  line: lines.ledger,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [desk.columns, desk.calculator, desk.receipt, desk.calendar],
        behind: [
          path(
            "f",
            Array.from({ length: 26 }, (_, row) => `M${beyond.from} ${440 - row * 42}H${beyond.to}`).join(""),
          ),
          path("f", "M52-600V470M64-600V470M588-600V470"),
        ],
      },
      stand(desk.abacus, [322, 3.05]),
      stand(desk.coins, [573, 0.95]),
      stand(desk.ledgerBook, [76, 1.08]),
    ),
  keys: [
    { words: "bookkeep ledger record books", draw: desk.ledgerBook, isGeneral: true },
    {
      words: "tax =tax return vat self hmrc irs relief registration register",
      draw: ledgers.taxForm,
      isGeneral: true,
    },
    { words: "payroll payslip wage salary salaries pension enrol enroll employ cis", draw: ledgers.paySlip },
    { words: "account accounts year end statement", draw: desk.calculator, isGeneral: true },
    { words: "deadline quarter registered calendar", draw: desk.calendar },
    { words: "company compan confirmation formation incorporat secretar charit", draw: works.certificate },
    {
      words: "audit auditing investigat enquir inspect review due diligence examination",
      draw: ledgers.auditSheet,
    },
    { words: "growth forecast plan cash flow cashflow budget projection invest", draw: ledgers.lineChart },
    {
      words: "management cloud software xero quickbooks sage digital mtd report dashboard cfo",
      draw: ledgers.laptopChart,
    },
    { words: "expense invoice receipt credit", draw: desk.receipt },
    { words: "start advice advis consult meeting call", draw: desk.speech },
    { words: "property rent rental landlord", draw: building.house },
    { words: "fund grant saving dividend coin", draw: desk.coins },
    { words: "number sole trader figure", draw: desk.abacus, isGeneral: true },
  ],
  prices: desk.receipt,
  contact: greeting.handset,
  footer: [desk.abacus, desk.coins],
};

const rain: Drawn = path(
  "l",
  Array.from(
    { length: 90 },
    (_, index) => `M${-1380 + index * 38} ${-290 + ((index * 137) % 400)}l-12 30`,
  ).join(""),
);

/** Insurance, mortgages, financial advice: an umbrella. */
export const adviser: Trade = {
  id: "adviser",
  industry: "Finance",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [building.gable, workshop.car, building.house, desk.coins],
        behind: [rain, disc("s", [320, 280, 210])],
      },
      stand(building.house, [220, 1.55]),
      stand(workshop.car, [464, 1.2]),
      band("l", { d: "M324 200V418q0 24 22 24t22-22", width: 7, isRound: true }),
      at([324, 212, 4.3], at([-60, -40], desk.canopy)),
    ),
  keys: [
    {
      words:
        "mortgag mortgage remortgag home =home house buy buyer move mover equity landlord let building contents bridging later lend",
      draw: building.house,
    },
    { words: "life =life critical illness heart health medical dental", draw: ledgers.heartShield },
    {
      words: "protect insur income cover broker claim liability indemnity",
      draw: desk.umbrella,
      isGeneral: true,
    },
    { words: "pension retire saving isa annuit school", draw: ledgers.piggyBank },
    { words: "invest fund portfolio growth ethical", draw: ledgers.coinPlant },
    { words: "wealth cashflow forecast market", draw: ledgers.lineChart },
    { words: "car =car motor =motor vehicle", draw: workshop.car },
    { words: "van =van fleet =fleet lorry courier", draw: workshop.van },
    { words: "travel holiday", draw: journey.suitcase },
    { words: "pet =pet dog puppy", draw: care.dog },
    { words: "business commercial shop =shop employ trade keyman director", draw: journey.shopfront },
    { words: "estate will trust inherit probate attorney", draw: desk.deed },
    { words: "family child children", draw: law.family },
    { words: "loan credit debt tax budget calculat", draw: desk.calculator, isGeneral: true },
    { words: "money rate fee financ", draw: desk.coins, isGeneral: true },
    { words: "review plan advice meeting consult appointment call", draw: desk.speech },
  ],
  prices: desk.coins,
  contact: greeting.handset,
  footer: [desk.umbrella, building.house],
};

/** Consultants, coaches, recruiters: a meeting at a table. */
export const consultant: Trade = {
  id: "consultant",
  industry: "Professional Services",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 56]),
        line: lines.plank,
        ground: "m",
        wings: [desk.briefcase, desk.folder, meeting.megaphone, meeting.checklist],
        behind: [disc("s", [320, 250, 226])],
      },
      box("e", [138, 34, 364, 230, 8]) + box("c", [152, 48, 336, 202, 3]),
      ...[52, 84, 66, 118, 150].map((height, index) =>
        box(index === 4 ? "b" : index % 2 ? "a" : "e", [186 + index * 58, 232 - height, 38, height, 2]),
      ),
      path("n", "M172 232H470"),
      band("a", { d: "M190 150L262 116 318 132 424 64", width: 7, isRound: true }) +
        path("a", "M440 54L434 84 412 60Z"),
      stand(desk.people, [106, 1.6]),
      stand(meeting.pairFacing, [534, 1.6]),
      stand(ledgers.laptopChart, [330, 0.95]),
    ),
  keys: [
    { words: "strateg goal growth vision market research", draw: desk.target },
    { words: "people team hr human leader board culture mentor", draw: desk.people, isGeneral: true },
    { words: "coach mediat one interview appraisal discovery", draw: meeting.twoChairs },
    {
      words: "recruit staff hire hiring career cv candidate search placement job headhunt linkedin",
      draw: meeting.profileSheet,
    },
    { words: "train workshop course seminar facilitat present speak keynote away", draw: meeting.flipChart },
    { words: "project process operations operational lean agile event programme", draw: meeting.planBoard },
    { words: "report analys data forecast financ feasib benchmark", draw: ledgers.lineChart },
    { words: "audit check survey inspect assess risk health safety iso", draw: meeting.checklist },
    {
      words: "permit licen licence certif polic policy policies complian gdpr regulat",
      draw: meeting.stampedSheet,
    },
    { words: "change merger partner integrat transform collaborat", draw: meeting.puzzle },
    {
      words: "marketing brand campaign sale pr public media advert launch fundrais",
      draw: meeting.megaphone,
    },
    { words: "admin assistant secretar document bid tender grant book", draw: desk.folder },
    { words: "diary calendar schedul travel", draw: desk.calendar },
    { words: "email inbox newsletter", draw: greeting.envelope },
    { words: "write writing copy content blog proofread", draw: building.pencil },
    { words: "website seo digital", draw: ledgers.laptopChart },
    {
      words: "meeting advice advis consult call communicat retainer session",
      draw: desk.speech,
      isGeneral: true,
    },
    { words: "business interim director", draw: desk.briefcase, isGeneral: true },
  ],
  prices: desk.folder,
  contact: desk.speech,
  footer: [desk.people, desk.briefcase],
};

/** A crane in the color of the ground, its load above the building. */
const craneBehind: Drawn = path(
  "s",
  `M258 ${floorY}V64L269 30 280 64V${floorY}ZM150 64H624V84H150ZM150 84H206V128H150ZM280 84H324V124H280ZM269 30L274 24 590 64H576ZM269 30L264 24 174 64H186ZM508 84H514V110H508ZM470 146L508 110H514L552 146H542L511 119 480 146ZM452 146H570V168H452Z`,
);

/** Engineers, surveyors and planners of energy and environment: an instrument before a building site. */
export const engineer: Trade = {
  id: "engineer",
  industry: "Professional Services",
  alsoIn: "Real Estate & Construction",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 56]),
        line: lines.turf,
        ground: "m",
        // The turbine and the pylon are higher than the hat and the tank.
        wings: [
          at([30, 56, 0.5], survey.hardHat),
          civil.tank,
          at([-36, -67.2, 1.6], civil.turbine),
          at([-30, -56, 1.5], civil.pylon),
        ],
        behind: [craneBehind],
      },
      given.subject ? stand(given.subject, [470, 2.5]) : civil.largeFrame,
      stand(survey.theodolite, [158, 2.1]),
    ),
  keys: [
    {
      words: "survey topograph measured set setting level laser scan gps instrument monitor",
      draw: survey.theodolite,
      isGeneral: true,
    },
    {
      words: "safety site supervis principal cdm clerk inspector construction",
      draw: survey.hardHat,
      isGeneral: true,
    },
    {
      words: "permit planning permission approv licen licence consent application regulation",
      draw: survey.stampedPlan,
    },
    { words: "drawing draw plan cad bim layout draught draft", draw: building.plan, isGeneral: true },
    { words: "train operator course cpd workshop seminar toolbox", draw: survey.siteTraining },
    {
      words: "hydrogen refuel refuelling fuel filling station depot fleet lorry truck vehicle forecourt",
      draw: civil.refuelling,
      isLarge: true,
    },
    { words: "tank storage gas pipe pipework pressure vessel plant =tank", draw: civil.tank, isLarge: true },
    {
      words:
        "ground soil geotechnic borehole contamina trial foundation drill percolation investigat retaining",
      draw: survey.borehole,
    },
    { words: "bridge =bridge span marine coastal harbour", draw: civil.bridge, isLarge: true },
    { words: "crane lift lifting temporary method demolition", draw: civil.towerCrane },
    { words: "grid power electric substation network connection cable", draw: civil.pylon, isLarge: true },
    { words: "wind =wind farm renewab turbine energy", draw: civil.turbine, isLarge: true },
    { words: "solar photovolt battery", draw: workshop.solar, isLarge: true },
    { words: "beam steel loft wall removal opening lintel", draw: civil.steelBeam },
    { words: "structur calculat load analys model check verif", draw: survey.calculation },
    { words: "frame timber concrete commercial new =build industrial", draw: civil.frameUp },
    {
      words: "drain flood =flood water sewer suds river =hydro hydrolog hydraul storm soakaway septic",
      draw: civil.outfall,
      isLarge: true,
    },
    { words: "road highway traffic transport travel parking", draw: civil.roadAhead, isLarge: true },
    {
      words:
        "house home homebuyer building buyer condition snag snagging party defect valuation damp =damp residential dilapidation subsidence crack epc",
      draw: survey.surveyedHouse,
    },
    {
      words: "environment ecolog ecology carbon tree =tree biodivers impact sustainab net habitat",
      draw: garden.sapling,
    },
    { words: "heat heating cooling ventilat mechanical", draw: works.radiator },
    { words: "report feasib study tender specification document expert witness", draw: desk.folder },
    { words: "audit inspect risk assess hazop asbestos compliance", draw: meeting.checklist },
    { words: "project programme procure cost quantit budget", draw: meeting.planBoard },
    { words: "advice consult meeting call visit", draw: desk.speech },
  ],
  prices: building.plan,
  contact: greeting.envelope,
  footer: [survey.theodolite, at([21, 39.2, 0.65], survey.hardHat)],
};
