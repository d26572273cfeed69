import {
  type CallFailure,
  type CallResult,
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  getAccountSecurity,
  resendVerification,
} from "@sitewright/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api/api-client.ts";
import { CallError } from "../../lib/session/session.ts";
import { securityTexts as texts } from "./texts.ts";

/** What a call brought; throws what the query shows as its error. */
export async function outcomeOf<T>(call: Promise<CallResult<T>>): Promise<T> {
  const answer = await call;
  if (!answer.ok) throw new CallError(answer.failure);
  return answer.data;
}

/** Why a call did not succeed. */
export const failureOf = (error: Error): CallFailure =>
  error instanceof CallError ? error.failure : { kind: "offline" };

/** The message of a failure. */
export function failureText(error: Error): string {
  const failure = failureOf(error);
  if (failure.kind === "offline") return texts.offline;
  if (failure.kind === "unreadable") return texts.failed;
  const { code, detail, title } = failure.problem;
  return code === "too-many-requests" ? (detail ?? title) : texts.failed;
}

/** Whether there is a password, and where the person is signed in. */
export const securityQuery = queryOptions({
  queryKey: ["account-security"],
  queryFn: ({ signal }) => outcomeOf(api.call(getAccountSecurity, {}, { signal })),
});

/** Has the list of sessions asked for again once something about it changed. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: securityQuery.queryKey });
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Changes the password; the other sessions end with it. */
export function useChangePassword(onChanged: () => void, onFailed: (error: Error) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: PasswordChange) => outcomeOf(api.call(changePassword, { body })),
    onSuccess: () => {
      onChanged();
      return refresh();
    },
    onError: onFailed,
  });
}

/** Ends one session, or all others. */
export function useEndSession(onEnded: (id: string | "others") => void, onFailed: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string | "others") =>
      outcomeOf(id === "others" ? api.call(endOtherSessions, {}) : api.call(endSession, { params: { id } })),
    onSuccess: (_, id) => {
      onEnded(id);
      return refresh();
    },
    onError: onFailed,
  });
}

/** Asks for a link by mail to choose a password. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => outcomeOf(api.call(forgotPassword, { body: { email } })),
  });
}

/** Asks for another link to confirm the address. */
export function useResendVerification() {
  return useMutation({ mutationFn: () => outcomeOf(api.call(resendVerification, {})) });
}
