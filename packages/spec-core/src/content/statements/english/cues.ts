import type { CueTable } from "../cue-table.ts";
import { agency } from "./agency.ts";
import { audiences } from "./audiences.ts";
import { customers } from "./customers.ts";
import { doubts, personal, remarks, topics } from "./doubts.ts";
import { feelings } from "./feelings.ts";
import { money } from "./money.ts";
import { offers, recommendations } from "./offers.ts";
import { people, relatives } from "./people.ts";
import { rivals } from "./rivals.ts";
import { secrecy } from "./secrecy.ts";
import { siteTrades } from "./site-trades.ts";
import { thirdPartyRemarks } from "./third-party-remarks.ts";
import { troubles } from "./troubles.ts";
import { undecided } from "./undecided.ts";
import { links, verbs } from "./verbs.ts";
import { siteThings, wishes } from "./wishes.ts";

/** The words and phrases in English by which a statement is classified. */
export const englishCues: CueTable = {
  private: [secrecy, troubles, money, thirdPartyRemarks, feelings, people, rivals, customers, agency].join(
    ",",
  ),
  secrecy,
  wish: wishes,
  siteThing: siteThings,
  undecided: undecided,
  doubt: doubts,
  remark: remarks,
  personal: personal,
  siteTrade: siteTrades,
  topic: topics,
  relative: relatives,
  verb: verbs,
  link: links,
  offer: offers,
  recommendation: recommendations,
  audience: audiences,
};
