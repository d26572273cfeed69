import { useClient } from "@sitewright/app-kit/services";
import { diffSpecs, type Spec, type SpecChange } from "@sitewright/spec-core/spec";
import { Empty, LetterMark, Select, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { Failed } from "../../components/failed.tsx";
import { paths } from "../../lib/paths.ts";
import { versionQuery } from "./queries.ts";

/** Reference letters start again after z. */
const letterOf = (index: number): string => String.fromCharCode("a".charCodeAt(0) + (index % 26));

const kindWords: Readonly<Record<SpecChange["kind"], string>> = {
  added: "Added",
  removed: "Removed",
  changed: "Changed",
  moved: "Moved",
};

/** The change order between two versions: the added requests, letter by letter. */
function ChangeOrder({ changes, from, to }: { changes: readonly SpecChange[]; from: number; to: number }) {
  if (changes.length === 0)
    return (
      <Empty level={2} title="No differences">
        Versions {from} and {to} describe the same site.
      </Empty>
    );
  return (
    <ol className="max-w-[52rem] border-ink border-t-[1.5px]">
      {changes.map(({ id, path, kind, sentence }, index) => (
        <li
          key={`${id} ${path} ${kind}`}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-3 border-line border-b py-[.6rem]"
        >
          <LetterMark letter={letterOf(index)} />
          <span className="[overflow-wrap:anywhere]">{sentence}</span>
          <span className="text-ink-3 text-xs">{kindWords[kind]}</span>
        </li>
      ))}
    </ol>
  );
}

interface ChangesProps {
  spec: Spec;
  id: string;
  version: number;
  versions: readonly { version: number }[];
}

function Compared({ spec, id, version, other }: Omit<ChangesProps, "versions"> & { other: number }) {
  const query = useQuery(versionQuery(useClient(), id, other));
  if (query.isPending) return <Skeleton lines={4} label="Comparing..." />;
  if (query.isError)
    return (
      <Failed
        title={`Version ${other} could not be loaded.`}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const [from, to] = other < version ? [query.data, spec] : [spec, query.data];
  return (
    <ChangeOrder
      changes={diffSpecs(from, to)}
      from={Math.min(other, version)}
      to={Math.max(other, version)}
    />
  );
}

/** The differences of this version from another one, by default the previous one. */
export function Changes({ spec, id, version, versions }: ChangesProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const others = versions.filter((one) => one.version !== version);
  const chosen = others.find((one) => String(one.version) === params.get("with"));
  const other = chosen ?? others.find((one) => one.version < version) ?? others[0];
  if (!other)
    return (
      <Empty level={2} title="This is the only version">
        When the client saves changes, the differences appear here.
      </Empty>
    );
  const compareWith = (next: string) => {
    const shown = params.get("version") ?? undefined;
    void navigate(paths.specification(id, "changes", { version: shown, with: next }), { replace: true });
  };
  return (
    <>
      <p className="mb-s-4 flex flex-wrap items-center gap-2">
        <span className="font-label">Version {version} compared with</span>
        <Select
          aria-label="Compared with"
          value={other.version}
          onChange={({ target }) => compareWith(target.value)}
          className="w-[9rem]"
        >
          {others.map((one) => (
            <option key={one.version} value={one.version}>
              Version {one.version}
            </option>
          ))}
        </Select>
      </p>
      <Compared spec={spec} id={id} version={version} other={other.version} />
    </>
  );
}
