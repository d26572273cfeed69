import { z } from "zod";
import type { Permission } from "./roles.ts";

/** The permission of a mailed link's secret. */
export type TokenScope = "staff-invitation";

/** Access for staff whose role includes the permission. */
export interface StaffAccess<P extends Permission = Permission> {
  readonly kind: "staff";
  readonly permission: P;
}

/** Access for anyone who sends the secret of a mailed link as `Authorization: Bearer` (RFC 6750), signed in or not. */
export interface TokenAccess<S extends TokenScope = TokenScope> {
  readonly kind: "token";
  readonly scope: S;
}

/**
 * The permitted callers: everybody, signed-in persons, staff with a permission, or the holder of a link. The
 * service decides whether an object belongs to the caller.
 */
export type Access = "public" | "client" | StaffAccess | TokenAccess;

/** Access for staff with a permission. */
export const staff = <P extends Permission>(permission: P): StaffAccess<P> => ({ kind: "staff", permission });

/** Access for holders of a link. */
export const token = <S extends TokenScope>(scope: S): TokenAccess<S> => ({ kind: "token", scope });

export const isStaffAccess = (access: Access): access is StaffAccess =>
  typeof access === "object" && access.kind === "staff";

export const isTokenAccess = (access: Access): access is TokenAccess =>
  typeof access === "object" && access.kind === "token";

/** The request headers of a call for holders of a link: 'Bearer' and the secret. A longer one is never valid. */
export const tokenHeadersSchema = z.object({
  authorization: z.string().regex(/^Bearer [\w-]{1,128}$/, "Send the link's secret as a bearer token."),
});
