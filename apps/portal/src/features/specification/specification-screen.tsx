import "@sitewright/ui/print-part.css";
import { remedyOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import type { Project } from "@sitewright/contracts";
import type { Spec } from "@sitewright/spec-core/spec";
import { Button, buttonClass, Empty, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { ScreenFrame } from "../../components/chrome/screen-frame.tsx";
import { Fold } from "../../components/fold.tsx";
import { paths } from "../../lib/paths.ts";
import { Changes } from "./changes.tsx";
import { Parts } from "./specification-parts.tsx";
import {
  isMissing as isMissingProject,
  specificationQuery,
  versionQuery,
  versionsQuery,
} from "./specification-query.ts";
import { specificationTexts as texts } from "./texts.ts";
import { VersionChoice } from "./version-choice.tsx";
import { VersionFailed } from "./version-failed.tsx";

/** The version in the address; the newest where there is none of that number. */
function useShownVersion(newest: number): number {
  const [params] = useSearchParams();
  const version = Number(params.get("version") ?? newest);
  return Number.isInteger(version) && version > 0 && version < newest ? version : newest;
}

interface WhatChangedProps {
  /** Undefined while it is loaded. */
  spec: Spec | undefined;
  id: string;
  version: number;
}

function WhatChanged({ spec, id, version }: WhatChangedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mb-s-5 max-w-[42rem] border-line border-y print:hidden">
      <Fold level={2} title={texts.changesSince(version - 1)} onToggle={setIsOpen}>
        {isOpen && spec && <Changes spec={spec} id={id} since={version - 1} />}
      </Fold>
    </div>
  );
}

function Specification({ project, spec }: { project: Project; spec: Spec }) {
  const client = useClient();
  const { id, version: newest } = project;
  const name = project.businessName.trim() || texts.unnamed;
  const version = useShownVersion(newest);
  const isNewest = version === newest;
  const { data: details } = useQuery({ ...versionsQuery(client, id, newest), enabled: newest > 1 });
  const former = useQuery({ ...versionQuery(client, id, version), enabled: !isNewest });
  const shown = isNewest ? spec : former.data;
  return (
    <div data-print>
      <h2 className="wrap-anywhere mb-s-4 font-label">
        {texts.of(
          name,
          version,
          details?.get(version) ?? (isNewest ? { createdAt: project.updatedAt } : undefined),
        )}
      </h2>
      {newest > 1 && <VersionChoice id={id} newest={newest} shown={version} details={details} />}
      {version > 1 && <WhatChanged spec={shown} id={id} version={version} />}
      {shown && <Parts spec={shown} nameOf={(file) => (isNewest ? file : texts.formerFile(version, file))} />}
      {!shown && former.isError && <VersionFailed version={version} onRetry={() => void former.refetch()} />}
      {!shown && !former.isError && <Skeleton title lines={6} label={texts.loading} />}
    </div>
  );
}

/** The specification of the client's own project, to read and to download. */
export function SpecificationScreen({ id }: { id: string }) {
  const query = useQuery(specificationQuery(useClient(), id));
  const isMissing = isMissingProject(query.error);
  return (
    <ScreenFrame title={texts.title} lead={texts.lead}>
      {query.isPending && <Skeleton title lines={6} label={texts.loading} />}
      {query.isError && (
        <div role="alert">
          <Empty
            level={2}
            title={isMissing ? texts.missingTitle : texts.failedTitle}
            action={
              isMissing ? (
                <Link to={paths.projects} className={buttonClass({ variant: "ink" })}>
                  {texts.back}
                </Link>
              ) : (
                <Button variant="ink" onClick={() => query.refetch()}>
                  {texts.tryAgain}
                </Button>
              )
            }
          >
            {isMissing ? texts.missingBody : texts.failedBody(remedyOf(query.error))}
          </Empty>
        </div>
      )}
      {query.data && <Specification {...query.data} />}
    </ScreenFrame>
  );
}
