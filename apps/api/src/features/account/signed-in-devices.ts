import type { AccountSecurity } from "@sitewright/contracts";
import type { SignedInActor } from "../../access/actor.ts";
import { deviceWords } from "../../auth/device-words.ts";
import { secretDigest } from "../../auth/secret-digest.ts";
import { endSessionOf, endSessionsOf, listSessions } from "../../auth/session-store.ts";
import { instantOf } from "../../db/instant.ts";
import type { Db } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import { findPasswordHash } from "./security-store.ts";

/** A person's sessions. */
export interface SignedInDevices {
  overview(actor: SignedInActor): Promise<AccountSecurity>;
  end(actor: SignedInActor, id: string): Promise<Refusal | undefined>;
  endOthers(actor: SignedInActor): Promise<void>;
}

/** Creates the overview of a person's sessions. */
export function createSignedInDevices({ db, now }: { db: Db; now: () => Date }): SignedInDevices {
  return {
    async overview({ account, sessionToken }) {
      const current = secretDigest(sessionToken);
      const rows = await listSessions(db, account.id, now());
      const devices = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        device: deviceWords(userAgent),
        createdAt: instantOf(createdAt),
        lastSeenAt: instantOf(lastSeenAt ?? createdAt),
        isCurrent: id === current,
      }));
      return {
        hasPassword: (await findPasswordHash(db, account.id)) !== null,
        sessions: devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
      };
    },
    async end({ account }, id) {
      return (await endSessionOf(db, account.id, id)) ? undefined : new Refusal("not-found");
    },
    async endOthers({ account, sessionToken }) {
      await endSessionsOf(db, account.id, sessionToken);
    },
  };
}
