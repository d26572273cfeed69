import { useClient } from "@sitewright/app-kit/services";
import { Button, Empty, Field, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { Failed } from "../../components/failed.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { checksQuery, useSendSite } from "./check-queries.ts";
import { CheckLine } from "./site-check.tsx";
import { SiteChoice } from "./site-choice.tsx";

/** Chooses and uploads an archive. */
function SendSite({ id, onSent }: { id: string; onSent: (check: string) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState("");
  const sending = useSendSite(id);
  const shownFault = fault || sending.error?.message;
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setFault("");
    // What was refused of another archive is no fault of this one.
    if (!sending.isPending) sending.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(file ? "" : "Please choose a ZIP archive.");
    if (!file) sending.reset();
    else sending.mutate(file, { onSuccess: ({ id: check }) => onSent(check) });
  };
  return (
    <form noValidate onSubmit={submit} className="mb-s-6 grid max-w-[34rem] gap-2">
      <Field
        label="Built site (ZIP archive)"
        hint="At most 50 MB. It is checked against the newest version, then deleted; the results stay here."
        error={shownFault && <span role="alert">{shownFault}</span>}
      >
        <SiteChoice file={file} onChoose={choose} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        busy={sending.isPending}
        busyLabel="Sending..."
        className="justify-self-start"
      >
        Check the site
      </Button>
    </form>
  );
}

/** Checks built sites against the specification, and shows the findings. The open check is in the address. */
export function SiteChecks({ id }: { id: string }) {
  const query = useQuery(checksQuery(useClient(), id));
  const [params, setParams] = useSearchParams();
  const open = (check: string | null) => {
    const next = new URLSearchParams(params);
    if (check) next.set("check", check);
    else next.delete("check");
    setParams(next, { replace: true });
  };
  const { data } = query;
  const chosen = params.get("check");
  return (
    <div className="max-w-[58rem]">
      <SendSite id={id} onSent={open} />
      {query.isPending && <Skeleton lines={4} label="Loading the checks..." />}
      {query.isError && !data && (
        <Failed
          title="The checks could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {data?.length === 0 && (
        <Empty level={2} title="No checks yet">
          A check reads every page and stylesheet of a built site and lists where it deviates from the
          specification, by file and line.
        </Empty>
      )}
      {data && data.length > 0 && (
        <PageSection title="Checks">
          <ul className="border-ink border-t-[1.5px]">
            {data.map((check) => (
              <CheckLine
                key={check.id}
                check={check}
                projectId={id}
                isOpen={check.id === chosen}
                onToggle={() => open(check.id === chosen ? null : check.id)}
              />
            ))}
          </ul>
        </PageSection>
      )}
    </div>
  );
}
