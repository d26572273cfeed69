import { dataOf } from "@sitewright/app-kit/calls";
import { useCreationKey } from "@sitewright/app-kit/creation-key";
import { useFormDraft } from "@sitewright/app-kit/form-draft";
import { useClient } from "@sitewright/app-kit/services";
import { adminCreateKnowledge, adminLearnPatterns, type QuestionGroup } from "@sitewright/contracts";
import { Combobox, Field, RadioGroup } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useViewerId } from "../../lib/viewer.ts";
import { BrokenNote } from "./broken-note.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { readEntryFailure } from "./entry-form.ts";
import { initialValues, type LearnRequest, learnValuesSchema, readValues } from "./learn-form.ts";
import { knowledgeQuery } from "./queries.ts";
import { QuestionChoice } from "./question-choice.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

interface LearnDialogProps {
  group: QuestionGroup;
  onClose: () => void;
}

const modes = [
  { value: "teach", label: "An existing entry answers them", detail: "These ways to ask are added to it." },
  {
    value: "write",
    label: "They need a new answer",
    detail: "A new entry is created with these questions.",
  },
] as const;

function useSendLearned() {
  const client = useClient();
  const headers = useCreationKey();
  return (request: LearnRequest, isConfirmed: boolean): Promise<unknown> =>
    request.mode === "teach"
      ? dataOf(
          client.call(adminLearnPatterns, {
            body: { entryId: request.entryId, learnt: request.learnt, isConfirmed },
          }),
        )
      : dataOf(
          client.call(adminCreateKnowledge, {
            body: { ...request.entry, learnt: request.learnt, declines: false, isConfirmed },
            headers,
          }),
        );
}

/** Adds unanswered questions to the assistant's knowledge. */
export function LearnDialog({ group, onClose }: LearnDialogProps) {
  const client = useClient();
  const [initial] = useState(() => initialValues(group));
  const entries = useQuery(knowledgeQuery(client));
  const form = useCheckedForm({
    initial,
    read: readValues,
    send: useSendLearned(),
    readFailure: readEntryFailure,
    saved: "Added to the knowledge base. The assistant uses it from now on.",
    onClose: () => close(),
  });
  const { close } = useFormDraft(form, {
    viewerId: useViewerId(),
    name: `learn_${group.id}`,
    schema: learnValuesSchema,
    onClose,
  });
  const { mode, questions } = form.values;
  const options = (entries.data?.entries ?? [])
    .filter(({ isOn }) => isOn)
    .map(({ id, label }) => ({ value: id, label }));
  return (
    <FormDialog
      form={form}
      size="lg"
      title="Add to knowledge base"
      description="All stored questions are tested before saving, which takes a few seconds."
      submitLabel={form.broken.length > 0 ? "Add anyway" : "Add"}
      busyLabel="Checking..."
      onClose={close}
    >
      <QuestionChoice
        questions={questions}
        onChange={(next) => form.change({ questions: next })}
        isReadOnly={form.isSending}
        error={form.field("questions").error}
      />
      <RadioGroup
        legend="How to answer them"
        options={modes}
        value={mode}
        onValueChange={(next) => form.change({ mode: next })}
      />
      {mode === "teach" ? (
        <Field label="Entry" required {...form.field("entryId")}>
          <Combobox
            options={options}
            value={form.values.entryId || null}
            onValueChange={(entryId) => form.change({ entryId })}
            placeholder={entries.isPending ? "Loading..." : "Search by title"}
          />
        </Field>
      ) : (
        <EntryFields form={form} />
      )}
      <BrokenNote broken={form.broken} />
    </FormDialog>
  );
}
