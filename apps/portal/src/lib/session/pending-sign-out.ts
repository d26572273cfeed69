import { dataOf } from "@sitewright/app-kit/calls";
import { browserStorage, readText, writeText } from "@sitewright/app-kit/storage";
import { type ApiClient, signOut, type User } from "@sitewright/contracts";

/** Holds the id of the person who signed out while the server did not end the session. */
const key = "pending_sign_out";
/** The same where the browser stores nothing. */
let inMemory: string | null = null;

/**
 * Stores that this person signed out without a response of the server; null: nobody has, or somebody has signed in
 * since.
 */
export function notePendingSignOut(uid: string | null): void {
  inMemory = writeText(browserStorage(), key, uid) ? null : uid;
}

/** The id of the person who signed out while the server did not end the session; null: nobody has. */
export const pendingSignOut = (): string | null => readText(browserStorage(), key) ?? inMemory;

/**
 * The person of the session according to the server; null if that person has signed out here, which is completed first.
 * @throws CallError when the server does not end the session now either
 */
export async function finishSignOut(client: ApiClient, user: User | null): Promise<User | null> {
  const pending = pendingSignOut();
  if (pending === null) return user;
  const isTheirs = user?.uid === pending;
  if (isTheirs) await dataOf(client.call(signOut, {}));
  notePendingSignOut(null);
  return isTheirs ? null : user;
}
