import { currentIn, dataOf } from "@sitewright/app-kit/calls";
import { useCreationKey } from "@sitewright/app-kit/creation-key";
import { type FormDraft, useFormDraft } from "@sitewright/app-kit/form-draft";
import { useClient } from "@sitewright/app-kit/services";
import {
  adminCreateKnowledge,
  adminUpdateKnowledge,
  type KnowledgeDetails,
  knowledgeDetailsSchema,
} from "@sitewright/contracts";
import { Checkbox, Switch } from "@sitewright/ui";
import { useState } from "react";
import { ConflictNote } from "../../components/conflict-note.tsx";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useViewerId } from "../../lib/viewer.ts";
import { BrokenNote } from "./broken-note.tsx";
import { BuiltIn } from "./built-in.tsx";
import { EntryFields } from "./entry-fields.tsx";
import {
  type ChosenEntry,
  chosenEntrySchema,
  differencesOf,
  readEntry,
  readEntryFailure,
  typedOf,
} from "./entry-form.ts";
import { useCheckedForm } from "./use-checked-form.ts";

interface EntryDialogProps {
  /** The entry to edit; undefined for a new one. */
  entry?: KnowledgeDetails;
  onClose: () => void;
}

const blank: ChosenEntry = { label: "", answer: "", examples: "", links: "", declines: false, isOn: true };

const chosenOf = (entry: KnowledgeDetails): ChosenEntry => ({
  ...typedOf(entry),
  declines: entry.declines,
  isOn: entry.isOn,
});

const examplesHint = "One per line, in visitors’ own words. The more varied, the better.";

/** Adds an entry, or changes one. */
export function EntryDialog({ entry: now, onClose }: EntryDialogProps) {
  const client = useClient();
  // The entry when it was opened: the screen behind refetches it, and another person's changes are a conflict.
  const [entry] = useState(now);
  const [theirs, setTheirs] = useState<KnowledgeDetails>();
  const headers = useCreationKey();
  const stored = entry ? chosenOf(theirs ?? entry) : blank;
  const form = useCheckedForm({
    initial: stored,
    read: ({ declines, isOn, ...typed }) => {
      const reading = readEntry(typed, { needsExample: !entry });
      return reading.ok ? { ok: true, value: { ...reading.value, declines, isOn } } : reading;
    },
    send: ({ isOn: on, ...value }, isConfirmed): Promise<unknown> =>
      entry
        ? dataOf(
            client.call(adminUpdateKnowledge, {
              params: { id: entry.id },
              body: { ...value, isOn: on, version: theirs?.version ?? draft.from, isConfirmed },
            }),
          )
        : dataOf(client.call(adminCreateKnowledge, { body: { ...value, isConfirmed }, headers })),
    readFailure: (failure, names) => {
      const current = currentIn(failure, knowledgeDetailsSchema);
      if (!current) return readEntryFailure(failure, names);
      setTheirs(current);
      return { faults: {}, message: null };
    },
    saved: entry ? "Saved. The assistant uses it from now on." : "Added. The assistant uses it from now on.",
    onClose: () => draft.close(),
  });
  const draft: FormDraft = useFormDraft(form, {
    viewerId: useViewerId(),
    name: `entry_${entry?.id ?? "new"}`,
    schema: chosenEntrySchema,
    version: entry?.version,
    onClose,
  });
  const verb = entry ? "Save" : "Add entry";
  return (
    <FormDialog
      form={form}
      size="lg"
      title={entry ? "Edit entry" : "Add entry"}
      description="All stored questions are tested before saving, which takes a few seconds."
      submitLabel={form.broken.length > 0 ? `${verb} anyway` : verb}
      busyLabel="Checking..."
      onClose={draft.close}
    >
      <EntryFields
        form={form}
        examplesHint={entry?.builtIn ? `In addition to the built-in ones. ${examplesHint}` : examplesHint}
      />
      <Checkbox
        label="Only says that this is not offered"
        detail="Visitors are offered contact with a person instead. It never counts as an answer."
        checked={form.values.declines}
        onChange={({ target }) => form.change({ declines: target.checked })}
      />
      {entry && (
        <Switch
          label="In use"
          detail="When off, the assistant does not use it."
          checked={form.values.isOn}
          onChange={({ target }) => form.change({ isOn: target.checked })}
        />
      )}
      {entry?.builtIn && <BuiltIn entry={entry} builtIn={entry.builtIn} />}
      <BrokenNote broken={form.broken} />
      {theirs && (
        <ConflictNote
          differences={differencesOf(theirs, form.values)}
          verb={verb}
          onKeepTheirs={() => form.change(stored)}
        />
      )}
    </FormDialog>
  );
}
