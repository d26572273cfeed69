import { Prisma } from "../generated/sqlite/client.ts";
import type { ListedTable } from "./list-store.ts";
import { readPhone } from "./phone-search.ts";

/** What may be between a phone number's digits. */
const separators = ["(0)", " ", "\u00a0", "-", "(", ")", ".", "/", "+"];

/** The digits of the stored number. */
const digits = separators.reduce(
  (text, sign) => Prisma.sql`REPLACE(${text}, ${sign}, '')`,
  Prisma.sql`t.phone`,
);

/** The fewest digits of a stored number that is a whole one without its country's code. */
const localMin = 7;

/** The ends of a searched international number that may be a whole local one. */
const endsOf = (searched: string): string[] =>
  Array.from({ length: Math.max(0, searched.length - localMin + 1) }, (_, start) => searched.slice(start));

/**
 * True where an account's phone number has the searched digits, or is the end of a searched international number. Read
 * from the rows, because it has no index: the last digits with anything between them, which takes little time, leave
 * few numbers to look at closely.
 */
function hasPhone(search: string): Prisma.Sql | undefined {
  const phone = readPhone(search);
  if (!phone) return undefined;
  const roughly = Prisma.sql`t.phone LIKE ${`%${[...phone.digits.slice(-localMin)].join("%")}%`}`;
  const has = Prisma.sql`${digits} LIKE ${`%${phone.digits}%`}`;
  const ends = phone.isInternational ? endsOf(phone.digits) : [];
  if (ends.length === 0) return Prisma.sql`${roughly} AND ${has}`;
  return Prisma.sql`${roughly} AND (${has} OR LTRIM(${digits}, '0') IN (${Prisma.join(ends)}))`;
}

/** The accounts, searched by address, name and business, and by phone number. */
export const searchedAccounts = {
  name: "users",
  searched: ["email", "display_name", "business_name"],
  alsoFound: hasPhone,
} as const satisfies Omit<ListedTable, "sorts">;
