import { GoogleReturn } from "../features/account/google-return.tsx";

/** Where the pop-up of signing in by Google ends. */
export default function GoogleRoute() {
  return <GoogleReturn />;
}
