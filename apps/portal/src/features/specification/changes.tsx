import { useClient } from "@sitewright/app-kit/services";
import { diffSpecs, type Spec } from "@sitewright/spec-core/spec";
import { Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { versionQuery } from "./specification-query.ts";
import { specificationTexts as texts } from "./texts.ts";
import { VersionFailed } from "./version-failed.tsx";

/** In sentences, what is different in this specification from the version before it. */
export function Changes({ spec, id, since }: { spec: Spec; id: string; since: number }) {
  const query = useQuery(versionQuery(useClient(), id, since));
  if (query.isPending) return <Skeleton lines={3} label={texts.loading} className="pb-s-4" />;
  if (query.isError) return <VersionFailed version={since} onRetry={() => void query.refetch()} />;
  const changes = diffSpecs(query.data, spec);
  if (changes.length === 0) return <p className="pb-s-4 text-ink-2 text-s">{texts.noChanges(since)}</p>;
  return (
    <ul className="border-line border-t">
      {changes.map(({ id: changed, path, kind, sentence }) => (
        <li
          key={`${changed} ${path} ${kind}`}
          dir="auto"
          className="wrap-anywhere border-line not-last:border-b py-2 text-s leading-snug"
        >
          {sentence}
        </li>
      ))}
    </ul>
  );
}
