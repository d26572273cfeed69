import { cases } from "./load/cases.ts";
import { type LoadResult, putLoad } from "./load/measure-load.ts";
import { loadBesideConnections } from "./load/open-connections.ts";
import { signedInOwner } from "./load/people.ts";
import { measureScrape } from "./load/scrape.ts";
import { type Servers, withServers } from "./load/servers.ts";
import { digits, type Section, times, verdict } from "./report.ts";
import { chanceOfAtLeast, median } from "./statistics.ts";

const openConnections = 2_000;
const roundsEach = 7;
/**
 * The warm-up of each process: with a third of the requests, each of three processes has compiled less
 * code than a single one.
 */
const warmUpSeconds = 5;
/**
 * The level of significance: three processes count as slower if chance alone would less often produce as
 * many slower rounds in any case.
 */
const significance = 0.05;
const targets = { lateS: 5, scrape: 20 };

const largest = (values: readonly number[]): number => Math.max(...values);

/**
 * A case with one process and with three, and the number of rounds in which three processes were slower.
 */
interface CaseResult {
  readonly one: LoadResult;
  readonly three: LoadResult;
  readonly ratio: number;
  readonly slowerRounds: number;
}

/** Merges the rounds of one case. */
const summary = (rounds: readonly LoadResult[]): LoadResult => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  medianMs: median(rounds.map(({ medianMs }) => medianMs)),
  p99Ms: largest(rounds.map(({ p99Ms }) => p99Ms)),
  errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  oldestDueS: largest(rounds.map(({ oldestDueS }) => oldestDueS)),
});

/**
 * Loads one process and three processes in turns, after both are warmed up, because the machine's speed
 * varies more than the difference between them.
 */
async function allCases(
  servers: Record<"one" | "three", Servers>,
  seconds: number,
): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = [];
  for (const loadCase of cases) {
    const rounds: Record<"one" | "three", LoadResult[]> = { one: [], three: [] };
    const load = (who: "one" | "three", length: number) =>
      putLoad(servers[who], loadCase, { seconds: length });
    await load("one", warmUpSeconds);
    await load("three", warmUpSeconds * servers.three.origins.length);
    for (let round = 0; round < roundsEach; round++)
      for (const who of round % 2 ? (["three", "one"] as const) : (["one", "three"] as const))
        rounds[who].push(await load(who, seconds));
    const ratios = rounds.three.map(
      ({ perSecond }, round) => perSecond / (rounds.one[round]?.perSecond ?? 0),
    );
    const result = {
      one: summary(rounds.one),
      three: summary(rounds.three),
      ratio: median(ratios),
      slowerRounds: ratios.filter((ratio) => ratio < 1).length,
    };
    const summaries = [result.one, result.three].map(
      ({ perSecond, errors }) => `${digits(perSecond)} a second, ${errors} errors`,
    );
    console.error(`${loadCase.title}: one process ${summaries[0]}; three ${summaries[1]}`);
    results.push(result);
  }
  return results;
}

const cells = ({ perSecond, medianMs, p99Ms, errors, oldestDueS }: LoadResult): string[] => [
  digits(perSecond),
  `${digits(medianMs)} / ${digits(p99Ms)}`,
  String(errors),
  digits(oldestDueS),
];

function throughput(results: readonly CaseResult[], seconds: number): Section {
  const rows = cases.flatMap(({ title }, index) => {
    const result = results[index];
    if (!result) return [];
    const { one, three, ratio, slowerRounds } = result;
    const isSlower = chanceOfAtLeast(slowerRounds, roundsEach) < significance / cases.length;
    const isMet =
      one.errors + three.errors === 0 &&
      Math.max(one.oldestDueS, three.oldestDueS) <= targets.lateS &&
      !isSlower;
    return [
      [
        title,
        ...cells(one),
        ...cells(three),
        times(ratio),
        `${slowerRounds} of ${roundsEach}`,
        verdict(isMet),
      ],
    ];
  });
  const of = (what: string) => [
    `${what}: requests a second`,
    "median / 99 % in ms",
    "errors",
    "oldest due in s",
  ];
  return {
    title: "The server under load",
    note: `Twelve connections, each the next request as soon as the last is answered, on Postgres with 5,000 clients; one process and three in turns, ${roundsEach} rounds of ${seconds} s each after a warm-up, medians of them and of their ratios, and the worst 99 %. Three processes: two that also work in the background, one that only answers. Target: no error, nothing due for more than ${targets.lateS} s, three processes not slower than one. A round differs by some percent from the next: three are slower if chance would give as many slower rounds, in any case, in less than one of ${1 / significance} runs.`,
    columns: ["", ...of("one process"), ...of("three"), "three to one", "slower in", "target"],
    rows,
  };
}

async function besideConnectionsAndScrape(servers: Servers, seconds: number) {
  const [submit, list] = ["submit", "admin list"].map((name) => cases.find(({ title }) => title === name));
  if (!submit || !list) throw new Error("A case is missing.");
  const alone = await putLoad(servers, submit, { seconds });
  const beside = await loadBesideConnections(servers, { loadCase: submit, count: openConnections, seconds });
  const owner = await signedInOwner(servers);
  const page = await fetch(servers.origins[0] + list.ask(owner).path, { headers: owner.headers });
  const id = /"id":"([^"]+)"/.exec(await page.text())?.[1];
  const scrape = await measureScrape(servers, { person: owner, path: `/api/projects/${id}` });
  return { alone, beside, scrape };
}

/** Loads the built server as one process and as three, each case for `seconds`; `errors`: of all requests. */
export async function measureLoad(seconds: number) {
  const { results, alone, beside, scrape } = await withServers(1, async (one) => ({
    results: await withServers(3, (three) => allCases({ one, three }, seconds)),
    ...(await besideConnectionsAndScrape(one, seconds)),
  }));
  const sections: Section[] = [
    throughput(results, seconds),
    {
      title: "Many connections, full queues",
      note: `${openConnections} idle connections beside submits; a scrape of /metrics with 100,000 jobs and 100,000 mails, beside a read of one project by its id.`,
      columns: ["what", "measured", "target", ""],
      rows: [
        [
          "submits beside open connections",
          `${digits(beside.perSecond)} a second`,
          `as without (${digits(alone.perSecond)})`,
          "",
        ],
        ["their errors", String(beside.errors), "0", verdict(beside.errors === 0)],
        [
          "connections still open",
          String(beside.stillOpen),
          String(openConnections),
          verdict(beside.stillOpen === openConnections),
        ],
        [
          "a scrape to a read by id",
          `${digits(scrape.scrapeMs)} / ${digits(scrape.readMs)} ms = ${times(scrape.scrapeMs / scrape.readMs)}`,
          `≤ ${times(targets.scrape)}`,
          verdict(scrape.scrapeMs / scrape.readMs <= targets.scrape),
        ],
      ],
    },
  ];
  const all = [...results.flatMap(({ one, three }) => [one, three]), alone, beside];
  return { sections, errors: all.reduce((sum, result) => sum + result.errors, 0) };
}

export const usualCaseSeconds = 5;

export const loadSections = async (): Promise<readonly Section[]> =>
  (await measureLoad(usualCaseSeconds)).sections;
