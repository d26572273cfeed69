import { useLocation } from "react-router";
import { ResetPasswordScreen } from "../features/account/reset-password-screen.tsx";

/** Where the link for a new password leads. A second link, pasted into the same page, begins anew. */
export function ResetPasswordRoute() {
  const token = useLocation().hash.slice(1);
  return <ResetPasswordScreen key={token} token={token} />;
}
