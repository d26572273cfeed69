import { useLocation } from "react-router";
import { ResetPasswordScreen } from "../features/account/reset-password-screen.tsx";

/** The target of the link for a new password. A second link, pasted into the same page, starts again. */
export function ResetPasswordRoute() {
  const token = useLocation().hash.slice(1);
  return <ResetPasswordScreen key={token} token={token} />;
}
