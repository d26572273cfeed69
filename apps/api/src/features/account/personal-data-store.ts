import type { Tx } from "../../db/open.ts";
import { jsonEntry } from "../../personal-data/archive-entries.ts";
import type { PersonalData } from "../../personal-data/personal-data.ts";

/** The account's own row, without its password. */
const readProfile = (db: Tx, id: string) =>
  db.user.findUniqueOrThrow({ where: { id }, omit: { passwordHash: true } });

/** Sessions and identities, without anything that would allow signing in. */
async function readSignIn(db: Tx, userId: string) {
  const sessions = await db.session.findMany({
    where: { userId },
    select: { createdAt: true, expiresAt: true, lastSeenAt: true, userAgent: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const identities = await db.identity.findMany({
    where: { userId },
    select: { provider: true, subject: true, createdAt: true },
  });
  return { sessions, identities };
}

/**
 * The account itself. Its row is deleted by `account-deletion`; sessions, links, identities and jobs are
 * deleted with it. Jobs are not exported: they are pending work of the server, without any content.
 */
export const accountData: PersonalData = {
  tables: ["User", "Session", "AccountToken", "Identity", "Job"],
  exported: {
    files: [
      ["profile.json", "your account and your profile"],
      [
        "sign-in.json",
        "the browsers that are signed in, and other ways to sign in. Passwords are stored as a hash and not exported.",
      ],
    ],
    entries: ({ db, account: { id } }) => [
      jsonEntry("profile.json", () => readProfile(db, id)),
      jsonEntry("sign-in.json", () => readSignIn(db, id)),
    ],
  },
};
