import { dataOf } from "@sitewright/app-kit/calls";
import { useCreationKey } from "@sitewright/app-kit/creation-key";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { type AgentDashboard, adminAddAgent, agentLimits } from "@sitewright/contracts";
import { Field, Input, Select, useToast } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "../../components/form-dialog.tsx";
import { everyText } from "./figures.ts";
import { readNumber } from "./settings-form.ts";

const blank = { name: "", team: "", kind: "", everyMinutes: "" };

function read({ name, team, kind, everyMinutes: typed }: typeof blank) {
  const every = readNumber(typed, agentLimits.everyMinutes);
  const faults = {
    ...(name.trim() ? {} : { name: "Please enter a name." }),
    ...(kind ? {} : { kind: "Please choose a task." }),
    ...("fault" in every ? { everyMinutes: every.fault } : {}),
    ...("value" in every && every.value === null ? { everyMinutes: "Please enter how often it runs." } : {}),
  };
  return "value" in every && every.value !== null && Object.keys(faults).length === 0
    ? ({ ok: true, value: { name, team, kind, everyMinutes: every.value } } as const)
    : ({ ok: false, faults } as const);
}

/** Adds an agent: another schedule for one of the tasks. */
export function AddDialog({ tasks, onClose }: Pick<AgentDashboard, "tasks"> & { onClose: () => void }) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const headers = useCreationKey();
  const form = useForm({
    initial: blank,
    read,
    send: (body: Extract<ReturnType<typeof read>, { ok: true }>["value"]) =>
      dataOf(client.call(adminAddAgent, { headers, body })),
    onSent: () => {
      toast({ title: `${form.values.name.trim()} added; it starts within a few seconds` });
      void queries.invalidateQueries();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="Add New Agent"
      description="Runs one of the tasks on an extra schedule, in addition to the usual one."
      submitLabel="Add agent"
      busyLabel="Adding..."
      onClose={onClose}
    >
      <Field label="Name" required {...form.field("name")}>
        <Input autoComplete="off" maxLength={60} {...form.control("name")} />
      </Field>
      <Field label="Team" optional {...form.field("team")}>
        <Input autoComplete="off" maxLength={60} {...form.control("team")} />
      </Field>
      <Field label="Task" required {...form.field("kind")}>
        <Select {...form.control("kind")}>
          <option value="">Choose a task</option>
          {tasks.map(({ kind, title, everyMinutes }) => (
            <option key={kind} value={kind}>
              {title} (usually {everyText(everyMinutes)})
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Minutes between runs"
        required
        hint="60 is every hour, 1,440 is every day."
        {...form.field("everyMinutes")}
      >
        <Input inputMode="numeric" autoComplete="off" {...form.control("everyMinutes")} />
      </Field>
    </FormDialog>
  );
}
