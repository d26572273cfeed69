import { insideRemarks, visitorsSentences } from "../../../src/content/statements/backstage.fixture.ts";
import {
  forThem,
  mishaps,
  ownTroubles,
  papers,
  promises,
  siteNotes,
  tradesAtWork,
} from "../../../src/content/statements/for-visitors.fixture.ts";
import { introductions, notForVisitors } from "../../../src/content/statements/introductions.fixture.ts";
import {
  plainFacts,
  privateRemarks,
  siteWishes,
  unsureFacts,
} from "../../../src/content/statements/owners.fixture.ts";
import { readEntries } from "../statements-score.ts";
import type { LabelledText } from "./learn.ts";

/** Each of these sentences as an entry of its own. */
const alone = (name: string, kind: "fact" | "private", texts: readonly string[]): LabelledText[] =>
  texts.map((text, index) => ({
    id: `${name}-${index}`,
    fields: { description: [[kind, text]] },
  }));

/** What the weights are learnt from: the labelled texts and the rules' own examples; nothing that is held out or unseen. */
export const learntFrom = (): LabelledText[] => [
  ...(
    [
      "tuning",
      "second-tuning",
      "third-tuning",
      "fourth-tuning",
      "fifth-tuning",
      "sixth-tuning",
      "seventh-tuning",
      "voices-tuning",
      "further-voices-tuning",
    ] as const
  ).flatMap(readEntries),
  ...alone(
    "for",
    "fact",
    [tradesAtWork, forThem, promises, introductions, visitorsSentences, plainFacts, unsureFacts].flat(),
  ),
  ...alone(
    "against",
    "private",
    [
      insideRemarks,
      ownTroubles,
      papers,
      siteNotes,
      mishaps,
      notForVisitors,
      privateRemarks,
      siteWishes,
    ].flat(),
  ),
];
