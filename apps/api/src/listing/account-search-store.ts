import { Prisma } from "../generated/sqlite/client.ts";
import type { ListedTable } from "./list-store.ts";
import { readPhone } from "./phone-search.ts";

/** Characters that may separate the digits of a phone number. */
const separators = ["(0)", " ", "\u00a0", "-", "(", ")", ".", "/", "+"];

/** SQL for the digits of the stored number. */
const digits = separators.reduce(
  (text, sign) => Prisma.sql`REPLACE(${text}, ${sign}, '')`,
  Prisma.sql`t.phone`,
);

/** The minimum length of a complete number without its country code. */
const localMin = 7;

/** The ends of a searched international number that may be a complete local number. */
const endsOf = (searched: string): string[] =>
  Array.from({ length: Math.max(0, searched.length - localMin + 1) }, (_, start) => searched.slice(start));

/**
 * True if an account's phone number contains the searched digits, or is the end of a searched
 * international number. There is no index for this: a cheap pattern with the last digits, and anything
 * between them, leaves only a few rows to compare exactly.
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
