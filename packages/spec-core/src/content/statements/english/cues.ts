import type { CueTable } from "../cue-table.ts";
import { phraseTable } from "../phrases.ts";
import { agency } from "./agency.ts";
import { audiences } from "./audiences.ts";
import { customers } from "./customers.ts";
import { doubts, personal, remarks, topics } from "./doubts.ts";
import { feelings } from "./feelings.ts";
import { offers, recommendations } from "./offers.ts";
import { people, relatives } from "./people.ts";
import { rivals } from "./rivals.ts";
import { secrecy } from "./secrecy.ts";
import { troubles } from "./troubles.ts";
import { undecided } from "./undecided.ts";
import { siteTrades } from "./site-trades.ts";
import { links, verbs } from "./verbs.ts";
import { siteThings, wishes } from "./wishes.ts";

/** What gives a statement away in English. */
export const englishCues: CueTable = {
  private: phraseTable([secrecy, troubles, feelings, people, rivals, customers, agency].join("\n")),
  silence: phraseTable(secrecy),
  wish: phraseTable(wishes),
  siteThing: phraseTable(siteThings),
  undecided: phraseTable(undecided),
  doubt: phraseTable(doubts),
  remark: phraseTable(remarks),
  personal: phraseTable(personal),
  siteTrade: phraseTable(siteTrades),
  topic: phraseTable(topics),
  relative: phraseTable(relatives),
  verb: phraseTable(verbs),
  link: phraseTable(links),
  offer: phraseTable(offers),
  recommendation: phraseTable(recommendations),
  audience: phraseTable(audiences),
};
