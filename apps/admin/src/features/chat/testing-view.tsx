import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminRunSuite, adminTestPattern } from "@sitewright/contracts";
import { Button, Field, FieldMessage, Input } from "@sitewright/ui";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { Failed } from "../../components/failed.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { SuiteResult } from "./suite-result.tsx";
import { TrialResult } from "./trial-result.tsx";

function Trial() {
  const client = useClient();
  const [query, setQuery] = useState("");
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const trial = useMutation({
    mutationFn: (text: string) => dataOf(client.call(adminTestPattern, { body: { query: text } })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = query.trim();
    setFault(asked === "" ? "Please enter a question." : undefined);
    if (asked === "") field.current?.focus();
    else trial.mutate(asked);
  };
  return (
    <PageSection title="Try a question">
      <form noValidate onSubmit={submit} className="grid max-w-[46rem] gap-2">
        <div className="flex flex-wrap items-end gap-2">
          <Field label="Question" className="min-w-0 flex-1 basis-[16rem]">
            <Input
              ref={field}
              aria-invalid={fault !== undefined || undefined}
              aria-describedby={fault && messageId}
              autoComplete="off"
              maxLength={500}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value);
                setFault(undefined);
              }}
              placeholder="What would a visitor ask?"
            />
          </Field>
          <Button type="submit" variant="primary" busy={trial.isPending} busyLabel="Asking...">
            Test
          </Button>
        </div>
        {/* Below both, so that the button keeps its place. */}
        <FieldMessage id={messageId} error={fault} />
      </form>
      <div aria-live="polite">
        {trial.isError && <Failed title="The question could not be tested." error={trial.error} />}
        {trial.data && <TrialResult query={trial.variables} result={trial.data} />}
      </div>
    </PageSection>
  );
}

function Suite() {
  const client = useClient();
  const suite = useMutation({ mutationFn: () => dataOf(client.call(adminRunSuite, {})) });
  return (
    <PageSection
      title="Full test suite"
      action={
        <Button busy={suite.isPending} busyLabel="Running..." onClick={() => suite.mutate()}>
          Run Full Test Suite
        </Button>
      }
    >
      <p className="mb-3 max-w-[46rem] text-ink-2">
        Tests every stored example and learned question, built-in and yours, and lists those that do not find
        their entry.
      </p>
      <div aria-live="polite">
        {suite.isError && <Failed title="The suite could not be run." error={suite.error} />}
        {suite.data && <SuiteResult report={suite.data} />}
      </div>
    </PageSection>
  );
}

/** Tests one question, or all stored ones. */
export function TestingView() {
  return (
    <>
      <Trial />
      <Suite />
    </>
  );
}
