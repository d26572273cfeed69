import { GoogleReturn } from "../features/account/google-return.tsx";

/** The last page of the Google pop-up. */
export function GoogleRoute() {
  return <GoogleReturn />;
}
