import { readFileSync } from "node:fs";
import { findFacts, readStatements } from "@sitewright/spec-core/content";
import {
  type Entry,
  formOf,
  type Score,
  scoreFacts,
} from "../../packages/spec-core/test/content/facts-score.ts";
import {
  readEntries,
  type StatementScore,
  scoreStatements,
} from "../../packages/spec-core/test/content/statements-score.ts";
import { measure } from "./measure.ts";
import { digits, type Section, verdict } from "./report.ts";
import { yardstickSubject } from "./yardstick-time.ts";

const halves = ["tuning", "held-out"] as const;
/** Sets in which contact facts are labelled, but not every other fact. */
const contactSets = [
  "second-tuning",
  "third-tuning",
  "third-held-out",
  "fourth-held-out",
  "fifth-tuning",
  "fifth-held-out",
  "sixth-tuning",
  "sixth-held-out",
] as const;
/** Sets whose sentences are measured without their facts. */
const sentenceSets = [
  "third-held-out",
  "fourth-held-out",
  "fifth-held-out",
  "sixth-tuning",
  "sixth-held-out",
  "voices-tuning",
  "voices-held-out",
  "further-voices-tuning",
  "further-voices-held-out",
] as const;
const rounds = 20;

type Part = readonly [part: number, whole: number];

const percent = ([part, whole]: Part): string => `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

const atMost = (part: Part, limit: number): string => verdict(part[0] / part[1] <= limit);
const atLeast = (part: Part, limit: number): string => verdict(part[0] / part[1] >= limit);

function statementRows(half: string, score: StatementScore): string[][] {
  const { privateShown, privatePrinted, privateShownAgreed, factsShown, factsShownAgreed, dictatedFound } =
    score;
  return [
    [
      half,
      "private or a wish, on an untouched site",
      percent(privateShown),
      "≤ 1 %",
      atMost(privateShown, 0.01),
    ],
    [
      half,
      "private or a wish, taken for a fact",
      percent(privatePrinted),
      "≤ 1 %",
      atMost(privatePrinted, 0.01),
    ],
    [half, "private or a wish, on the site after 'Accept'", percent(privateShownAgreed), "", ""],
    [half, "facts, on an untouched site", percent(factsShown), "", ""],
    [
      half,
      "facts, on the site after 'Accept'",
      percent(factsShownAgreed),
      "≥ 90 %",
      atLeast(factsShownAgreed, 0.9),
    ],
    [half, "dictated words, found", percent(dictatedFound), "", ""],
  ];
}

function factRows(half: string, name: string, { found, right, asked, recalled }: Score): string[][] {
  const isContact = name === "contact facts";
  const [precision, recall]: [Part, Part] = [
    [right, found],
    [recalled, asked],
  ];
  return [
    [
      half,
      `${name}, precision`,
      percent(precision),
      isContact ? "≥ 98 %" : "",
      isContact ? atLeast(precision, 0.98) : "",
    ],
    [
      half,
      `${name}, recall`,
      percent(recall),
      isContact ? "≥ 90 %" : "",
      isContact ? atLeast(recall, 0.9) : "",
    ],
  ];
}

function labelled(half: (typeof halves | typeof contactSets)[number]): Entry[] {
  const file = new URL(`../../packages/spec-core/test/content/texts/${half}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function rowsOf(half: (typeof halves)[number]): string[][] {
  const { kinds, contact } = scoreFacts(labelled(half));
  return [
    ...statementRows(half, scoreStatements(readEntries(half))),
    ...Object.entries({ "contact facts": contact, ...kinds }).flatMap(([name, score]) =>
      factRows(half, name, score),
    ),
  ];
}

/** Accuracy and speed of classifying the sentences of owners. */
export function wordsSection(): Section {
  const forms = labelled("tuning").map((entry) => formOf(entry));
  // The texts are read one after the other in each round, because the results of the last few texts are
  // cached.
  const over = (name: string, read: (form: (typeof forms)[number]) => unknown) => {
    let next = 0;
    return {
      name,
      repeat: (times: number): void => {
        for (let i = 0; i < times; i += 1) {
          const form = forms[next];
          if (form) read(form);
          next = (next + 1) % forms.length;
        }
      },
    };
  };
  const [, statements, facts] = measure(
    [yardstickSubject, over("readStatements", readStatements), over("findFacts", findFacts)],
    rounds,
  );
  const took = (timing: typeof statements): string =>
    `${digits(timing?.medianMs ?? Number.NaN)} ms, ${digits(timing?.ratio ?? Number.NaN)} yardsticks`;
  return {
    title: "Words of owners",
    note: `170 sets of answers, labelled by readers who knew no rule, before there were any; split by hash, the held-out half only ever measured. Shares of sentences and of facts; contact facts are phones, e-mail addresses, addresses, hours, registrations and profiles. The second to the sixth sets are of later authors and thick with the details of others, the fourth of fragments alone; the voices are answers in which owners speak their own way, labelled by sentence. Weights are learnt from all tuning halves, so only the held-out ones say how unknown texts are read. A whole set of answers takes ${took(statements)} to split and judge, ${took(facts)} to search for facts.`,
    columns: ["set", "what", "measured", "target", ""],
    rows: [
      ...halves.flatMap(rowsOf),
      ...sentenceSets.flatMap((set) =>
        // Statements in these sets that do not dictate words.
        statementRows(set, scoreStatements(readEntries(set))).filter(
          ([, what]) => !what?.startsWith("dictated"),
        ),
      ),
      ...contactSets.flatMap((set) => factRows(set, "contact facts", scoreFacts(labelled(set)).contact)),
    ],
  };
}
