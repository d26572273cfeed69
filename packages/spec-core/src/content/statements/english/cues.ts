import type { CueTable } from "../cue-table.ts";
import { phraseTable } from "../phrases.ts";
import { agency } from "./agency.ts";
import { audiences } from "./audiences.ts";
import { customers } from "./customers.ts";
import { doubts, remarks, topics } from "./doubts.ts";
import { feelings } from "./feelings.ts";
import { offers, recommendations } from "./offers.ts";
import { people, relatives } from "./people.ts";
import { rivals } from "./rivals.ts";
import { secrecy } from "./secrecy.ts";
import { troubles } from "./troubles.ts";
import { undecided } from "./undecided.ts";
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
  topic: phraseTable(topics),
  relative: phraseTable(relatives),
  offer: phraseTable(offers),
  recommendation: phraseTable(recommendations),
  audience: phraseTable(audiences),
};
