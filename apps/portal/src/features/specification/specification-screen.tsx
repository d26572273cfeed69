import "@sitewright/ui/print-part.css";
import { useClient, useServices } from "@sitewright/app-kit/services";
import type { Project } from "@sitewright/contracts";
import type { Spec } from "@sitewright/spec-core/spec";
import { Button, buttonClass, Empty, Note, Segmented, Skeleton } from "@sitewright/ui";
import { Markdown } from "@sitewright/ui/markdown";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { ScreenFrame } from "../../components/chrome/screen-frame.tsx";
import { paths } from "../../lib/paths.ts";
import { type SpecificationPart, specificationParts, withoutFrontMatter } from "./parts.ts";
import { isMissing as isMissingProject, specificationQuery } from "./specification-query.ts";
import { specificationTexts as texts } from "./texts.ts";

const markdownType = "text/markdown";
const jsonFile = "spec.json";

function Parts({ spec }: { spec: Spec }) {
  const { saveFile } = useServices();
  const [key, setKey] = useState<SpecificationPart["key"]>("brief");
  const part = specificationParts.find((one) => one.key === key) ?? specificationParts[0];
  const content = useMemo(() => part.render(spec), [part, spec]);
  return (
    <>
      <div className="mb-s-5 flex flex-wrap items-center gap-3 print:hidden">
        <Segmented
          legend={texts.choice}
          options={specificationParts.map((one) => ({ value: one.key, label: texts.parts[one.key] }))}
          value={key}
          onValueChange={setKey}
        />
        <Button
          compact
          variant="ink"
          onClick={() => saveFile({ name: part.file, content, type: markdownType })}
        >
          <Download aria-hidden="true" /> {texts.download(part.file)}
        </Button>
        <Button
          compact
          variant="ghost"
          onClick={() =>
            saveFile({ name: jsonFile, content: JSON.stringify(spec, null, 2), type: "application/json" })
          }
        >
          <Download aria-hidden="true" /> {texts.download(jsonFile)}
        </Button>
      </div>
      <Note className="mb-s-5 max-w-[42rem] text-pretty print:max-w-none">{texts.open}</Note>
      <article className="min-w-0 wrap-anywhere">
        <Markdown key={key} content={withoutFrontMatter(content)} />
      </article>
      <p className="mt-s-6 border-line border-t pt-s-4 text-ink-2 text-s print:hidden">{texts.site}</p>
    </>
  );
}

function Specification({ project, spec }: { project: Project; spec: Spec }) {
  const name = project.businessName.trim() || texts.unnamed;
  return (
    <div data-print>
      <p className="mb-s-4 font-label">{texts.of(name, project.version, project.updatedAt)}</p>
      <Parts spec={spec} />
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
            {isMissing ? texts.missingBody : texts.failedBody}
          </Empty>
        </div>
      )}
      {query.data && <Specification {...query.data} />}
    </ScreenFrame>
  );
}
