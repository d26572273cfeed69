import { type KnownSession, sessionKey } from "@sitewright/app-kit/session";
import { includesPermission, type Permission } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";

/** Whether whoever is signed in may do something. Courtesy only: the service decides. */
export function useMay(): (permission: Permission) => boolean {
  const session = useQueryClient().getQueryData<KnownSession>(sessionKey);
  const role = session?.user?.role;
  return (permission) => role !== undefined && includesPermission(role, permission);
}

/** Id of whoever is signed in. */
export const useViewerId = (): string | undefined =>
  useQueryClient().getQueryData<KnownSession>(sessionKey)?.user?.uid;
