import { dataOf } from "@sitewright/app-kit/calls";
import { type FormReading, useForm } from "@sitewright/app-kit/form";
import { readFailure } from "@sitewright/app-kit/form-faults";
import { useClient } from "@sitewright/app-kit/services";
import { type Agent, adminChangeAgent, adminRemoveAgent, agentSchema } from "@sitewright/contracts";
import { Button, Dialog, Field, Fieldset, Input, Note, Select, Switch, useToast } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ChangedMeanwhile } from "../../components/changed-meanwhile.tsx";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { currentIn } from "../../lib/current-in.ts";
import { listText } from "./agent-words.ts";
import { everyText } from "./figures.ts";
import {
  differencesOf,
  everyField,
  initialValues,
  readSettings,
  type SettingsValues,
} from "./settings-form.ts";

interface SettingsFormProps {
  agent: Agent;
  onClose: () => void;
  onRemove: () => void;
}

function useSettingsForm({ agent, onClose }: Omit<SettingsFormProps, "onRemove">) {
  // The settings as they were opened: those behind the dialog are refetched, and another person's changes are
  // a conflict.
  const [base, setBase] = useState(agent);
  const [theirs, setTheirs] = useState<Agent>();
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const form = useForm({
    initial: initialValues(agent),
    read: (values: SettingsValues): FormReading<ReturnType<typeof pick>> => {
      const read = readSettings(agent, values);
      return read.ok ? { ok: true, value: pick(read) } : read;
    },
    send: (value) =>
      dataOf(
        client.call(adminChangeAgent, {
          params: { id: agent.id },
          body: { ...value, settingsVersion: base.settingsVersion },
        }),
      ),
    readFailure: (failure, names) => {
      const current = currentIn(failure, agentSchema);
      if (!current) return readFailure(failure, names);
      setTheirs(current);
      setBase(current);
      return { faults: {}, message: null };
    },
    onSent: () => {
      toast({ title: `Settings saved for ${agent.name}` });
      void queries.invalidateQueries({ queryKey: ["agents"] });
      onClose();
    },
  });
  return { ...form, theirs };
}
const pick = ({ value }: Extract<ReturnType<typeof readSettings>, { ok: true }>) => value;

function SettingsForm({ agent, onClose, onRemove }: SettingsFormProps) {
  const form = useSettingsForm({ agent, onClose });
  return (
    <form id={form.id} noValidate onSubmit={form.submit} className="grid gap-s-4">
      <Switch
        label="Paused"
        detail={
          agent.promised.length > 0
            ? `Due tasks wait, except those promised to people: ${listText(agent.promised)}.`
            : "It starts no tasks; due tasks wait."
        }
        checked={form.values.paused === "yes"}
        onChange={({ target }) => form.change({ paused: target.checked ? "yes" : "no" })}
      />
      {agent.schedules.length > 0 && (
        <Fieldset legend="Minutes between runs" contentClassName="grid items-end gap-s-4 phone:grid-cols-2">
          {agent.schedules.map(({ kind, title, usualMinutes }) => (
            <Field
              key={kind}
              label={title}
              hint={usualMinutes === null ? undefined : `Empty: ${everyText(usualMinutes)}.`}
              {...form.field(everyField(kind))}
            >
              <Input inputMode="numeric" autoComplete="off" {...form.control(everyField(kind))} />
            </Field>
          ))}
        </Fieldset>
      )}
      {!agent.isAdded && (
        <Field
          label="Attempts before giving up"
          hint="From 1 to 20. Empty: each task’s own default."
          {...form.field("maxAttempts")}
        >
          <Input inputMode="numeric" autoComplete="off" {...form.control("maxAttempts")} />
        </Field>
      )}
      {form.theirs && (
        <ChangedMeanwhile
          differences={differencesOf(form.theirs, form.values)}
          verb="Save settings"
          onTake={() => form.theirs && form.change(initialValues(form.theirs))}
        />
      )}
      {form.refusal && (
        <Note tone="bad" role="alert">
          {form.refusal}
        </Note>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {agent.isAdded && (
          <Button variant="danger" className="mr-auto" onClick={onRemove}>
            Remove
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.isSending} busyLabel="Saving...">
          Save settings
        </Button>
      </div>
    </form>
  );
}

interface SettingsDialogProps {
  agents: readonly Agent[];
  /** The agent that is selected first. */
  chosen: string;
  onClose: () => void;
}

/** The settings of an agent: paused, interval, number of tries. */
export function SettingsDialog({ agents, chosen, onClose }: SettingsDialogProps) {
  const client = useClient();
  const [id, setId] = useState(chosen);
  const [isRemoving, setIsRemoving] = useState(false);
  const agent = agents.find((one) => one.id === id) ?? agents[0];
  if (!agent) return null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Agent Settings"
      description="Changes take effect within a few seconds."
    >
      <Field label="Agent" className="mb-s-4">
        <Select value={agent.id} onChange={({ target }) => setId(target.value)}>
          {agents.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      <SettingsForm key={agent.id} agent={agent} onClose={onClose} onRemove={() => setIsRemoving(true)} />
      {isRemoving && (
        <ConfirmDelete
          title="Remove agent"
          description="Its schedule ends. Its runs stay in the reports."
          confirmLabel="Remove"
          busyLabel="Removing..."
          failed={(reason) => ({ title: `It could not be removed: ${reason}` })}
          deleted={`${agent.name} removed`}
          run={() => dataOf(client.call(adminRemoveAgent, { params: { id: agent.id } }))}
          onDeleted={onClose}
          onClose={() => setIsRemoving(false)}
        >
          {agent.name}
        </ConfirmDelete>
      )}
    </Dialog>
  );
}
