import type { AdminUser, AdminUserDetails } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { instantOf } from "../../db/instant.ts";
import type { Database } from "../../db/open.ts";
import type { Settings } from "../../env.ts";
import { Refusal } from "../../http/refusal.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import { csvAnswer, type ExportInput } from "../../listing/csv-file.ts";
import { type ListInput, listPart } from "../../listing/list-request.ts";
import { findAgreements, findDrafts, findLastSeen, findProfile } from "./details-store.ts";
import { findListed, listUsers, type UserFilter, type UserSort } from "./list-store.ts";
import { agreementOf, draftOf, listedOf, userColumns } from "./views.ts";

/** External dependencies of the directory. */
export interface DirectoryOptions {
  database: Pick<Database, "db" | "provider">;
  now: () => Date;
  settings: Pick<Settings, "adminEmails">;
}

interface UserPage {
  users: AdminUser[];
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
}

type Filter = Pick<UserFilter, "kind">;

/** The accounts as shown to staff. */
export interface UserDirectory {
  list(staff: Staff<"users">, input: ListInput<UserSort> & Filter): Promise<UserPage | Refusal>;
  export(staff: Staff<"users">, input: ExportInput<UserSort> & Filter): FileAnswer;
  read(staff: Staff<"users">, id: string): Promise<AdminUserDetails | Refusal>;
}

/** Creates the directory. */
export function createUserDirectory({ database, now, settings }: DirectoryOptions): UserDirectory {
  const { db } = database;
  const [ownerEmail] = settings.adminEmails;
  const shown = (row: Parameters<typeof listedOf>[0]) => listedOf(row, ownerEmail);

  return {
    async list(_staff, { kind, ...input }) {
      const part = listPart(input);
      if (part instanceof Refusal) return part;
      const { users, ...page } = await listUsers(database, part, { kind });
      return { ...page, users: users.map(shown) };
    },
    export(_staff, { kind, ...input }) {
      return csvAnswer({
        name: "users",
        now: now(),
        input,
        columns: userColumns,
        read: async (part, ids) => {
          const { users, nextCursor } = await listUsers(database, part, { kind, ids });
          return { rows: users.map(shown), nextCursor };
        },
      });
    },
    async read(_staff, id) {
      const row = await findListed(db, id);
      if (!row) return new Refusal("not-found");
      const user = shown(row);
      const { username, ...texts } = await findProfile(db, id);
      const filled = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ""]));
      const lastSeen = await findLastSeen(db, id);
      const { uid, email, photoURL, createdAt, displayName, businessName } = user;
      const known = { uid, email, photoURL, createdAt, displayName, businessName };
      const profile = { ...known, phone: "", website: "", address: "", city: "", state: "", zipCode: "" };
      const drafts = (await findDrafts(db, id)).map(draftOf);
      const agreements = (await findAgreements(db, id)).flatMap(agreementOf);
      return {
        user,
        profile: { ...profile, country: "", bio: "", username: username ?? "", ...filled },
        lastSeenAt: lastSeen && instantOf(lastSeen),
        drafts,
        agreements,
      };
    },
  };
}
