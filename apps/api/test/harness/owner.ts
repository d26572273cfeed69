import { createPasswords } from "../../src/auth/password-hash.ts";
import { openDatabase } from "../../src/db/open.ts";
import type { DatabaseTarget } from "../../src/db/target.ts";
import { newId, newToken } from "../../src/deps.ts";
import { createOwner } from "../../src/features/account/create-owner.ts";
import { testDatabaseTimeouts } from "./database-timeouts.ts";

export const ownerEmail = "owner@sitewright.example";
export const testPassword = "violet-kettle-19";
/** Hashed with the least work: the real cost of a password has a separate test. */
export const testPasswords = createPasswords({ memoryCost: 8, timeCost: 1 });
/** The initial time of every test. */
export const testStart = new Date("2026-03-02T09:00:00.000Z");

/** Adds the owner's account to a database, as a first start does. Once per run, as hashing is slow. */
export async function addOwner(target: DatabaseTarget): Promise<void> {
  const database = openDatabase(target, testDatabaseTimeouts);
  await createOwner({
    db: database.db,
    now: testStart,
    newId,
    passwords: testPasswords,
    newPassword: newToken,
    email: ownerEmail,
    password: testPassword,
  });
  await database.close();
}
