import { Button } from "@sitewright/ui";
import { X } from "lucide-react";
import { Link } from "react-router";
import type { ListAddress } from "../lib/list-address.ts";
import { paths } from "../lib/paths.ts";

interface AccountFilterProps {
  address: ListAddress;
  /** The parameter of the address that names the account. */
  name: "client" | "actor";
  label: string;
  clearLabel: string;
}

/** Says that the list is filtered by one account, with links to that account and to the whole list. */
export function AccountFilter({ address, name, label, clearLabel }: AccountFilterProps) {
  const uid = address.get(name);
  if (uid === undefined) return null;
  return (
    <span className="inline-flex items-center gap-1 rounded-sm bg-sunken py-1 pr-1 pl-3">
      <Link to={paths.user(uid)} className="underline">
        {label}
      </Link>
      <Button
        variant="ghost"
        iconOnly
        compact
        aria-label={clearLabel}
        onClick={() => address.update({ [name]: undefined })}
      >
        <X aria-hidden="true" />
      </Button>
    </span>
  );
}
