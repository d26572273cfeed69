import type { StaffRole } from "@sitewright/contracts/roles";

/** The signed-in person, with what authorization needs. */
export interface Account {
  id: string;
  email: string;
  displayName: string;
  photoUrl: string | null;
  /** Null for a client. */
  role: StaffRole | null;
  emailVerifiedAt: Date | null;
  createdAt: Date;
}

interface SignedIn {
  account: Account;
  /** The cookie's token, to end or rotate this session. */
  sessionToken: string;
}

export type AnonymousActor = { kind: "anonymous" };
export type ClientActor = SignedIn & { kind: "client" };
export type StaffActor = SignedIn & { kind: "staff"; role: StaffRole };
export type SignedInActor = ClientActor | StaffActor;

/** The caller. */
export type Actor = AnonymousActor | SignedInActor;

export const anonymous: AnonymousActor = { kind: "anonymous" };

/**
 * The actor of an account. Made for each request from the account's row, so that a withdrawn role has no
 * effect from that moment on.
 */
export function actorFor(account: Account, sessionToken: string): SignedInActor {
  const { role } = account;
  return role === null
    ? { kind: "client", account, sessionToken }
    : { kind: "staff", role, account, sessionToken };
}
