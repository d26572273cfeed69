import { openDatabase } from "../../../apps/api/src/db/open.ts";
import { databaseTarget } from "../../../apps/api/src/db/target.ts";
import { fillingPatience } from "../crowd/fill.ts";
import { median } from "../statistics.ts";
import type { Person } from "./people.ts";
import { metricsToken, type Servers } from "./servers.ts";

const rounds = 200;

/** Inserts a hundred thousand jobs and as many mails, most of the jobs long overdue, as on the worst day. */
async function fillQueues({ databaseUrl }: Servers): Promise<void> {
  const { db, close } = openDatabase(databaseTarget(databaseUrl), fillingPatience);
  await db.$executeRawUnsafe(`
    INSERT INTO jobs (id, kind, payload, turn, status, run_at, created_at)
    SELECT 'load-' || n, 'nobody-runs-this', '{}', n, CASE WHEN n % 10 = 0 THEN 'dead' ELSE 'pending' END, now() - n * interval '1 second', now()
    FROM generate_series(1, 100000) AS n`);
  await db.$executeRawUnsafe(`
    INSERT INTO outbox_messages (id, dedupe_key, kind, recipient, subject, html, text, status, run_at, created_at)
    SELECT 'load-' || n, 'load-' || n, 'staff-notice', 'a@b.example', 's', 'h', 't', CASE WHEN n % 10 = 0 THEN 'dead' ELSE 'sent' END, now(), now()
    FROM generate_series(1, 100000) AS n`);
  await db.$executeRawUnsafe("ANALYZE jobs");
  await db.$executeRawUnsafe("ANALYZE outbox_messages");
  await close();
}

async function timed(address: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  return performance.now() - start;
}

/** The time of a scrape with full queues and of the owner's read of one project, in turns; median milliseconds. */
export async function measureScrape(
  servers: Servers,
  { person, path }: { person: Person; path: string },
): Promise<{ scrapeMs: number; readMs: number }> {
  await fillQueues(servers);
  const [origin] = servers.origins;
  const [scrapes, reads]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    scrapes.push(await timed(`${origin}/metrics`, { authorization: `Bearer ${metricsToken}` }));
    reads.push(await timed(origin + path, person.headers));
  }
  return { scrapeMs: median(scrapes), readMs: median(reads) };
}
