import { currentIn, dataOf } from "@sitewright/app-kit/calls";
import { type FormReading, useForm } from "@sitewright/app-kit/form";
import { readFailure } from "@sitewright/app-kit/form-faults";
import { useClient } from "@sitewright/app-kit/services";
import {
  type Agent,
  adminChangeAgent,
  adminRemoveAgent,
  agentLimits,
  agentSchema,
} from "@sitewright/contracts";
import { Button, ConfirmDialog, Field, Fieldset, Input, Select, Switch, useToast } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { ConflictNote } from "../../components/conflict-note.tsx";
import { discardTexts, FormDialog } from "../../components/form-dialog.tsx";
import { listText } from "./agent-words.ts";
import { everyText } from "./figures.ts";
import {
  differencesOf,
  everyField,
  initialValues,
  readSettings,
  type SettingsValues,
} from "./settings-form.ts";

type SentSettings = Extract<ReturnType<typeof readSettings>, { ok: true }>["value"];

function useSettingsForm(opened: Agent, onClose: () => void) {
  // The settings when they were opened: the screen behind the dialog refetches them, and another person's changes are a
  // conflict.
  const [agent, setAgent] = useState(opened);
  const [theirs, setTheirs] = useState<Agent>();
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const stored = initialValues(theirs ?? agent);
  const form = useForm({
    initial: stored,
    read: (values: SettingsValues): FormReading<SentSettings> => readSettings(agent, values),
    send: (value) =>
      dataOf(
        client.call(adminChangeAgent, {
          params: { id: agent.id },
          body: { ...value, settingsVersion: (theirs ?? agent).settingsVersion },
        }),
      ),
    readFailure: (failure, names) => {
      const current = currentIn(failure, agentSchema);
      if (!current) return readFailure(failure, names);
      setTheirs(current);
      return { faults: {}, message: null };
    },
    onSent: () => {
      toast({ title: `Settings saved for ${agent.name}` });
      void queries.invalidateQueries();
      onClose();
    },
  });
  const choose = (other: Agent): void => {
    form.clearFaults();
    setAgent(other);
    setTheirs(undefined);
    form.change(initialValues(other));
  };
  return { ...form, agent, theirs, stored, choose };
}

type SettingsForm = ReturnType<typeof useSettingsForm>;

function SettingsFields({ form }: { form: SettingsForm }) {
  const { agent } = form;
  return (
    <>
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
          hint={`From ${agentLimits.attempts.min} to ${agentLimits.attempts.max}. Empty: each task’s own default.`}
          {...form.field("maxAttempts")}
        >
          <Input inputMode="numeric" autoComplete="off" {...form.control("maxAttempts")} />
        </Field>
      )}
    </>
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
  const first = agents.find((one) => one.id === chosen) ?? agents[0];
  return first && <AgentSettings agents={agents} first={first} onClose={onClose} />;
}

interface AgentSettingsProps extends Omit<SettingsDialogProps, "chosen"> {
  first: Agent;
}

function AgentSettings({ agents, first, onClose }: AgentSettingsProps) {
  const client = useClient();
  const form = useSettingsForm(first, onClose);
  const { agent, theirs, hasUnsavedInput, choose } = form;
  const [isRemoving, setIsRemoving] = useState(false);
  /** The agent that was selected while there are unsaved changes. */
  const [next, setNext] = useState<Agent>();
  const select = (id: string): void => {
    const other = agents.find((one) => one.id === id);
    if (!other || form.isSending) return;
    if (hasUnsavedInput) setNext(other);
    else choose(other);
  };
  return (
    <FormDialog
      form={form}
      title="Agent Settings"
      description="Changes take effect within a few seconds."
      submitLabel="Save settings"
      busyLabel="Saving..."
      onClose={onClose}
      footer={
        <>
          {next && (
            <ConfirmDialog
              open
              onOpenChange={() => setNext(undefined)}
              danger
              title={discardTexts.discardTitle}
              description={discardTexts.discardBody}
              confirmLabel={discardTexts.discard}
              cancelLabel={discardTexts.keepEditing}
              onConfirm={() => {
                setNext(undefined);
                choose(next);
              }}
            />
          )}
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
        </>
      }
    >
      <Field label="Agent">
        <Select value={agent.id} onChange={({ target }) => select(target.value)}>
          {agents.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      <SettingsFields form={form} />
      {theirs && (
        <ConflictNote
          differences={differencesOf(theirs, form.values)}
          verb="Save settings"
          onKeepTheirs={() => form.change(form.stored)}
        />
      )}
      {agent.isAdded && (
        <Button variant="danger" className="justify-self-start" onClick={() => setIsRemoving(true)}>
          Remove this agent
        </Button>
      )}
    </FormDialog>
  );
}
