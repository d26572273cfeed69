import { Button } from "@sitewright/ui";
import { X } from "lucide-react";
import { Link } from "react-router";
import type { ListAddress } from "../lib/list-address.ts";
import { paths } from "../lib/paths.ts";

/** Says that the list is filtered by one client, with links to that client and to the whole list. */
export function ClientFilter({ address }: { address: ListAddress }) {
  const uid = address.get("client");
  if (uid === undefined) return null;
  return (
    <span className="inline-flex items-center gap-1 rounded-sm bg-sunken py-1 pr-1 pl-3">
      <Link to={paths.user(uid)} className="underline">
        One client only
      </Link>
      <Button
        variant="ghost"
        iconOnly
        compact
        aria-label="Show all clients"
        onClick={() => address.update({ client: undefined })}
      >
        <X aria-hidden="true" />
      </Button>
    </span>
  );
}
