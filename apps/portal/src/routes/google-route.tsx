import { GoogleReturn } from "../features/account/google-return.tsx";

/** Where the pop-up of signing in by Google ends. */
export function GoogleRoute() {
  return <GoogleReturn />;
}
