import { dataOf, failureOf } from "@sitewright/app-kit/calls";
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
import { securityTexts as texts } from "../../texts/account-security.ts";

/** What a failure says to the person. */
export function failureText(error: Error): string {
  const failure = failureOf(error);
  if (failure.kind === "offline") return texts.offline;
  if (failure.kind === "unreadable") return texts.failed;
  const { code, detail, title } = failure.problem;
  return code === "too-many-requests" ? (detail ?? title) : texts.failed;
}

const securityKey = ["account-security"] as const;

const securityQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: securityKey,
    queryFn: ({ signal }) => dataOf(client.call(getAccountSecurity, {}, { signal })),
  });

/** Whether there is a password, and where the person is signed in. */
export const useAccountSecurity = () => useQuery(securityQuery(useClient()));

/** Has the list of sessions asked for again once something about it changed. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: securityKey });
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Changes the password; the other sessions end with it. */
export function useChangePassword(onChanged: () => void, onFailed: (error: Error) => void) {
  const client = useClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: PasswordChange) => dataOf(client.call(changePassword, { body })),
    onSuccess: () => {
      onChanged();
      return refresh();
    },
    onError: onFailed,
  });
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

/** Asks for another link to confirm the address. */
export function useResendVerification() {
  const client = useClient();
  return useMutation({ mutationFn: () => dataOf(client.call(resendVerification, {})) });
}
