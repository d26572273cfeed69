import { ButtonLink, Select } from "@sitewright/ui";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { ListAddress } from "../lib/list-address.ts";
import type { ListFilter } from "./list-kind.ts";
import { SearchField } from "./search-field.tsx";

interface ListToolsProps {
  address: ListAddress;
  searchLabel: string;
  filters: readonly ListFilter[];
  /** The address of the CSV export; absent where there is none. */
  exportHref?: string | undefined;
  children?: ReactNode;
}

/** The bar above a list: search, filters and export. */
export function ListTools({ address, searchLabel, filters, exportHref, children }: ListToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t pt-[.9rem] pb-[.8rem]">
      <SearchField
        label={searchLabel}
        value={address.get("search") ?? ""}
        onSearch={(search) => address.update({ search })}
      />
      {filters.map(({ name, label, any, options }) => (
        <Select
          key={name}
          aria-label={label}
          value={address.get(name) ?? ""}
          onChange={({ target }) => address.update({ [name]: target.value })}
          className="min-w-[9.5rem] flex-1 phone:w-[11rem] phone:flex-none"
        >
          <option value="">{any}</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      ))}
      {children}
      {exportHref !== undefined && (
        <ButtonLink href={exportHref} download className="ml-auto">
          <Download aria-hidden="true" /> Export CSV
        </ButtonLink>
      )}
    </div>
  );
}
