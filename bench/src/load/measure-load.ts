import autocannon from "autocannon";
import type { LoadCase } from "./cases.ts";
import { newPerson, type Person, signedInOwner } from "./people.ts";
import { metricsToken, type Servers } from "./servers.ts";

/** The result of a load. */
export interface LoadResult {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Unsuccessful responses, broken connections and timeouts. */
  readonly errors: number;
  /** The longest time that a due job or mail was waiting, in seconds. */
  readonly oldestDueS: number;
}

/**
 * The number of connections: a multiple of one and of three processes, over which they are distributed.
 */
const connections = 12;
const lookEveryMs = 500;

/** The age of the oldest due job or mail, from the metrics of one process. */
async function readOldestDueS({ origins: [origin] }: Servers): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const ages = [...text.matchAll(/^sitewright_queue_oldest_due_seconds\{queue="\w+"\} (\S+)$/gm)];
  if (ages.length === 0) throw new Error(`/metrics answered ${answer.status} without the age of the queues.`);
  return Math.max(...ages.map(([, age]) => Number(age)));
}

function watchQueues(servers: Servers) {
  let oldestDueS = 0;
  const looking = setInterval(async () => {
    oldestDueS = Math.max(oldestDueS, await readOldestDueS(servers));
  }, lookEveryMs);
  return () => {
    clearInterval(looking);
    return oldestDueS;
  };
}

const peopleFor = ({ by }: LoadCase, servers: Servers): Promise<Person[]> =>
  Promise.all(
    Array.from({ length: connections }, () => (by === "owner" ? signedInOwner(servers) : newPerson(servers))),
  );

/** Loads one process with one connection per person. */
async function loadOne(
  url: string,
  { people, loadCase, seconds, perSecond }: { people: readonly Person[]; loadCase: LoadCase } & Duration,
): Promise<Omit<LoadResult, "oldestDueS">> {
  let next = 0;
  let unusable = 0;
  const result = await autocannon({
    url,
    connections: people.length,
    duration: seconds,
    timeout: 30,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    setupClient(client) {
      const person = people[next++ % people.length];
      if (!person) throw new Error("There is nobody.");
      client.setRequests([
        {
          setupRequest: (request) => ({ ...request, ...loadCase.ask(person) }),
          onResponse(status, body) {
            if (status < 200 || status > 299) unusable += 1;
            else loadCase.answered?.(person, body);
          },
        },
      ]);
    },
  });
  return {
    perSecond: result.requests.average,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: unusable + result.errors + result.timeouts,
  };
}

interface Duration {
  readonly seconds: number;
  /** The maximum number of requests per second, for a long-lasting load. */
  readonly perSecond?: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Runs a load case, with its people distributed over the processes; times are those of the slowest process. */
export async function putLoad(servers: Servers, loadCase: LoadCase, duration: Duration): Promise<LoadResult> {
  const people = await peopleFor(loadCase, servers);
  const { origins } = servers;
  const endWatch = watchQueues(servers);
  const results = await Promise.all(
    origins.map((url, index) =>
      loadOne(url, {
        ...duration,
        loadCase,
        people: people.filter((_, number) => number % origins.length === index),
      }),
    ),
  );
  return {
    perSecond: sum(results.map(({ perSecond }) => perSecond)),
    medianMs: Math.max(...results.map(({ medianMs }) => medianMs)),
    p99Ms: Math.max(...results.map(({ p99Ms }) => p99Ms)),
    errors: sum(results.map(({ errors }) => errors)),
    oldestDueS: endWatch(),
  };
}
