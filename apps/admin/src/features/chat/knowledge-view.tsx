import { useClient } from "@sitewright/app-kit/services";
import type { KnowledgeRow } from "@sitewright/contracts";
import { Badge, Button, DataTable, Empty, Select, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { Failed } from "../../components/failed.tsx";
import { SearchField } from "../../components/search-field.tsx";
import { countText, manyText } from "../../lib/count-text.ts";
import { useOwnEntry } from "../../lib/own-entry.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { filtersOf, filterWords, isShown, originWords } from "./entry-filter.ts";
import { OpenEntry } from "./open-entry.tsx";
import { knowledgeQuery } from "./queries.ts";

function Entries({ rows, onOpen }: { rows: readonly KnowledgeRow[]; onOpen: (id: string) => void }) {
  return (
    <DataTable
      caption="Knowledge base entries"
      rows={rows}
      idOf={({ id }) => id}
      columns={[
        {
          id: "label",
          head: "Title",
          cell: ({ id, label }) => (
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="text-left font-[600] after:absolute after:inset-0 hover:underline"
            >
              {label}
            </button>
          ),
        },
        {
          id: "state",
          head: "Status",
          className: "w-[8rem] @max-[36rem]:w-[6.5rem]",
          cell: ({ isOn, origin, declines }) =>
            isOn ? (
              <Badge tone={origin === "built-in" ? "neutral" : "info"}>
                {declines ? "Not offered" : originWords[origin]}
              </Badge>
            ) : (
              <Badge tone="warn">Switched off</Badge>
            ),
        },
        {
          id: "examples",
          head: "Ways to ask",
          isNumeric: true,
          className: "w-[7.5rem] @max-[46rem]:hidden text-ink-2",
          cell: ({ exampleCount }) => countText(exampleCount),
        },
        {
          id: "patterns",
          head: "Learned",
          isNumeric: true,
          className: "w-[6rem] @max-[46rem]:hidden text-ink-2",
          cell: ({ patternCount }) => countText(patternCount),
        },
      ]}
    />
  );
}

/** The assistant's entries: search, add, and open to edit, switch off or delete. */
export function KnowledgeView() {
  const query = useQuery(knowledgeQuery(useClient()));
  const [params, setParams] = useSearchParams();
  const entry = useOwnEntry();
  const filter = { search: params.get("search") ?? "", only: params.get("only") ?? "" };
  // The search runs after a debounce: the address may have other parameters by then.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const set = (part: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(part))
      if (value) next.set(name, value);
      else next.delete(name);
    // Written at once: on a slow machine the next change may come before the next render.
    latest.current = next;
    if (part.entry === undefined) setParams(next, { replace: true });
    else if (part.entry === "") entry.close(next);
    else entry.open(next);
  };
  const rows = query.data?.entries.filter((row) => isShown(row, filter)) ?? [];
  const open = params.get("entry") ?? "";
  const close = () => set({ entry: "" });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-[.8rem]">
        <SearchField label="Search titles" value={filter.search} onSearch={(search) => set({ search })} />
        <Select
          aria-label="Show"
          value={filter.only}
          onChange={({ target }) => set({ only: target.value })}
          className="min-w-0 flex-1 phone:w-[11rem] phone:flex-none"
        >
          {filtersOf.map((name) => (
            <option key={name} value={name}>
              {filterWords[name]}
            </option>
          ))}
        </Select>
        <Button variant="primary" className="ml-auto" onClick={() => set({ entry: "new" })}>
          <Plus aria-hidden="true" /> Add entry
        </Button>
      </div>
      {query.isPending && <Skeleton lines={9} label="Loading the knowledge base..." />}
      {query.isError && !query.data && (
        <Failed
          title="The knowledge base could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && rows.length === 0 && (
        <Empty
          level={2}
          title="No entries match"
          action={<Button onClick={() => set({ search: "", only: "" })}>Show all entries</Button>}
        />
      )}
      {rows.length > 0 && (
        <>
          <Entries rows={rows} onOpen={(id) => set({ entry: id })} />
          <p className="mt-3 text-ink-2 text-s">{manyText(rows.length, "entry", "entries")}</p>
        </>
      )}
      {open === "new" && <EntryDialog onClose={close} />}
      {open !== "" && open !== "new" && <OpenEntry key={open} id={open} onClose={close} />}
    </>
  );
}
