import { useLocation } from "react-router";
import { z } from "zod";
import { ForgotPasswordScreen } from "../features/account/forgot-password-screen.tsx";

/** The router state that the sign-in form passes on. */
const handedOver = z.object({ email: z.string() }).catch({ email: "" });

/** Requests a link to choose a new password. */
export function ForgotPasswordRoute() {
  const { state } = useLocation();
  return <ForgotPasswordScreen email={handedOver.parse(state).email} />;
}
