import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";

/** For a link that was used already: the answer to the person's own acceptance may have been lost. */
export function JustAccepted() {
  return (
    <p className="mt-s-4 text-ink-2">
      If you have just accepted it,{" "}
      <Link to={paths.home} className="underline">
        sign in with your new password
      </Link>
      .
    </p>
  );
}
