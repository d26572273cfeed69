import type { DatabaseClock } from "../../src/db/clock.ts";
import type { Database } from "../../src/db/open.ts";
import { Prisma } from "../../src/generated/sqlite/client.ts";

/** A database's clock that the test sets, for tests that let hours pass. */
export function testClock(provider: Database["provider"], now: () => Date): DatabaseClock {
  const literal = (time: Date) =>
    provider === "sqlite" ? Prisma.sql`${time}` : Prisma.sql`${time.toISOString()}::timestamp(3)`;
  return { plus: (ms) => literal(new Date(now().getTime() + ms)) };
}
