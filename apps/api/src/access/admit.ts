import type { Permission, StaffAccess, TokenAccess, TokenScope } from "@sitewright/contracts";
import { Refusal } from "../http/refusal.ts";
import type { Actor, SignedInActor } from "./actor.ts";
import { asStaff, type Staff } from "./permissions.ts";

/** The holder of a mailed link's secret that is currently valid. */
export interface TokenHolder<S extends TokenScope = TokenScope> {
  kind: "token";
  scope: S;
  token: string;
}

/** For each scope, the check of whether a secret belongs to a currently valid link. */
export type TokenChecks = Readonly<Record<TokenScope, (token: string) => Promise<boolean>>>;

/**
 * Decides whether a signed-in caller may proceed. `expectedUser` is the account that the page was
 * loaded for, if it sends one: another user may have signed in in the same browser since.
 */
export function admitSignedIn(
  actor: Actor,
  access: "client" | StaffAccess,
  expectedUser: string | undefined,
): SignedInActor | Staff<Permission> | Refusal {
  if (actor.kind === "anonymous") return new Refusal("sign-in-required");
  if (expectedUser !== undefined && expectedUser !== actor.account.id) return new Refusal("sign-in-required");
  return access === "client" ? actor : (asStaff(actor, access.permission) ?? new Refusal("forbidden"));
}

/** Checks that the request's `Authorization` header holds the secret of a valid link. */
export async function admitToken(
  header: string | undefined,
  { scope }: TokenAccess,
  checks: TokenChecks,
): Promise<TokenHolder | Refusal> {
  const token = /^Bearer ([\w-]{1,128})$/.exec(header ?? "")?.[1];
  return token !== undefined && (await checks[scope](token))
    ? { kind: "token", scope, token }
    : new Refusal("link-invalid");
}
