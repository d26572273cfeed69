import { type KnownSession, sessionKey } from "@sitewright/app-kit/session";
import { includesPermission, type Permission } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";

/** Tells which permissions the signed-in person has. Only for the display: the service checks again. */
export function usePermissionCheck(): (permission: Permission) => boolean {
  const session = useQueryClient().getQueryData<KnownSession>(sessionKey);
  const role = session?.user?.role;
  return (permission) => role !== undefined && includesPermission(role, permission);
}

/** Id of the signed-in person. */
export const useViewerId = (): string | undefined =>
  useQueryClient().getQueryData<KnownSession>(sessionKey)?.user?.uid;
