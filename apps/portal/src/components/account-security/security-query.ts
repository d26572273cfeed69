import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import {
  type ApiClient,
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  getAccountSecurity,
  resendVerification,
} from "@sitewright/contracts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRenewUser } from "../../lib/session/session.ts";

const securityKey = ["account-security"] as const;

const securityQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: securityKey,
    queryFn: ({ signal }) => dataOf(client.call(getAccountSecurity, {}, { signal })),
  });

/** The password, if there is one, and the browsers in which the person is signed in. */
export const useAccountSecurity = () => useQuery(securityQuery(useClient()));

/** Refetches the list of sessions after a change. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: securityKey });
}

/** The current password and the new one. */
export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/**
 * Returns a function that changes the password; the other sessions end with it. It rejects with a CallError.
 */
export function useChangePassword(): (change: PasswordChange) => Promise<void> {
  const client = useClient();
  const refresh = useRefresh();
  return async (body) => {
    await dataOf(client.call(changePassword, { body }));
    void refresh();
  };
}

/** Ends one session, or all others. */
export function useEndSession(onEnded: (id: string | "others") => void, onFailed: () => void) {
  const client = useClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string | "others") =>
      dataOf(
        id === "others" ? client.call(endOtherSessions, {}) : client.call(endSession, { params: { id } }),
      ),
    onSuccess: (_, id) => {
      onEnded(id);
      return refresh();
    },
    onError: onFailed,
  });
}

/** Asks for a link by mail to choose a password. */
export function useForgotPassword() {
  const client = useClient();
  return useMutation({
    mutationFn: (email: string) => dataOf(client.call(forgotPassword, { body: { email } })),
  });
}

/**
 * Asks for another link to confirm the address. None is sent where it was confirmed meanwhile: the page then shows
 * that.
 */
export function useResendVerification() {
  const client = useClient();
  const renewUser = useRenewUser();
  return useMutation({
    mutationFn: () => dataOf(client.call(resendVerification, {})),
    onSuccess: ({ queued }) => (queued ? undefined : renewUser()),
  });
}
