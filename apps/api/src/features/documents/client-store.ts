import type { Tx } from "../../db/open.ts";
import type { PageCursor } from "../../db/page-cursor.ts";

/** An account with how many documents it has. */
export interface ClientRow {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
  displayName: string;
  businessName: string | null;
  photoUrl: string | null;
  createdAt: Date;
  _count: { documents: number };
}

/** Accounts, newest first, one more than the page holds. */
export function listClients(
  db: Tx,
  { after, limit, email }: { after: PageCursor | undefined; limit: number; email: string | undefined },
): Promise<ClientRow[]> {
  const beyond = after
    ? {
        createdAt: { lte: after.at },
        OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }],
      }
    : {};
  return db.user.findMany({
    where: { deletedAt: null, ...(email ? { email } : {}), ...beyond },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      displayName: true,
      businessName: true,
      photoUrl: true,
      createdAt: true,
      _count: { select: { documents: { where: { deletedAt: null } } } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
}
