/** The signed-in person, as far as decisions need them. */
export interface Account {
  id: string;
  email: string;
  displayName: string;
  photoUrl: string | null;
  isAdmin: boolean;
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
export type AdminActor = SignedIn & { kind: "admin" };
export type SignedInActor = ClientActor | AdminActor;

/** Who makes a call. */
export type Actor = AnonymousActor | SignedInActor;

export const anonymous: AnonymousActor = { kind: "anonymous" };

/** The actor that an account is. */
export function actorFor(account: Account, sessionToken: string): SignedInActor {
  return { kind: account.isAdmin ? "admin" : "client", account, sessionToken };
}
